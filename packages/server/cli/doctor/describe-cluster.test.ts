import { expect, it } from 'vitest';
import { placements } from '../../db/cluster/distribution.ts';
import { openEmbeddedTestDatabase } from '../../testing/test-databases.ts';
import { describeCluster, describeNodes, describeShards } from './describe-cluster.ts';

const nodes = ['db-0:5432', 'db-1:5432', 'db-2:5432'];
const counts = (shards: number) =>
  [...placements].map(([table, { kind }]) => ({ table, shards: kind === 'distributed' ? shards : 1 }));

it('names the servers of a cluster that are lost, and the pairs that cannot reach each other (OPS-O91)', () => {
  expect(describeNodes({ nodes, lost: ['db-2:5432'] }, [])).toEqual([
    { kind: 'problem', sentence: expect.stringMatching(/^db-2:5432, a server of the cluster, cannot be reached/) },
  ]);
  expect(describeNodes({ nodes, lost: [] }, ['db-1:5432 to db-2:5432'])).toEqual([
    { kind: 'problem', sentence: expect.stringMatching(/^no connection from db-1:5432 to db-2:5432/) },
  ]);
  expect(describeNodes({ nodes, lost: [] }, [])).toEqual([
    { kind: 'ok', sentence: 'all 3 servers of the cluster reach each other' },
  ]);
});

it('notes 32 shards for a few workers, and calls tables that are not distributed a problem (OPS-O92)', () => {
  expect(describeShards(counts(8), 2)).toEqual([{ kind: 'ok', sentence: 'each table has 8 shards for 2 workers' }]);
  expect(describeShards(counts(32), 2)).toEqual([
    { kind: 'notice', sentence: expect.stringMatching(/^each table has 32 shards, which makes searches slow/) },
  ]);
  expect(describeShards(counts(32), 32)).toEqual([{ kind: 'ok', sentence: 'each table has 32 shards for 32 workers' }]);
  const later = counts(8).filter(({ table }) => table !== 'news_items');
  expect(describeShards(later, 2)[0]).toEqual({
    kind: 'problem',
    sentence: 'news_items is on the coordinator alone: run npm run distribute',
  });
});

it('says nothing of a cluster where the database is on one server (OPS-O91)', async () => {
  const database = await openEmbeddedTestDatabase();
  expect(await describeCluster(database)).toEqual([]);
  await database.close();
});
