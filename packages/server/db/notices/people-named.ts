import type { Notice } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { nameForStrangers } from '@strokebook/golf/format';
import { inArray } from 'drizzle-orm';
import { findKnown } from '../accounts/known-people.ts';
import type { Queryable } from '../database.ts';
import { accounts, type notices } from '../schema/index.ts';

type Person = NonNullable<Notice['by']>;
type NoticeRow = Pick<typeof notices.$inferSelect, 'byId' | 'byName' | 'byUsername'>;

/** What some accounts are called now; those without an account are missing. */
export async function findNamesNow(
  query: Queryable,
  ids: readonly AccountId[],
): Promise<ReadonlyMap<AccountId | null, Person>> {
  if (ids.length === 0) return new Map();
  const { accountId, username, firstName, lastName, hasChosenName } = accounts;
  const rows = await query
    .select({ accountId, username, firstName, lastName, hasChosenName })
    .from(accounts)
    .where(inArray(accountId, [...ids]));
  return new Map(rows.map((row) => [row.accountId, { username: row.username, name: nameForStrangers(row) }]));
}

/**
 * Names the people in notices as they were called when the notice was sent. A notice without that name uses today's name
 * if the account knows the person, and otherwise, or if their account is gone, no name.
 */
export async function createNoticeNames(
  query: Queryable,
  accountId: AccountId,
  rows: readonly NoticeRow[],
): Promise<(row: NoticeRow) => Person | null> {
  const unnamed = rows.filter(({ byName }) => byName === null).map(({ byId }) => byId);
  const now = await findNamesNow(query, [...(await findKnown(query, accountId, unnamed))]);
  return ({ byId, byName, byUsername }) => {
    if (byId === null) return null;
    return byName === null || byUsername === null ? (now.get(byId) ?? null) : { username: byUsername, name: byName };
  };
}
