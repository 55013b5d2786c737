import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '../db/embedded/open-embedded-database.ts';
import { migrate } from '../db/migrate.ts';
import { schemaId } from './schema-id.ts';
import { makeTemplate } from './templates.ts';

/** A data directory with a migrated database, because creating one takes seconds. Copy it before use. */
export function makeMigratedDataDir(): Promise<string> {
  return makeTemplate(`migrated-${schemaId}`, async (unfinished) => {
    const database = await openEmbeddedDatabase(unfinished);
    await migrate(database);
    await database.close();
  });
}

/** A migrated data directory of one's own, for servers that the test starts. */
export async function copyMigratedDataDir(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'strokebook-data-'));
  cpSync(await makeMigratedDataDir(), dataDir, { recursive: true });
  return dataDir;
}
