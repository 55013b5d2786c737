import { type AccountId, NO_ACCOUNT } from '@strokebook/golf/access';
import { eq } from 'drizzle-orm';
import { findAccountByKey, phoneNumberKey } from '../../db/accounts/account-keys.ts';
import type { Queryable } from '../../db/database.ts';
import { accountPasswords, accounts } from '../../db/schema/index.ts';

/** The account of a phone number with its password hash, or null; takes the same time in both cases. */
export async function findPasswordOfNumber(
  query: Queryable,
  phoneNumber: string,
): Promise<{ readonly accountId: AccountId; readonly passwordHash: string | null } | null> {
  const accountId = (await findAccountByKey(query, phoneNumberKey(phoneNumber))) ?? NO_ACCOUNT;
  const [row] = await query
    .select({ accountId: accounts.accountId, passwordHash: accountPasswords.passwordHash })
    .from(accounts)
    .leftJoin(accountPasswords, eq(accountPasswords.accountId, accounts.accountId))
    .where(eq(accounts.accountId, accountId));
  return row ?? null;
}

export async function findPasswordHash(query: Queryable, accountId: AccountId): Promise<string | null> {
  const [row] = await query.select().from(accountPasswords).where(eq(accountPasswords.accountId, accountId));
  return row?.passwordHash ?? null;
}

export async function storePasswordHash(
  query: Queryable,
  accountId: AccountId,
  passwordHash: string,
  changedAt: Date,
): Promise<void> {
  await query
    .insert(accountPasswords)
    .values({ accountId, passwordHash, changedAt })
    .onConflictDoUpdate({ target: accountPasswords.accountId, set: { passwordHash, changedAt } });
}
