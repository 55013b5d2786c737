import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { installCodecs } from './codecs.ts';
import * as schema from './schema/index.ts';

/** What queries are written against: the database itself or a transaction of it. */
export type Queryable = Pick<
  NodePgDatabase<typeof schema>,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'selectDistinct'
>;

/** An open database, embedded or not; everyone talks to both in the same way. */
export type Database = {
  readonly kind: 'embedded' | 'postgresql';
  readonly pool: pg.Pool;
  readonly query: NodePgDatabase<typeof schema>;
  /** Ends the connections and, for the embedded one, the database. Safe to call twice. */
  readonly close: () => Promise<void>;
};

/** Wraps a pool; `closeServer` runs after the pool's end. */
export function wrapPool(
  kind: Database['kind'],
  pool: pg.Pool,
  closeServer: () => Promise<void> = async () => {},
): Database {
  installCodecs();
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  let closing: Promise<void> | null = null;
  return {
    kind,
    pool,
    query: drizzle(pool, { schema }),
    close: () => {
      closing ??= pool.end().then(closeServer);
      return closing;
    },
  };
}
