import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Mode } from '../config/mode.ts';
import type { StorageConfig } from '../config/storage.ts';
import { CLUSTER } from '../db/embedded/data-directory.ts';
import type { Queryable } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { hasAccounts, hasDemoWorld } from './queries.ts';

/** Anyone can sign in to the demo's accounts with the numbers in the README. */
const DEMO_IN_PRODUCTION =
  'the database contains the demo world, which may not be there in production: use an empty database (DATA_DIR or DATABASE_URL)';

/** The demo prints codes and has hardly any limits. */
const ACCOUNTS_IN_DEMO =
  'the database contains accounts that are not of the demo world, and without NODE_ENV=production the server is the demo, which prints sign-in codes and hardly limits calls: set NODE_ENV=production, or DEMO=off for development, or use an empty database (DATA_DIR or DATABASE_URL)';

/**
 * Why a server of this mode may not run on the content of a database, as a sentence for the operator; null if it may.
 * Also for a database without a schema.
 */
export async function findWorldProblem(query: Queryable, { isProduction, isDemo }: Mode): Promise<string | null> {
  if (isProduction) return (await hasDemoWorld(query)) ? DEMO_IN_PRODUCTION : null;
  return isDemo && !(await hasDemoWorld(query)) && (await hasAccounts(query)) ? ACCOUNTS_IN_DEMO : null;
}

/** The same, asked of a database that is not open; null for one that cannot be opened. */
export async function findStoredWorldProblem(storage: StorageConfig, mode: Mode): Promise<string | null> {
  // Opening would create it.
  if (storage.databaseUrl === null && !existsSync(join(storage.dataDir, CLUSTER))) return null;
  try {
    const database = await openDatabase(storage);
    try {
      return await findWorldProblem(database.query, mode);
    } finally {
      await database.close();
    }
  } catch {
    return null;
  }
}
