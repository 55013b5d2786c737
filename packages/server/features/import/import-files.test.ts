import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase, type TestDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound } from '../../testing/test-rounds.ts';
import { importFiles, type NamedReading } from './import-files.ts';

const importedAt = new Date('2026-06-15T12:00:00Z');

describe('an import', () => {
  onEachDatabase((openTestDatabase) => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await openTestDatabase();
    });
    afterAll(() => database.close());

    const fileOf = (player: string, roundIds: readonly string[], notes = 'dry'): NamedReading => ({
      file: `${player}.json`,
      rounds: roundIds.map((roundId) => scoreOnlyRound(roundId, { player: { name: player }, notes })),
      courses: [],
      warnings: [],
    });
    const countRounds = async () => {
      const { rows } = await database.pool.query<{ count: string }>('SELECT count(*) AS count FROM rounds');
      return Number(rows[0]?.count);
    };

    it('stores the same file once, however often it is read (DATA-33)', async () => {
      const file = fileOf('Ada', ['a1', 'a2']);
      expect((await importFiles(database, [file], null, importedAt)).rounds.created).toBe(2);
      expect(await importFiles(database, [file], null, importedAt)).toEqual({
        accounts: { known: 1, created: 0 },
        rounds: { created: 0, changed: 0, unchanged: 2 },
        courses: 0,
      });
      const changed = await importFiles(database, [fileOf('Ada', ['a1'], 'wet')], null, importedAt);
      expect(changed.rounds).toEqual({ created: 0, changed: 1, unchanged: 0 });
    });

    it('stores all of its files or none of them (ERR-O5)', async () => {
      const before = await countRounds();
      await storeAccount(database, { accountId: 77_000, username: 'zoe' });
      const twice = [fileOf('Bo', ['b1']), fileOf('Bo', ['b2', 'b1'])];
      await expect(importFiles(database, twice, null, importedAt)).rejects.toThrow("'b1' stands in Bo.json already");
      await expect(importFiles(database, [fileOf('Bo', ['b1'])], 'nobody', importedAt)).rejects.toThrow(
        "there is no account 'nobody'",
      );
      expect(await countRounds()).toBe(before);
      await importFiles(database, [fileOf('Bo', ['b1'])], 'ZOE', importedAt);
      const { rows } = await database.pool.query<{ account_id: number }>(
        `SELECT account_id FROM rounds WHERE round_id = 'b1'`,
      );
      expect(rows.map((row) => row.account_id)).toEqual([77_000]);
    });

    it('makes a player once when two files of the same player are imported at the same time (DATA-01)', async () => {
      const imports = ['c1', 'c2', 'c3', 'c4'].map((roundId) =>
        importFiles(database, [fileOf('Cy', [roundId])], null, importedAt),
      );
      expect((await Promise.all(imports)).map(({ rounds }) => rounds.created)).toEqual([1, 1, 1, 1]);
      const { rows } = await database.pool.query(`SELECT 1 FROM accounts WHERE first_name = 'Cy'`);
      expect(rows).toHaveLength(1);
    });
  });
});
