import type { AccountId } from '@strokebook/golf/access';
import { and, eq, ne } from 'drizzle-orm';
import { releaseKeys, resumeKey } from './account-keys.ts';
import type { Queryable } from './database.ts';
import { calendarFeeds, resumeReports } from './schema/index.ts';

/**
 * Removes the calendar feeds and resume links that a reader created for others' profiles, when their access ends.
 *
 * @param accountId the profile that they lost access to; null for all profiles but their own. @returns the number
 * removed.
 */
export async function removeFeedsAndLinks(
  query: Queryable,
  readerId: AccountId,
  accountId: AccountId | null,
): Promise<number> {
  const ofProfile = (column: typeof calendarFeeds.accountId | typeof resumeReports.accountId) =>
    accountId === null ? ne(column, readerId) : eq(column, accountId);
  const feeds = await query
    .select({ accountId: calendarFeeds.accountId })
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.readerId, readerId), ofProfile(calendarFeeds.accountId)));
  const links = await query
    .select({ accountId: resumeReports.accountId, hash: resumeReports.hash })
    .from(resumeReports)
    .where(and(eq(resumeReports.madeById, readerId), ofProfile(resumeReports.accountId)));
  for (const { accountId: owner } of feeds) {
    await query
      .delete(calendarFeeds)
      .where(and(eq(calendarFeeds.accountId, owner), eq(calendarFeeds.readerId, readerId)));
  }
  for (const { accountId: owner, hash } of links) {
    await query.delete(resumeReports).where(and(eq(resumeReports.accountId, owner), eq(resumeReports.hash, hash)));
    await releaseKeys(query, owner, [resumeKey(hash)]);
  }
  return feeds.length + links.length;
}
