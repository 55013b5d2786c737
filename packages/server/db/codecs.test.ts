import { accountIdOf } from '@strokebook/golf/access';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onDifferingDatabases, type TestDatabase } from '../testing/test-databases.ts';
import { decodeBigint } from './codecs.ts';
import { accounts, rounds } from './schema/index.ts';

describe('what leaves the database', () => {
  onDifferingDatabases((openTestDatabase) => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await openTestDatabase();
    });
    afterAll(() => database.close());

    it('is a text for a day, whatever the zone', async () => {
      const { rows } = await database.pool.query(`SELECT date '2026-03-01' AS day`);
      expect(rows).toEqual([{ day: '2026-03-01' }]);
      expect((await database.query.execute(sql`SELECT date '2026-12-31' AS day`)).rows).toEqual([
        { day: '2026-12-31' },
      ]);
    });

    it('is a number for a bigint, and an error where a number cannot hold it', async () => {
      const { rows } = await database.pool.query(
        `SELECT 9007199254740991::bigint AS largest, count(*) AS none FROM rounds`,
      );
      expect(rows).toEqual([{ largest: 9_007_199_254_740_991, none: 0 }]);
      expect(() => decodeBigint('9007199254740993')).toThrow(RangeError);
    });

    it('is byte for byte and field for field what went in', async () => {
      const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
      await database.query.insert(accounts).values({
        username: 'Zoë',
        firstName: '山田',
        lastName: 'O\'Brien \\ "x"',
        subCircleAccountIds: [3, 1].map(accountIdOf),
      });
      const [account] = await database.query.select().from(accounts);
      expect(account).toMatchObject({
        accountId: 1,
        firstName: '山田',
        lastName: 'O\'Brien \\ "x"',
        subCircleAccountIds: [3, 1],
        profileTypeIds: [],
        dataVersion: 0,
        email: null,
      });
      expect(account?.createdAt).toBeInstanceOf(Date);
      const { rows } = await database.pool.query<{ bytes: Buffer }>('SELECT $1::bytea AS bytes', [Buffer.from(bytes)]);
      expect(Uint8Array.from(rows[0]?.bytes ?? [])).toEqual(bytes);
      expect(await database.query.select().from(rounds)).toEqual([]);
    });

    it('goes on after an error in a statement and in a transaction', async () => {
      await expect(database.pool.query('SELECT nonsense')).rejects.toThrow('nonsense');
      await expect(
        database.query.transaction(async (tx) => {
          await tx.insert(accounts).values({ username: 'rolled-back', firstName: '', lastName: '' });
          throw new Error('on purpose');
        }),
      ).rejects.toThrow('on purpose');
      const { rows } = await database.pool.query(`SELECT 1 AS one FROM accounts WHERE username = 'rolled-back'`);
      expect(rows).toEqual([]);
    });
  });
});
