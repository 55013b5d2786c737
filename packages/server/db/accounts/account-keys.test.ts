import { accountIdOf } from '@strokebook/golf/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onDifferingDatabases, type TestDatabase } from '../../testing/test-databases.ts';
import {
  createKey,
  findAccountByKey,
  nextAccountId,
  refreshAccountKeys,
  releaseKeys,
  usernameKey,
} from './account-keys.ts';
import { accounts } from '../schema/index.ts';

const [first, second] = [accountIdOf(1), accountIdOf(2)];

describe('keys of accounts', () => {
  onDifferingDatabases((openTestDatabase) => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await openTestDatabase();
    });
    afterAll(() => database.close());

    it('find one account, whatever the case of a username, and belong to nobody else (SCALE-02)', async () => {
      const { query } = database;
      expect(await createKey(query, first, usernameKey('Ana'))).toBe(true);
      expect(await createKey(query, second, usernameKey('ana'))).toBe(false);
      expect(await findAccountByKey(query, usernameKey('ANA'))).toBe(first);
      await releaseKeys(query, second, [usernameKey('ana')]);
      expect(await findAccountByKey(query, usernameKey('ana'))).toBe(first);
      await releaseKeys(query, first, [usernameKey('ana')]);
      expect(await findAccountByKey(query, usernameKey('ana'))).toBeNull();
    });

    it('are given to one of several that ask for the same one at once (SCALE-02)', async () => {
      const asked = Array.from({ length: 8 }, (_, index) =>
        database.query.transaction((tx) => createKey(tx, accountIdOf(10 + index), usernameKey('wanted'))),
      );
      expect((await Promise.all(asked)).filter((isGiven) => isGiven)).toHaveLength(1);
    });

    it('are free again when the transaction that took them fails (SCALE-02)', async () => {
      const failing = database.query.transaction(async (tx) => {
        await createKey(tx, first, usernameKey('given-back'));
        throw new Error('failed');
      });
      await expect(failing).rejects.toThrow('failed');
      expect(await createKey(database.query, second, usernameKey('given-back'))).toBe(true);
    });

    it('are added at a start for accounts that an older version created meanwhile (OPS-02)', async () => {
      const accountId = await nextAccountId(database.query);
      await database.query
        .insert(accounts)
        .values({ accountId, username: 'Older', firstName: 'Old', lastName: 'Version', phoneNumber: '+15550001234' });
      expect(await findAccountByKey(database.query, usernameKey('older'))).toBeNull();
      await refreshAccountKeys(database.query);
      const next = await nextAccountId(database.query);
      const more = [0, 1, 2, 3].map((index) => accountIdOf(next + 10 * index));
      await database.query
        .insert(accounts)
        .values(more.map((id) => ({ accountId: id, username: `Older-${id}`, firstName: 'Old', lastName: 'Version' })));
      // Two at a time: a statement for all accounts of a large installation is cancelled.
      await refreshAccountKeys(database.query, new AbortController().signal, 2);
      expect(await Promise.all(more.map((id) => findAccountByKey(database.query, usernameKey(`older-${id}`))))).toEqual(
        more,
      );
      expect(await findAccountByKey(database.query, usernameKey('older'))).toBe(accountId);
      expect(await findAccountByKey(database.query, { kind: 'phoneNumber', key: '+15550001234' })).toBe(accountId);
    });
  });
});
