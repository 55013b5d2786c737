import { expect, it } from 'vitest';
import type { ClusterState } from '../db/cluster/cluster-nodes.ts';
import { watchCluster } from './watch-cluster.ts';

/** Watches a cluster that has the given states one after another; an error is a coordinator that is away. */
async function watch(states: readonly (ClusterState | Error | null)[]) {
  const changes: string[] = [];
  const counted: number[] = [];
  const stop = new AbortController();
  const waiting = [...states];
  await watchCluster(
    {
      readState: async () => {
        const state = waiting.shift();
        if (waiting.length === 0) stop.abort();
        if (state instanceof Error) throw state;
        return state ?? null;
      },
      onChange: (node, isLost) => changes.push(`${node} is ${isLost ? 'lost' : 'back'}`),
      onState: ({ lost }) => counted.push(lost.length),
      pause: async () => {},
    },
    stop.signal,
  );
  return { changes, counted, asked: states.length - waiting.length };
}

const nodes = ['db-0:5432', 'db-1:5432', 'db-2:5432'];
const lost = (...names: readonly string[]): ClusterState => ({ nodes, lost: names });

it('tells of a server of a cluster that is lost once, and its return, and knows neither while the coordinator is away (OPS-O91)', async () => {
  const { changes, counted } = await watch([
    lost(),
    lost('db-1:5432'),
    new Error('away'),
    lost('db-1:5432', 'db-2:5432'),
    lost('db-2:5432'),
  ]);
  expect(changes).toEqual(['db-1:5432 is lost', 'db-2:5432 is lost', 'db-1:5432 is back']);
  expect(counted).toEqual([0, 1, 2, 1]);
});

it('asks a database that is no cluster once (OPS-O91)', async () => {
  expect(await watch([null, lost(), lost()])).toEqual({ changes: [], counted: [], asked: 1 });
});
