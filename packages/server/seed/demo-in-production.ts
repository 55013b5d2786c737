import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StorageConfig } from '../config/storage.ts';
import { CLUSTER } from '../db/embedded/data-directory.ts';
import { openDatabase } from '../db/open-database.ts';
import { hasDemoWorld } from './queries.ts';

/** Anyone can sign in to the demo's accounts with the numbers in the README. */
export const DEMO_IN_PRODUCTION =
  'the database contains the demo world, which may not be there in production: use an empty database (DATA_DIR or DATABASE_URL)';

/** The same, asked of a database that is not open; no for one that cannot be opened. */
export async function isDemoStored(storage: StorageConfig): Promise<boolean> {
  // Opening would create it.
  if (storage.databaseUrl === null && !existsSync(join(storage.dataDir, CLUSTER))) return false;
  try {
    const database = await openDatabase(storage);
    try {
      return await hasDemoWorld(database.query);
    } finally {
      await database.close();
    }
  } catch {
    return false;
  }
}
