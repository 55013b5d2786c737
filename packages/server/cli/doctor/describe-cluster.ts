import {
  type ClusterState,
  findClosedPaths,
  readClusterState,
  readShardCounts,
  type ShardCount,
} from '../../db/cluster/cluster-nodes.ts';
import type { Database } from '../../db/database.ts';
import { placements } from '../../db/cluster/distribution.ts';
import { type Finding, notice, ok, problem } from './check.ts';

/** More shards than this cost searches more than they gain: docs/how-to/scale.md has figures of 8 and 32. */
const MANY_SHARDS = 16;

/** What is wrong with the servers of a Citus cluster; nothing where the database is on one server. */
export async function describeCluster(database: Database): Promise<readonly Finding[]> {
  const state = await readClusterState(database);
  if (state === null) return [];
  const closedPaths = state.lost.length === 0 ? await findClosedPaths(database) : [];
  return [
    ...describeNodes(state, closedPaths),
    ...describeShards(await readShardCounts(database), state.nodes.length - 1),
  ];
}

/** Findings of the servers, one for each that is lost and for each pair that cannot reach each other. */
export function describeNodes({ nodes, lost }: ClusterState, closedPaths: readonly string[]): readonly Finding[] {
  const problems = [
    ...lost.map((node) =>
      problem(
        `${node}, a server of the cluster, cannot be reached by the coordinator: accounts on it are answered with 503; start it, or replace it (docs/how-to/scale.md)`,
      ),
    ),
    ...closedPaths.map((path) => problem(`no connection from ${path}: servers of a cluster must reach each other`)),
  ];
  return problems.length === 0 ? [ok(`all ${nodes.length} servers of the cluster reach each other`)] : problems;
}

/** Findings of the distributed tables. @param workers servers beside the coordinator */
export function describeShards(counts: readonly ShardCount[], workers: number): readonly Finding[] {
  const shards = counts.find(({ table }) => table === 'accounts')?.shards;
  const placed = new Set(counts.map(({ table }) => table));
  const missing = [...placements].filter(([table, { kind }]) => kind !== 'local' && !placed.has(table));
  const findings: Finding[] = [];
  if (missing.length > 0) {
    findings.push(
      problem(`${missing.map(([table]) => table).join(', ')} is on the coordinator alone: run npm run distribute`),
    );
  }
  if (shards === undefined) return findings;
  if (shards > MANY_SHARDS && shards > workers) {
    findings.push(
      notice(`each table has ${shards} shards, which makes searches slow: docs/how-to/scale.md says how to have fewer`),
    );
  } else findings.push(ok(`each table has ${shards} shards for ${workers} workers`));
  return findings;
}
