import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '../db/embedded/open-embedded-database.ts';
import { createLocalFiles } from '../ports/files/local-files.ts';
import { seedDemoWorld } from '../seed/seed-demo-world.ts';
import { type EmbeddedTestDatabase, lendDatabase } from './lent-databases.ts';
import { demoSourceId, makeTemplate } from './templates.ts';
import { copyMigratedDataDir } from './migrated-data-dir.ts';
import { createTestClock } from './test-server.ts';

/** A data directory with the demo world of 2026-06-15, cached by a hash of the code that creates it. Copy it before use. */
export function makeDemoDataDir(): Promise<string> {
  return makeTemplate(`demo-${demoSourceId()}`, async (unfinished) => {
    const migrated = await copyMigratedDataDir();
    cpSync(migrated, unfinished, { recursive: true });
    rmSync(migrated, { recursive: true });
    const database = await openEmbeddedDatabase(unfinished);
    const files = createLocalFiles(join(unfinished, 'files'));
    await seedDemoWorld(database, files, { demoSeed: '1', demoPlayers: null }, createTestClock(), () => {});
    await database.close();
  });
}

/** A data directory with the demo world of one's own, for servers that the test starts. */
export async function copyDemoDataDir(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'strokebook-demo-'));
  cpSync(await makeDemoDataDir(), dataDir, { recursive: true });
  return dataDir;
}

/** The embedded database with the demo world, for the tests of one file; its pictures are in `dataDir/files`. */
export async function openDemoDatabase(): Promise<EmbeddedTestDatabase> {
  return lendDatabase(await makeDemoDataDir());
}
