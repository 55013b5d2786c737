import type { AccountId } from '@strokebook/golf/access';
import { eq } from 'drizzle-orm';
import { updateAccount } from '../../db/accounts/account-queries.ts';
import type { AccountRow } from '../../db/accounts/circle-codec.ts';
import type { Queryable } from '../../db/database.ts';
import { emailCodes } from '../../db/schema/index.ts';

type EmailCode = typeof emailCodes.$inferSelect;

export const storeEmail = (
  query: Queryable,
  accountId: AccountId,
  email: Pick<AccountRow, 'email' | 'emailConfirmedAt'>,
): Promise<AccountRow | null> => updateAccount(query, accountId, email);

/** Replaces the open code of an account; null for none. */
export async function storeEmailCode(query: Queryable, accountId: AccountId, code: EmailCode | null): Promise<void> {
  await query.delete(emailCodes).where(eq(emailCodes.accountId, accountId));
  if (code !== null) await query.insert(emailCodes).values(code);
}

export async function findEmailCode(query: Queryable, accountId: AccountId): Promise<EmailCode | null> {
  const [row] = await query.select().from(emailCodes).where(eq(emailCodes.accountId, accountId));
  return row ?? null;
}
