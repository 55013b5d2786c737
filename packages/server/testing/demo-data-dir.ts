import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '../db/embedded/open-embedded-database.ts';
import { createLocalFiles } from '../ports/files/local-files.ts';
import { seedDemoWorld } from '../seed/seed-demo-world.ts';
import { demoSourceId, makeTemplate } from './templates.ts';
import { copyMigratedDataDir } from './test-databases.ts';
import { createTestClock } from './test-server.ts';

/**
 * A copy of a data directory with the demo world of 2026-06-15, for tests of pages. Cached by a hash of the code that
 * creates it.
 */
export async function copyDemoDataDir(): Promise<string> {
  const template = await makeTemplate(`demo-${demoSourceId()}`, async (unfinished) => {
    const migrated = await copyMigratedDataDir();
    cpSync(migrated, unfinished, { recursive: true });
    rmSync(migrated, { recursive: true });
    const database = await openEmbeddedDatabase(unfinished);
    const files = createLocalFiles(join(unfinished, 'files'));
    await seedDemoWorld(database, files, { demoSeed: '1', demoPlayers: null }, createTestClock(), () => {});
    await database.close();
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'strokebook-demo-'));
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}
