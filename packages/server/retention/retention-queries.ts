import type { AccountId } from '@strokebook/golf/access';
import { and, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import { releaseKeys } from '../db/accounts/account-keys.ts';
import type { AccountTable, OldRows } from '../db/account-tables/account-table.ts';
import { type OwnedTable, rowKeyOf } from '../db/account-tables/owned-table.ts';
import type { Database, Queryable } from '../db/database.ts';
import { lockAccount } from '../db/accounts/hold-account.ts';
import { mediaItems, newsItems, signInChallenges } from '../db/schema/index.ts';

/** Max number of rows that one statement finds, so that none takes long or holds many locks. */
const MAX_ROWS = 500;

type Found = readonly { readonly accountId: AccountId; readonly id: unknown }[];

/**
 * Removes found rows account by account, while the account is locked: a deletion of the account, or a writer, never
 * waits for a row in another order. Returns the number of removed rows.
 */
async function removeByAccount(
  { query }: Database,
  found: Found,
  remove: (tx: Queryable, accountId: AccountId, ids: unknown[]) => Promise<number>,
): Promise<number> {
  let removed = 0;
  for (const [accountId, rows] of Map.groupBy(found, (row) => row.accountId)) {
    removed += await query.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      return remove(
        tx,
        accountId,
        rows.map(({ id }) => id),
      );
    });
  }
  return removed;
}

/** Removes codes of sign-ins that expired before. */
export async function removeOldChallenges({ query }: Database, before: Date): Promise<number> {
  const isOld = lt(signInChallenges.expiresAt, before);
  const found = await query
    .select({ phoneNumber: signInChallenges.phoneNumber })
    .from(signInChallenges)
    .where(isOld)
    .limit(MAX_ROWS);
  // One statement each, so that none holds a lock while it waits for another one.
  for (const { phoneNumber } of found) {
    await query.delete(signInChallenges).where(and(eq(signInChallenges.phoneNumber, phoneNumber), isOld));
  }
  return found.length;
}

/** Removes an account table's rows of that instant or earlier, with their keys. */
export async function removeOldRows(
  database: Database,
  declared: AccountTable,
  { column, alsoBy = [] }: OldRows,
  before: Date,
): Promise<number> {
  const { table, key } = declared;
  const owner = table.accountId;
  const [id] = rowKeyOf(table);
  const isOld = lte(column, before);
  const found = await database.query.select({ accountId: owner, id }).from(table).where(isOld).limit(MAX_ROWS);
  return removeByAccount(database, found as Found, async (tx, accountId, ids) => {
    // Again with the condition, because a row may have become younger meanwhile, such as a session that was refreshed.
    const removed = await tx
      .delete(table)
      .where(and(eq(owner, accountId), inArray(id, ids), isOld))
      .returning({ id, key: key?.column ?? id });
    if (key !== undefined) {
      const keys = removed.map((row) => ({ kind: key.kind, key: String(row.key) }));
      await releaseKeys(tx, accountId, keys);
    }
    const removedIds = removed.map((row) => row.id);
    if (removedIds.length === 0) return 0;
    for (const other of alsoBy) {
      const { accountId: otherOwner } = other.table as OwnedTable;
      await tx.delete(other.table).where(and(eq(otherOwner, accountId), inArray(other, removedIds)));
    }
    return removed.length;
  });
}

/**
 * Accounts with pictures of news that were uploaded between two times and that no story shows. Older ones were looked at
 * when they were as old as these.
 */
export async function findAccountsWithUnusedPictures(
  { query }: Database,
  after: Date,
  before: Date,
): Promise<readonly AccountId[]> {
  const rows = await query
    .selectDistinct({ accountId: mediaItems.accountId })
    .from(mediaItems)
    .where(
      and(
        eq(mediaItems.use, 'news'),
        gte(mediaItems.createdAt, after),
        lte(mediaItems.createdAt, before),
        sql`NOT EXISTS (SELECT FROM ${newsItems} n WHERE n.account_id = ${mediaItems.accountId}
          AND (n.attachments ->> 'coverMediaId' = ${mediaItems.mediaId}
            OR n.attachments -> 'imageMediaIds' @> to_jsonb(${mediaItems.mediaId})))`,
      ),
    )
    .limit(MAX_ROWS);
  return rows.map(({ accountId }) => accountId);
}
