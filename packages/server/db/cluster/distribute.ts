import type { UntimedConnection } from '../database.ts';
import { type Placement, placements } from './distribution.ts';

/** A table that was placed, or why it stays where it is. */
export type PlacedTable = { readonly table: string; readonly placement: Placement; readonly isNew: boolean };

/**
 * Shards of each distributed table, if the command does not say otherwise. Search reads every shard, and took three
 * times as long with the 32 that Citus makes; a cluster has no more workers than shards.
 */
const DEFAULT_SHARDS = 8;

/**
 * Distributes the tables of a migrated database over the servers of its Citus cluster. Tables that are placed already
 * are left alone, so it can be run again, after a migration with new tables or a stop in the middle.
 *
 * @param onPlaced called after each table
 * @param wantedShards shards of each distributed table; null for those of the tables that are placed, or the default
 * @throws Error with a sentence if the database is not the coordinator of a cluster, or a table is placed otherwise
 */
export async function distribute(
  client: UntimedConnection,
  onPlaced: (placed: PlacedTable) => void,
  wantedShards: number | null = null,
): Promise<void> {
  const workers = await countWorkers(client);
  const placed = await readPlaced(client);
  const shards = chooseShards(wantedShards, placed.get('accounts')?.shards ?? null, workers);
  for (const [table, placement] of placements) {
    const known = placed.get(table);
    if (known !== undefined) refuseOther(table, placement, known);
    const isNew = known === undefined && placement.kind !== 'local';
    if (isNew) await placeWhole(client, table, placement, shards);
    onPlaced({ table, placement, isNew });
  }
}

type KnownPlacement = { readonly kind: string; readonly column: string; readonly shards: number };

/**
 * The number of shards of each distributed table. @param present that of the tables that are placed, or null
 *
 * @throws Error with a sentence if it cannot be the wanted one
 */
export function chooseShards(wanted: number | null, present: number | null, workers: number): number {
  if (present !== null && wanted !== null && wanted !== present) {
    throw new Error(`the tables have ${present} shards already: docs/how-to/scale.md has how to change that`);
  }
  const shards = wanted ?? present ?? DEFAULT_SHARDS;
  if (shards < workers) {
    throw new Error(`${shards} shards are too few for ${workers} workers, of which some would have none: use more`);
  }
  return shards;
}

async function countWorkers(client: UntimedConnection): Promise<number> {
  const { rows: extensions } = await client.query("SELECT 1 FROM pg_extension WHERE extname = 'citus'");
  if (extensions.length === 0) {
    throw new Error('DATABASE_URL: the database has no Citus extension; run CREATE EXTENSION citus on every server');
  }
  const { rows } = await client.query<{ workers: string }>(
    'SELECT count(*) AS workers FROM pg_dist_node WHERE groupid <> 0 AND isactive AND shouldhaveshards',
  );
  const workers = Number(rows[0]?.workers ?? 0);
  if (workers === 0) {
    throw new Error('DATABASE_URL: the cluster has no workers; add each with SELECT citus_add_node(HOST, PORT)');
  }
  return workers;
}

async function readPlaced(client: UntimedConnection): Promise<ReadonlyMap<string, KnownPlacement>> {
  const { rows } = await client.query<{ table: string } & KnownPlacement>(
    `SELECT table_name::text AS "table", citus_table_type AS kind, distribution_column AS "column",
       shard_count::int AS shards FROM citus_tables`,
  );
  return new Map(rows.map(({ table, ...known }) => [table, known]));
}

function refuseOther(table: string, placement: Placement, { kind, column }: KnownPlacement): void {
  const isAsWanted = placement.kind === kind && (placement.kind !== 'distributed' || placement.column === column);
  // A foreign key to a reference table makes Citus manage local tables too.
  if (isAsWanted || (placement.kind === 'local' && kind === 'local')) return;
  throw new Error(`the table ${table} is placed as ${kind} by ${column} already; undistribute_table('${table}') first`);
}

/** Places a table in one transaction. The settings end with it: a pooler gives each transaction another connection. */
async function placeWhole(
  client: UntimedConnection,
  table: string,
  placement: Placement,
  shards: number,
): Promise<void> {
  await client.query('BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
  try {
    // Copying a table to its servers in parallel would need one connection per shard.
    await client.query(
      `SET LOCAL citus.multi_shard_modify_mode TO 'sequential'; SET LOCAL citus.shard_count TO ${shards}`,
    );
    await place(client, table, placement);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function place(client: UntimedConnection, table: string, placement: Placement): Promise<void> {
  if (placement.kind === 'reference') {
    await client.query('SELECT create_reference_table($1)', [table]);
  } else if (placement.kind === 'distributed') {
    await dropGlobalIndexes(client, table, placement.column);
    const colocation = placement.isByAccount ? (table === 'accounts' ? 'default' : 'accounts') : 'none';
    await client.query('SELECT create_distributed_table($1, $2, colocate_with => $3)', [
      table,
      placement.column,
      colocation,
    ]);
  }
}

/** Drops unique indexes without the distribution column: `account_keys` keeps their values unique. */
async function dropGlobalIndexes(client: UntimedConnection, table: string, column: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT i.indexrelid::regclass::text AS name FROM pg_index i
     JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attname = $2
     WHERE i.indrelid = $1::regclass AND i.indisunique AND NOT i.indisprimary AND NOT a.attnum = ANY(i.indkey)`,
    [table, column],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
}
