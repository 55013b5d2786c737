import { sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';

/**
 * Makes a transaction use one connection for each server of a cluster, one statement after the other. It must come before
 * all statements of a transaction that writes to a table that is copied to every server and that others refer to, such as
 * `organizations`: after a statement to all shards on several connections Citus refuses such a write. Without Citus the
 * setting means nothing.
 */
export async function useOneConnectionEach(tx: Queryable): Promise<void> {
  await tx.execute(sql`SELECT set_config('citus.multi_shard_modify_mode', 'sequential', true)`);
}
