import { expect, it } from 'vitest';
import { openEmbeddedTestDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound } from '../../testing/test-rounds.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { storeAccount } from '../../testing/test-accounts.ts';

it('confirms a round to its sender after the disk has confirmed it', async () => {
  const database = await openEmbeddedTestDatabase();
  const server = await createTestServer(database);
  await storeAccount(database, { accountId: 1 });
  const token = await server.tokenOf(1);
  for (let number = 1; number <= 10; number += 1) {
    const before = await database.countSyncs();
    const roundId = `r${number}`;
    await server.call('putRound', { params: { accountId: 1, roundId }, body: scoreOnlyRound(roundId) }, { token });
    expect((await database.countSyncs()) - before).toBeGreaterThanOrEqual(1);
  }
  await server.close();
  await database.close();
});
