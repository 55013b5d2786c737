import { accountIdOf } from '@strokebook/golf/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeAccount } from '../../testing/test-accounts.ts';
import type { EmbeddedTestDatabase } from '../../testing/lent-databases.ts';
import { openEmbeddedTestDatabase } from '../../testing/test-databases.ts';
import { findAccountByKey, phoneNumberKey } from './account-keys.ts';
import { findAccount } from './account-queries.ts';
import { refreshPhoneNumbers } from './phone-spellings.ts';

describe('numbers that an older version stored', () => {
  let database: EmbeddedTestDatabase;
  beforeAll(async () => {
    database = await openEmbeddedTestDatabase();
  });
  afterAll(() => database.close());

  const holderOf = (number: string) => findAccountByKey(database.query, phoneNumberKey(number));
  const numberOf = async (id: number) => (await findAccount(database.query, accountIdOf(id)))?.phoneNumber;

  it('without the 9 of Argentine mobiles get it at a start, unless another account has the phone (AUTH-O18)', async () => {
    const numbers = ['+541112345678', '+541122223333', '+5491122223333', '+15550109999'];
    for (const [index, phoneNumber] of numbers.entries()) {
      await storeAccount(database, { accountId: index + 1, username: `caller-${index}`, phoneNumber });
    }
    await refreshPhoneNumbers(database);
    await refreshPhoneNumbers(database);
    expect(await Promise.all([1, 2, 3, 4].map(numberOf))).toEqual([
      ...['+5491112345678', '+541122223333', '+5491122223333', '+15550109999'],
    ]);
    expect(await Promise.all([...numbers, '+5491112345678'].map(holderOf))).toEqual([null, 2, 3, 4, 1]);
  });
});
