import type { AccountId } from '@strokebook/golf/access';
import { eq } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database.ts';
import { accounts } from '../schema/index.ts';
import { type AccountRow, withCircle } from './circle-codec.ts';

/** The whole row of an account, or null. */
export async function findAccount(query: Queryable, accountId: AccountId): Promise<AccountRow | null> {
  const [row] = await query.select().from(accounts).where(eq(accounts.accountId, accountId));
  return row === undefined ? null : withCircle(row);
}

/** Sets columns of an account, and returns its row; null if it does not exist. */
export async function updateAccount(
  query: Queryable,
  accountId: AccountId,
  columns: PgUpdateSetSource<typeof accounts>,
): Promise<AccountRow | null> {
  const [row] = await query.update(accounts).set(columns).where(eq(accounts.accountId, accountId)).returning();
  return row === undefined ? null : withCircle(row);
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
