import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clusterUrl } from '../testing/test-cluster.ts';
import { onEachDatabase, type TestDatabase } from '../testing/test-databases.ts';
import { distribute, type PlacedTable } from './distribute.ts';
import { placements } from './distribution.ts';

const why = clusterUrl === undefined ? ' (skipped: TEST_CITUS_URL names no cluster)' : '';

describe('npm run distribute', () => {
  onEachDatabase((openTestDatabase, { isCluster }) => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await openTestDatabase();
    });
    afterAll(() => database.close());

    const run = async (): Promise<readonly PlacedTable[]> => {
      const placed: PlacedTable[] = [];
      const client = await database.connectWithoutTimeouts();
      try {
        await distribute(client, (table) => placed.push(table));
      } finally {
        await client.release();
      }
      return placed;
    };

    if (isCluster) {
      it('places every table as declared, and changes nothing when it is run again (SCALE-01)', async () => {
        const { rows } = await database.pool.query<{ name: string; kind: string; column: string }>(
          'SELECT table_name::text AS name, citus_table_type AS kind, distribution_column AS column FROM citus_tables',
        );
        const found = new Map(rows.map(({ name, kind, column }) => [name, [kind, column]]));
        for (const [table, placement] of placements) {
          if (placement.kind === 'local') expect(found.get(table)?.[0] ?? 'local', table).toBe('local');
          else if (placement.kind === 'reference') expect(found.get(table)?.[0], table).toBe('reference');
          else expect(found.get(table), table).toEqual(['distributed', placement.column]);
        }
        expect((await run()).filter(({ isNew }) => isNew)).toEqual([]);
      });

      it('places a table that a later migration adds, and keeps the rows of one that is not placed yet (SCALE-01)', async () => {
        await database.pool.query("SELECT undistribute_table('email_codes')");
        await database.pool.query("INSERT INTO email_codes VALUES (5, 'a@example.com', 'x', now())");
        expect((await run()).filter(({ isNew }) => isNew).map(({ table }) => table)).toEqual(['email_codes']);
        const { rows } = await database.pool.query('SELECT account_id FROM email_codes');
        expect(rows).toEqual([{ account_id: 5 }]);
      });

      it('refuses a table that is placed otherwise (SCALE-01)', async () => {
        await database.pool.query("SELECT undistribute_table('news_items')");
        await database.pool.query("SELECT create_reference_table('news_items')");
        await expect(run()).rejects.toThrow('the table news_items is placed as reference');
      });
    } else {
      it('says that a database without Citus is no cluster (SCALE-01)', async () => {
        await expect(run()).rejects.toThrow('the database has no Citus extension');
      });
    }
  });

  it.skipIf(clusterUrl === undefined)(`is tested with a cluster, like all calls of the server${why} (SCALE-03)`, () => {
    expect(clusterUrl).toBeDefined();
  });
});
