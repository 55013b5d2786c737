import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clusterUrls } from '../../testing/test-cluster.ts';
import { openClusterTestDatabase, openEmbeddedTestDatabase, type TestDatabase } from '../../testing/test-databases.ts';
import { chooseShards, distribute, type PlacedTable } from './distribute.ts';
import { placements } from './distribution.ts';

/** Distributes the tables of a database, and returns those that were placed. */
async function run(database: TestDatabase): Promise<readonly string[]> {
  const placed: PlacedTable[] = [];
  const client = await database.connectWithoutTimeouts();
  try {
    await distribute(client, (table) => placed.push(table));
  } finally {
    await client.release();
  }
  return placed.filter(({ isNew }) => isNew).map(({ table }) => table);
}

it('says that a database without Citus is no cluster (SCALE-01)', async () => {
  const database = await openEmbeddedTestDatabase();
  await expect(run(database)).rejects.toThrow('the database has no Citus extension');
  await database.close();
});

it('makes 8 shards unless told otherwise, never fewer than workers, and keeps those of tables that are placed (OPS-O92)', () => {
  expect([chooseShards(null, null, 2), chooseShards(16, null, 2), chooseShards(null, 32, 2)]).toEqual([8, 16, 32]);
  expect(() => chooseShards(null, null, 9)).toThrow('8 shards are too few for 9 workers');
  expect(() => chooseShards(16, 8, 2)).toThrow('the tables have 8 shards already');
});

const why = clusterUrls.length === 0 ? ' (skipped: TEST_CITUS_URL names no cluster)' : '';
it.skipIf(why !== '')(`runs the tests of all calls on a cluster too (SCALE-03)${why}`, () => {
  expect(clusterUrls).toHaveLength(1);
});

describe.each(clusterUrls)('npm run distribute', { tags: ['databases', 'cluster'] }, (url) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openClusterTestDatabase(url);
  });
  afterAll(() => database.close());

  it('places every table as declared, and changes nothing when it is run again (SCALE-01)', async () => {
    const { rows } = await database.pool.query<{ name: string; kind: string; column: string }>(
      'SELECT table_name::text AS name, citus_table_type AS kind, distribution_column AS column FROM citus_tables',
    );
    const found = new Map(rows.map(({ name, kind, column }) => [name, kind === 'distributed' ? column : kind]));
    const declared = [...placements].map(([table, placement]): [string, string | undefined] => [
      table,
      placement.kind === 'distributed' ? placement.column : placement.kind === 'local' ? undefined : placement.kind,
    ]);
    expect(declared.map(([table]) => [table, found.get(table)])).toEqual(declared);
    expect(await run(database)).toEqual([]);
  });

  it('makes 8 shards, whatever the setting of the cluster is (OPS-O92)', async () => {
    const { rows } = await database.pool.query<{ shards: number }>(
      "SELECT DISTINCT shard_count::int AS shards FROM citus_tables WHERE citus_table_type = 'distributed'",
    );
    expect(rows).toEqual([{ shards: 8 }]);
  });

  it('places a table that a later migration adds, and keeps the rows of one that is not placed yet (SCALE-01)', async () => {
    await database.pool.query("SELECT undistribute_table('email_codes')");
    await database.pool.query("INSERT INTO email_codes VALUES (5, 'a@example.com', 'x', now())");
    expect(await run(database)).toEqual(['email_codes']);
    const { rows } = await database.pool.query('SELECT account_id FROM email_codes');
    expect(rows).toEqual([{ account_id: 5 }]);
  });

  it('refuses a table that is placed otherwise (SCALE-01)', async () => {
    await database.pool.query("SELECT undistribute_table('news_items')");
    await database.pool.query("SELECT create_reference_table('news_items')");
    await expect(run(database)).rejects.toThrow('the table news_items is placed as reference');
  });
});
