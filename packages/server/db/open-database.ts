import { Socket } from 'node:net';
import pg from 'pg';
import { databaseCertificateProblemOf } from '../lib/certificates.ts';
import { type Database, ignoreConnectionErrors, type UntimedConnection, wrapPool } from './database.ts';
import { openEmbeddedDatabase } from './embedded/open-embedded-database.ts';
import { createReadAt } from './read-replica.ts';

/** Min PostgreSQL version. */
const MIN_SERVER_VERSION = 15;
const MAX_CONNECTIONS = 10;

/** Max time to wait for a free or a new connection before the call is answered with 503. */
const CONNECT_TIMEOUT_MS = 5_000;
/**
 * Max time without data on a connection, because a dead route or a frozen host reports no error. Statements of requests
 * take about a tenth of it; deletions and merges run in parts of about a second on a busy machine. Also the max age of an
 * idle connection.
 */
const SILENCE_TIMEOUT_MS = 5_000;
/** Max idle time inside a transaction. Longer, because this process may compute between two statements. */
const IDLE_TRANSACTION_TIMEOUT_MS = 10_000;
/** Makes PostgreSQL enforce both limits. */
const sessionSettings = `SET statement_timeout = ${SILENCE_TIMEOUT_MS}; SET idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_TIMEOUT_MS}`;

export type DatabaseChoice = {
  readonly databaseUrl: string | null;
  /** Address of one replica or of several; omitted or null for none. */
  readonly databaseReadUrl?: string | null;
  readonly dataDir: string;
};

/** Opens the PostgreSQL server at the address, else the embedded database in the data directory. */
export async function openDatabase({
  databaseUrl,
  databaseReadUrl = null,
  dataDir,
}: DatabaseChoice): Promise<Database> {
  if (databaseUrl === null) return openEmbeddedDatabase(dataDir);
  const database = await openServerDatabase(databaseUrl);
  return databaseReadUrl === null ? database : withReplica(database, databaseReadUrl);
}

/** The replica is connected to at the first read; a server starts without it. */
function withReplica(primary: Database, connectionString: string): Database {
  const replica = createPool(connectionString);
  ignoreConnectionErrors(replica);
  const { readAt, watch } = createReadAt(primary.query, replica);
  return {
    ...primary,
    replica,
    replicaWatch: watch,
    readAt,
    close: async () => {
      if (!replica.ending) await replica.end();
      await primary.close();
    },
  };
}

function createPool(connectionString: string): pg.Pool {
  return new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    stream: openSocket,
    // Set in the session and not in the start-up message, which a pooler such as PgBouncer rejects.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types do not say
    onConnect: async (client) => {
      await client.query(sessionSettings);
    },
  });
}

type ServerProperties = { readonly version: string; readonly encoding: string; readonly isReplica: boolean };

function findServerProblem({ version, encoding, isReplica }: ServerProperties): string | null {
  if (Number.parseInt(version, 10) < MIN_SERVER_VERSION) {
    return `PostgreSQL ${version} is too old: version ${MIN_SERVER_VERSION} or later is needed`;
  }
  // With another encoding, PostgreSQL measures lengths and lowercases letters wrongly, or rejects characters.
  if (encoding !== 'UTF8') {
    return `the encoding of the database is ${encoding}, and must be UTF8: make another one with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0`;
  }
  return isReplica
    ? 'it is a replica, which cannot be written: name the primary, and the replica in DATABASE_READ_URL'
    : null;
}

async function openServerDatabase(connectionString: string): Promise<Database> {
  const pool = createPool(connectionString);
  const database = wrapPool('postgresql', pool, undefined, () => connectWithoutTimeouts(connectionString));
  try {
    const { rows } = await database.pool.query<ServerProperties>(
      `SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding,
         pg_is_in_recovery() AS "isReplica"`,
    );
    const problem = rows[0] === undefined ? null : findServerProblem(rows[0]);
    if (problem !== null) throw new Error(problem);
    return database;
  } catch (error) {
    await database.close();
    const certificate = databaseCertificateProblemOf(error);
    if (certificate !== null) {
      throw new Error(`DATABASE_URL: the PostgreSQL server there ${certificate}`, { cause: error });
    }
    const reason = error instanceof Error ? error.message || String((error as { code?: string }).code) : String(error);
    throw new Error(`DATABASE_URL: cannot use the PostgreSQL server there: ${reason}`, { cause: error });
  }
}

/** A socket that fails, together with the running query, if the database is silent for too long. */
function openSocket(): Socket {
  const socket = new Socket();
  socket.setTimeout(SILENCE_TIMEOUT_MS, () => {
    socket.destroy(Object.assign(new Error('the database did not answer in time'), { code: 'ETIMEDOUT' }));
  });
  return socket;
}

async function connectWithoutTimeouts(connectionString: string): Promise<UntimedConnection> {
  const client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => {});
  await client.connect();
  return { query: client.query.bind(client), release: () => client.end() };
}
