import { Socket } from 'node:net';
import pg from 'pg';
import { type Database, type PatientConnection, wrapPool } from './database.ts';
import { openEmbeddedDatabase } from './embedded/open-embedded-database.ts';

/** Oldest PostgreSQL the schema and queries are written for. */
const OLDEST_SERVER = 15;
const MAX_CONNECTIONS = 10;

/** How long a caller waits for a connection, a free one or a new one, before it is told that the database is away. */
const CONNECT_TIMEOUT_MS = 5_000;
/**
 * A connection on which nothing arrives for so long is given up: no statement of a request takes a tenth of it, and a
 * dead route or a frozen host sends no error. It is also how long an idle connection is kept at most.
 */
const SILENCE_TIMEOUT_MS = 10_000;
/** After the same time the database gives up the statement, or the transaction that nobody continues, and its locks. */
const sessionSettings = `SET statement_timeout = ${SILENCE_TIMEOUT_MS}; SET idle_in_transaction_session_timeout = ${SILENCE_TIMEOUT_MS}`;

export type DatabaseChoice = { readonly databaseUrl: string | null; readonly dataDir: string };

/** Opens the PostgreSQL server of the address, else the embedded database in the data directory. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseChoice): Promise<Database> {
  return databaseUrl === null ? openEmbeddedDatabase(dataDir) : openServerDatabase(databaseUrl);
}

async function openServerDatabase(connectionString: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    stream: openSocket,
  });
  // In the session and not in the start-up message, which a pooler such as PgBouncer refuses. It is sent before the
  // first query of the connection, which fails by itself where this cannot arrive.
  pool.on('connect', (client) => {
    client.query(sessionSettings).catch(() => {});
  });
  const database = wrapPool('postgresql', pool, undefined, () => connectPatiently(connectionString));
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

/** A socket that fails, and with it the query under way, when the database has been silent for too long. */
function openSocket(): Socket {
  const socket = new Socket();
  socket.setTimeout(SILENCE_TIMEOUT_MS, () => {
    socket.destroy(Object.assign(new Error('the database did not answer in time'), { code: 'ETIMEDOUT' }));
  });
  return socket;
}

async function connectPatiently(connectionString: string): Promise<PatientConnection> {
  const client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => {});
  await client.connect();
  return { query: client.query.bind(client), release: () => client.end() };
}
