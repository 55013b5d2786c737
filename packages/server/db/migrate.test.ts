import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onDifferingDatabases, type TestDatabase } from '../testing/test-databases.ts';
import { scoreOnlyRound, storeRounds } from '../testing/test-rounds.ts';
import { placements } from './cluster/distribution.ts';
import { migrate, readMigrations } from './migrate.ts';
import * as schema from './schema/index.ts';

const tables = Object.values(schema).filter((value) => is(value, PgTable));

describe('the schema', () => {
  onDifferingDatabases((openTestDatabase) => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await openTestDatabase();
    });
    afterAll(() => database.close());

    const keyColumns = async (kind: 'p' | 'f') => {
      const { rows } = await database.pool.query<{ table: string; columns: string[]; target: string | null }>(
        `SELECT c.conrelid::regclass::text AS "table", nullif(c.confrelid, 0)::regclass::text AS target,
           (SELECT array_agg(a.attname::text ORDER BY k.place) FROM unnest(c.conkey) WITH ORDINALITY AS k(number, place)
              JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.number) AS columns
         FROM pg_constraint c WHERE c.contype = $1 AND c.connamespace = 'public'::regnamespace`,
        [kind],
      );
      return rows;
    };

    it('places every table in a cluster, with the column that distributes it in its primary key (SCALE-01, architecture 6)', async () => {
      const { rows } = await database.pool.query<{ table_name: string }>(
        `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
      );
      expect([...placements.keys()].sort()).toEqual(rows.map(({ table_name }) => table_name).sort());
      const primaryKeys = new Map((await keyColumns('p')).map((key) => [key.table, key.columns]));
      for (const [table, placement] of placements) {
        if (placement.kind !== 'distributed') continue;
        expect(primaryKeys.get(table), table).toContain(placement.column);
        if (placement.isByAccount) expect(primaryKeys.get(table)?.[0], table).toBe('account_id');
      }
    });

    it('has no foreign key that leads to or from a player-owned table (architecture 6)', async () => {
      const owned = new Set<string>(
        tables.filter((table) => 'accountId' in getTableColumns(table)).map((table) => getTableName(table)),
      );
      const crossing = (await keyColumns('f')).filter(
        ({ table, target }) => owned.has(table) || owned.has(target ?? ''),
      );
      expect(crossing).toEqual([]);
    });

    it('is what the queries are written against, column by column', async () => {
      const { rows } = await database.pool.query<{ name: string }>(
        `SELECT table_name || '.' || column_name || ' ' || is_nullable AS name FROM information_schema.columns
         WHERE table_schema = 'public' AND table_name <> 'schema_migrations'
           -- Views of the Citus extension.
           AND table_name NOT IN (SELECT viewname FROM pg_views)`,
      );
      const written = tables.flatMap((table) =>
        Object.values(getTableColumns(table)).map(
          (column) => `${getTableName(table)}.${column.name} ${column.notNull ? 'NO' : 'YES'}`,
        ),
      );
      expect(rows.map(({ name }) => name).sort()).toEqual(written.sort());
    });

    it('changes nothing when it is brought up to date again', async () => {
      expect(await migrate(database)).toEqual([]);
    });

    it('counts the played holes of rounds that were stored before there was a count (ENTRY-29)', async () => {
      const whole = scoreOnlyRound('whole');
      const running = whole.holes.map(({ score, ...hole }, index) => (index < 7 ? { ...hole, score } : hole));
      await storeRounds(database, 1, [
        whole as never,
        scoreOnlyRound('running', { status: 'inProgress', holes: running }) as never,
        scoreOnlyRound('begun', { status: 'inProgress', holes: [] }) as never,
      ]);
      await database.pool.query('ALTER TABLE rounds ALTER COLUMN holes_played DROP NOT NULL');
      await database.pool.query('UPDATE rounds SET holes_played = NULL');
      const migration = readMigrations().find(({ name }) => name === '0085-round-history.sql')?.sql;
      await database.pool.query(/UPDATE rounds SET[^;]+;/.exec(migration ?? '')?.[0] ?? '');
      const { rows } = await database.pool.query('SELECT round_id, holes_played FROM rounds ORDER BY round_id');
      expect(rows).toEqual([
        { round_id: 'begun', holes_played: 0 },
        { round_id: 'running', holes_played: 7 },
        { round_id: 'whole', holes_played: 18 },
      ]);
      await database.pool.query('ALTER TABLE rounds ALTER COLUMN holes_played SET NOT NULL');
    });

    it('lets servers that start together migrate one at a time', async () => {
      expect(await Promise.all([migrate(database), migrate(database)])).toEqual([[], []]);
    });

    it('refuses a migration that was changed after it was applied', async () => {
      const name = readMigrations()[0]?.name;
      await database.pool.query(`UPDATE schema_migrations SET checksum = 'x' || checksum WHERE name = $1`, [name]);
      await expect(migrate(database)).rejects.toThrow(`migration ${name} was changed after it was applied`);
      await database.pool.query(`UPDATE schema_migrations SET checksum = substr(checksum, 2) WHERE name = $1`, [name]);
    });

    const applyLater = (name: string, canGoBack: boolean, upgrade: number) =>
      database.pool.query(
        'INSERT INTO schema_migrations (name, checksum, can_go_back, upgrade) VALUES ($1, $2, $3, $4)',
        [name, 'x', canGoBack, upgrade],
      );
    const forgetLater = () => database.pool.query(`DELETE FROM schema_migrations WHERE checksum = 'x'`);

    it('refuses a database made by a newer version, on whose schema this one does not run (OPS-02)', async () => {
      await applyLater('9998-later.sql', true, 9);
      await applyLater('9999-later.sql', false, 9);
      await expect(migrate(database)).rejects.toThrow(
        'the database was made by a newer version: this one cannot run on its migration 9999-later.sql',
      );
      await forgetLater();
    });

    it('runs on the schema of the next version, which says that it may, and changes nothing (OPS-02)', async () => {
      await applyLater('9998-later.sql', true, 9);
      await applyLater('9999-later.sql', true, 9);
      expect(await migrate(database)).toEqual([]);
      await forgetLater();
    });

    it('refuses the schema of the version after the next (OPS-02)', async () => {
      await applyLater('9998-later.sql', true, 9);
      await applyLater('9999-later.sql', true, 10);
      await expect(migrate(database)).rejects.toThrow(
        'more than one upgrade ahead: it has migrations 9998-later.sql, 9999',
      );
      await forgetLater();
    });

    it('continues the records of a version that did not say whether one can go back (OPS-02)', async () => {
      await database.pool.query(
        'ALTER TABLE schema_migrations DROP COLUMN can_go_back, DROP COLUMN upgrade, DROP COLUMN reason',
      );
      expect(await migrate(database)).toEqual([]);
      const { rows } = await database.pool.query('SELECT DISTINCT can_go_back, upgrade, reason FROM schema_migrations');
      expect(rows).toEqual([{ can_go_back: false, upgrade: 0, reason: '' }]);
    });
  });

  it('says of every migration since 0090 whether the previous version runs on it (OPS-02)', () => {
    const newer = readMigrations().filter(({ name }) => name > '0091');
    const words = /^-- The previous version (runs on this schema\.|does not run on this schema: )/;
    for (const { name, sql } of newer) expect(sql, name).toMatch(words);
  });
});
