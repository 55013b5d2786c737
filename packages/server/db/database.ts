import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { installCodecs } from './codecs.ts';
import { databaseProblemOf } from './database-problem.ts';
import * as schema from './schema/index.ts';

/** What queries are written against: the database itself or a transaction of it. */
export type Queryable = Pick<
  NodePgDatabase<typeof schema>,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'selectDistinct'
>;

/** A connection without time limits; `release` must be called. */
export type PatientConnection = {
  readonly query: pg.Client['query'];
  readonly release: () => Promise<void>;
};

/** An open database, embedded or not; everyone talks to both in the same way. */
export type Database = {
  readonly kind: 'embedded' | 'postgresql';
  readonly pool: pg.Pool;
  readonly query: NodePgDatabase<typeof schema>;
  /** A connection for work that may take minutes without a word from the database, such as a migration. */
  readonly connectPatiently: () => Promise<PatientConnection>;
  /** Ends the connections and, for the embedded one, the database. Safe to call twice. */
  readonly close: () => Promise<void>;
};

/** Wraps a pool; `closeServer` runs after the pool's end. */
export function wrapPool(
  kind: Database['kind'],
  pool: pg.Pool,
  closeServer: () => Promise<void> = async () => {},
  connectPatiently: Database['connectPatiently'] = () => borrowConnection(pool),
): Database {
  installCodecs();
  // A connection that breaks emits an error, which ends the process where nothing listens. The pool listens to idle
  // connections only, so each connection has a listener of its own; a query under way fails by itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
  const query = drizzle(pool, { schema });
  query.transaction = (work, config) => inConnection(pool, (connected) => connected.transaction(work, config));
  let closing: Promise<void> | null = null;
  return {
    kind,
    pool,
    query,
    connectPatiently,
    close: () => {
      closing ??= pool.end().then(closeServer);
      return closing;
    },
  };
}

/**
 * Runs `work` on a connection that goes back to the pool whatever happens. Drizzle's own transactions keep theirs when
 * BEGIN fails: after ten lost connections the pool had none left. A connection that broke is not used again.
 */
async function inConnection<Result>(
  pool: pg.Pool,
  work: (connected: NodePgDatabase<typeof schema>) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    // Without the schema, which only Drizzle's relational queries need and which takes 0.1 ms to read.
    return await work(drizzle(client) as unknown as NodePgDatabase<typeof schema>);
  } catch (error) {
    isBroken = databaseProblemOf(error) === 'away';
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** For a pool whose connections have no time limits themselves. */
async function borrowConnection(pool: pg.Pool): Promise<PatientConnection> {
  const client = await pool.connect();
  return { query: client.query.bind(client), release: async () => client.release() };
}
