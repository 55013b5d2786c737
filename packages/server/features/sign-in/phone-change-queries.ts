import type { AccountId } from '@strokebook/golf/access';
import { eq } from 'drizzle-orm';
import { createKey, phoneNumberKey, releaseKeys } from '../../db/accounts/account-keys.ts';
import type { Queryable } from '../../db/database.ts';
import { accounts } from '../../db/schema/index.ts';

const NO_CHANGE = { nextPhoneNumber: null, nextPhoneFrom: null };

/** Stores the number that a locked account may change to from a time on; replaces an earlier one. */
export async function storePhoneChange(
  query: Queryable,
  accountId: AccountId,
  nextPhoneNumber: string,
  nextPhoneFrom: Date,
): Promise<void> {
  await query.update(accounts).set({ nextPhoneNumber, nextPhoneFrom }).where(eq(accounts.accountId, accountId));
}

export async function forgetPhoneChange(query: Queryable, accountId: AccountId): Promise<void> {
  await query.update(accounts).set(NO_CHANGE).where(eq(accounts.accountId, accountId));
}

/** Gives a locked account another number; false if another account has it. */
export async function replacePhoneNumber(
  query: Queryable,
  { accountId, phoneNumber: before }: Pick<typeof accounts.$inferSelect, 'accountId' | 'phoneNumber'>,
  phoneNumber: string,
): Promise<boolean> {
  if (!(await createKey(query, accountId, phoneNumberKey(phoneNumber)))) return false;
  if (before !== null) await releaseKeys(query, accountId, [phoneNumberKey(before)]);
  await query
    .update(accounts)
    .set({ phoneNumber, ...NO_CHANGE })
    .where(eq(accounts.accountId, accountId));
  return true;
}
