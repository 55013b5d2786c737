import pg from 'pg';
import { type Database, wrapPool } from './database.ts';
import { openEmbeddedDatabase } from './embedded/open-embedded-database.ts';

/** Oldest PostgreSQL the schema and queries are written for. */
const OLDEST_SERVER = 15;
const MOST_CONNECTIONS = 10;

export type DatabaseChoice = { readonly databaseUrl: string | null; readonly dataDir: string };

/** Opens the PostgreSQL server of the address, else the embedded database in the data directory. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseChoice): Promise<Database> {
  return databaseUrl === null ? openEmbeddedDatabase(dataDir) : openServerDatabase(databaseUrl);
}

async function openServerDatabase(connectionString: string): Promise<Database> {
  const database = wrapPool('postgresql', new pg.Pool({ connectionString, max: MOST_CONNECTIONS }));
  try {
    const { rows } = await database.pool.query<{ version: string }>('SHOW server_version');
    const version = rows[0]?.version ?? 'unknown';
    if (Number.parseInt(version, 10) < OLDEST_SERVER) {
      throw new Error(`PostgreSQL ${version} is too old: version ${OLDEST_SERVER} or later is needed`);
    }
    return database;
  } catch (error) {
    await database.close();
    const reason = error instanceof Error ? error.message || String((error as { code?: string }).code) : String(error);
    throw new Error(`DATABASE_URL: cannot use the PostgreSQL server there: ${reason}`, { cause: error });
  }
}
