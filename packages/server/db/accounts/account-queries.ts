import type { AccountId } from '@strokebook/golf/access';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { accounts } from '../schema/index.ts';

/** The whole row of an account, or null. */
export async function findAccount(
  query: Queryable,
  accountId: AccountId,
): Promise<typeof accounts.$inferSelect | null> {
  const [row] = await query.select().from(accounts).where(eq(accounts.accountId, accountId));
  return row ?? null;
}

/** False if the account does not exist. */
export async function setProductManager(
  query: Queryable,
  accountId: AccountId,
  isProductManager: boolean,
): Promise<boolean> {
  const { rowCount } = await query.update(accounts).set({ isProductManager }).where(eq(accounts.accountId, accountId));
  return rowCount === 1;
}
