import type { Database, UntimedConnection } from '../database.ts';

/** A server of a Citus cluster, as 'host:port'. */
type Node = string;

/** What the coordinator finds of the servers of its cluster. */
export type ClusterState = {
  readonly nodes: readonly Node[];
  /** Servers that the coordinator cannot reach. */
  readonly lost: readonly Node[];
};

/** A server that does not answer within this time counts as lost; Citus itself waits for 30 seconds. */
const ANSWER_MS = 3_000;

/** Asks every server of a cluster; null where the database is not the coordinator of one. */
export function readClusterState(database: Database): Promise<ClusterState | null> {
  return onCoordinator(database, async (client) => {
    const { rows } = await client.query<{ node: Node; isReached: boolean }>(
      `SELECT nodename || ':' || nodeport AS node, citus_check_connection_to_node(nodename, nodeport) AS "isReached"
       FROM pg_dist_node WHERE isactive ORDER BY groupid`,
    );
    return {
      nodes: rows.map(({ node }) => node),
      lost: rows.flatMap(({ node, isReached }) => (isReached ? [] : [node])),
    };
  });
}

/**
 * Connections between servers of a cluster that cannot be made, each as 'host:port to host:port'. Ask only if none is
 * lost: Citus waits for a lost one once from each of the others.
 */
export async function findClosedPaths(database: Database): Promise<readonly string[]> {
  const paths = await onCoordinator(database, async (client) => {
    const { rows } = await client.query<{ path: string }>(
      `SELECT from_nodename || ':' || from_nodeport || ' to ' || to_nodename || ':' || to_nodeport AS path
       FROM citus_check_cluster_node_health() WHERE result IS NOT TRUE`,
    );
    return rows.map(({ path }) => path);
  });
  return paths ?? [];
}

/** A distributed table with the number of its shards. */
export type ShardCount = { readonly table: string; readonly shards: number };

/** The tables that are placed on the cluster; `shards` is 1 for copied and local ones. */
export async function readShardCounts(database: Database): Promise<readonly ShardCount[]> {
  const counts = await onCoordinator(database, async (client) => {
    const { rows } = await client.query<ShardCount>(
      'SELECT table_name::text AS "table", shard_count::int AS shards FROM citus_tables',
    );
    return rows;
  });
  return counts ?? [];
}

/** Null where the database is not the coordinator of a cluster. The connection has no time limit but that for a node. */
async function onCoordinator<Result>(
  { connectWithoutTimeouts }: Database,
  read: (client: UntimedConnection) => Promise<Result>,
): Promise<Result | null> {
  const client = await connectWithoutTimeouts();
  try {
    const { rows: extensions } = await client.query("SELECT 1 FROM pg_extension WHERE extname = 'citus'");
    if (extensions.length === 0) return null;
    const { rows: workers } = await client.query('SELECT 1 FROM pg_dist_node WHERE groupid <> 0 LIMIT 1');
    if (workers.length === 0) return null;
    // One transaction: a pooler may give the next one another connection.
    await client.query(`BEGIN; SET LOCAL citus.node_connection_timeout = ${ANSWER_MS}`);
    try {
      return await read(client);
    } finally {
      await client.query('ROLLBACK');
    }
  } finally {
    await client.release();
  }
}
