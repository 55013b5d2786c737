import type { AccountId } from '@strokebook/golf/access';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accounts, emailCodes } from '../../db/schema/index.ts';
import type { AccountRow } from './queries.ts';

type EmailCode = typeof emailCodes.$inferSelect;

export async function storeEmail(
  query: Queryable,
  accountId: AccountId,
  email: Pick<AccountRow, 'email' | 'emailConfirmedAt'>,
): Promise<AccountRow | null> {
  const [row] = await query.update(accounts).set(email).where(eq(accounts.accountId, accountId)).returning();
  return row ?? null;
}

/** Replaces the open code of an account; null for none. */
export async function storeEmailCode(query: Queryable, accountId: AccountId, code: EmailCode | null): Promise<void> {
  await query.delete(emailCodes).where(eq(emailCodes.accountId, accountId));
  if (code !== null) await query.insert(emailCodes).values(code);
}

export async function findEmailCode(query: Queryable, accountId: AccountId): Promise<EmailCode | null> {
  const [row] = await query.select().from(emailCodes).where(eq(emailCodes.accountId, accountId));
  return row ?? null;
}
