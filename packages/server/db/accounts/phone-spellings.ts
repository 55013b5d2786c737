import { readPhoneNumber } from '@strokebook/contract/phone-numbers';
import { eq, like } from 'drizzle-orm';
import { createKey, phoneNumberKey, releaseKeys } from './account-keys.ts';
import type { Database } from '../database.ts';
import { lockAccount } from './hold-account.ts';
import { accounts } from '../schema/index.ts';

/** Older versions stored numbers of Argentina as they were typed: with the 9 of mobile phones or without it. */
const ARGENTINE_WITHOUT_9 = `+54${'_'.repeat(10)}`;

/** A stored number in the one spelling of its phone. */
export function currentSpelling(stored: string): string {
  const reading = readPhoneNumber(stored, null);
  return reading === null || reading === 'ambiguous' ? stored : reading.number;
}

/** The other spellings under which an older version may have stored a number. */
export function formerSpellings(number: string): readonly string[] {
  const former = number.replace(/^\+549(?=\d{10}$)/, '+54');
  return former === number ? [] : [former];
}

/**
 * Stores the numbers of an older version in the current spelling. An account keeps the former one if another account
 * has the phone: it is the other one that its owner signs in to, and support can merge the two.
 */
export async function refreshPhoneNumbers({ query }: Database): Promise<void> {
  const found = await query
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(like(accounts.phoneNumber, ARGENTINE_WITHOUT_9));
  for (const { accountId } of found) {
    await query.transaction(async (tx) => {
      const former = (await lockAccount(tx, accountId))?.phoneNumber;
      if (former == null) return;
      const phoneNumber = currentSpelling(former);
      if (phoneNumber === former || !(await createKey(tx, accountId, phoneNumberKey(phoneNumber)))) return;
      await releaseKeys(tx, accountId, [phoneNumberKey(former)]);
      await tx.update(accounts).set({ phoneNumber }).where(eq(accounts.accountId, accountId));
    });
  }
}
