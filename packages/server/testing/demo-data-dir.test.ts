import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { copyDemoDataDir, createTestServer, openEmbeddedDatabase } from './index.ts';

it('gives tests of pages a server on the demo world, quickly the second time', async () => {
  const dataDir = await copyDemoDataDir();
  const database = await openEmbeddedDatabase(dataDir);
  const server = await createTestServer(database);
  const { body } = await server.call('getProfile', { params: { username: 'ingrid-solberg' } });
  expect(body).toMatchObject({ account: { accountId: 1, firstName: 'Ingrid' }, hasFullAccess: false });
  await server.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});
