import type { AccountId, RoundSight } from '@strokebook/golf/access';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { installCodecs } from './codecs.ts';
import { ConnectionError, databaseProblemOf } from './database-problem.ts';
import * as schema from './schema/index.ts';

/** The type for queries: the database or a transaction. */
export type Queryable = Pick<
  NodePgDatabase<typeof schema>,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'selectDistinct'
>;

/** An account at a version of its data: every write of the account increments the version. */
export type VersionedAccount = { readonly accountId: AccountId; readonly dataVersion: number };

/** An account with what the viewer sees of its rounds. */
export type SeenAccount = VersionedAccount & { readonly roundSight: RoundSight };

/**
 * Reads data of an account that is at least as new as the given version, from a replica if there is one that has it.
 * `read` may run a second time, on the primary, if the replica fails.
 */
export type ReadAt = <Result>(
  account: VersionedAccount,
  read: (query: Queryable) => Promise<Result>,
) => Promise<Result>;

/** Reads by where they were answered: of the replica, or of the primary because the replica was behind or away. */
export type ReplicaReads = { readonly replica: number; readonly behind: number; readonly away: number };

/** What an operator sees of a replica. */
export type ReplicaWatch = {
  readonly reads: ReplicaReads;
  /** Calls back when the replica is no longer read, with the reason, and with null when it is read again. */
  readonly onChange: (listener: (reason: string | null) => void) => void;
};

/** A connection without time limits; call `release` after use. */
export type UntimedConnection = {
  readonly query: pg.Client['query'];
  readonly release: () => Promise<void>;
};

/** An open database, embedded or not, with the same interface. */
export type Database = {
  readonly kind: 'embedded' | 'postgresql';
  readonly pool: pg.Pool;
  /** Connections to a replica for reads. */
  readonly replica: pg.Pool | null;
  readonly replicaWatch: ReplicaWatch | null;
  readonly query: NodePgDatabase<typeof schema>;
  readonly readAt: ReadAt;
  /** Opens a connection for statements that may take minutes, such as a migration. */
  readonly connectWithoutTimeouts: () => Promise<UntimedConnection>;
  /** Closes the connections and the embedded database. Safe to call twice. */
  readonly close: () => Promise<void>;
};

/** Wraps a pool; `closeServer` runs after the pool has ended. */
export function wrapPool(
  kind: Database['kind'],
  pool: pg.Pool,
  closeServer: () => Promise<void> = async () => {},
  connectWithoutTimeouts: Database['connectWithoutTimeouts'] = () => borrowConnection(pool),
): Database {
  installCodecs();
  ignoreConnectionErrors(pool);
  const query = queriesOn(pool);
  let closing: Promise<void> | null = null;
  return {
    kind,
    pool,
    replica: null,
    replicaWatch: null,
    query,
    readAt: (_account, read) => read(query),
    connectWithoutTimeouts,
    close: () => {
      closing ??= pool.end().then(closeServer);
      return closing;
    },
  };
}

/**
 * A broken connection emits an error, which ends the process if there is no listener. The pool only listens on idle
 * connections, so each connection gets its own listener; a running query fails by itself.
 */
export function ignoreConnectionErrors(pool: pg.Pool): void {
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
}

/** Queries on the connections of a pool. */
export function queriesOn(pool: pg.Pool): Database['query'] {
  const query = drizzle(pool, { schema });
  query.transaction = (work, config) => inConnection(pool, (connected) => connected.transaction(work, config));
  return query;
}

/**
 * Runs `work` on a connection that always returns to the pool. Drizzle's own transactions leak theirs if BEGIN fails:
 * after ten lost connections the pool was empty. A broken connection is not reused.
 */
export async function inConnection<Result>(
  pool: pg.Pool,
  work: (connected: NodePgDatabase<typeof schema>) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect().catch((cause: unknown) => {
    throw new ConnectionError('no connection to the database', { cause });
  });
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

/** For a pool whose connections have no time limits. */
async function borrowConnection(pool: pg.Pool): Promise<UntimedConnection> {
  const client = await pool.connect();
  return { query: client.query.bind(client), release: async () => client.release() };
}
