import type { AccountId } from '@strokebook/golf/access';
import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { deletedAccountRows, deletedAccounts } from '../schema/index.ts';

export type DeletedAccount = typeof deletedAccounts.$inferSelect;

/** How long a deleted account can be restored: a week, so that a message to support sent at a weekend is in time. */
export const ACCOUNT_RESTORABLE = 7 * 24 * 60 * 60_000;

/** Until when an account that was deleted at a time can be restored. */
export const restorableUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + ACCOUNT_RESTORABLE);

/** Accounts deleted at or before this time can no longer be restored. */
export const oldestRestorable = (now: Date): Date => new Date(now.getTime() - ACCOUNT_RESTORABLE);

const isRestorable = (accountId: AccountId, now: Date) =>
  and(eq(deletedAccounts.accountId, accountId), gt(deletedAccounts.deletedAt, oldestRestorable(now)));

/** A deleted account that can still be restored, or null. */
export async function findDeletedAccount(
  query: Queryable,
  accountId: AccountId,
  now: Date,
): Promise<DeletedAccount | null> {
  const [row] = await query.select().from(deletedAccounts).where(isRestorable(accountId, now));
  return row ?? null;
}

/** `findDeletedAccount`, locked until the transaction ends. */
export async function lockDeletedAccount(
  query: Queryable,
  accountId: AccountId,
  now: Date,
): Promise<DeletedAccount | null> {
  const [row] = await query.select().from(deletedAccounts).where(isRestorable(accountId, now)).for('update');
  return row ?? null;
}

/** Whether the files of an account must stay, because it can be restored or is about to be purged. */
export async function isArchived(query: Queryable, accountId: AccountId): Promise<boolean> {
  const rows = await query
    .select({ accountId: deletedAccounts.accountId })
    .from(deletedAccounts)
    .where(eq(deletedAccounts.accountId, accountId));
  return rows.length > 0;
}

/** Some of the accounts that were deleted at a time or before, oldest first. */
export async function listExpiredAccounts(
  query: Queryable,
  before: Date,
  max: number,
): Promise<readonly DeletedAccount[]> {
  return query
    .select()
    .from(deletedAccounts)
    .where(lte(deletedAccounts.deletedAt, before))
    .orderBy(asc(deletedAccounts.deletedAt))
    .limit(max);
}

/** Removes the kept rows of a deleted account. */
export async function removeArchivedRows(query: Queryable, accountId: AccountId): Promise<void> {
  await query.delete(deletedAccountRows).where(eq(deletedAccountRows.accountId, accountId));
}

/** Keeps a deleted account from coming back into a circle from which it was removed meanwhile. */
export async function forgetKeptPlace(query: Queryable, accountId: AccountId, ownerId: AccountId): Promise<void> {
  const isPlace = and(eq(deletedAccountRows.ownerId, ownerId), eq(deletedAccountRows.kind, 'circle'));
  await query.delete(deletedAccountRows).where(and(eq(deletedAccountRows.accountId, accountId), isPlace));
}

/** Removes what is kept of others and belongs to an account, or is a message about it. */
export async function removeRowsKeptOfOthers(query: Queryable, accountId: AccountId): Promise<void> {
  const isAbout = sql`${deletedAccountRows.kind} = 'contact_messages'
    AND ${deletedAccountRows.content} ->> 'player_id' = ${String(accountId)}`;
  await query.delete(deletedAccountRows).where(or(eq(deletedAccountRows.ownerId, accountId), isAbout));
}

/** Removes the last of a deleted account. */
export async function forgetDeletedAccount(query: Queryable, accountId: AccountId): Promise<void> {
  await query.delete(deletedAccounts).where(eq(deletedAccounts.accountId, accountId));
}
