import type { AccountId } from '@strokebook/golf/access';
import { and, eq, ne } from 'drizzle-orm';
import { releaseKeys, resumeKey } from './account-keys.ts';
import type { Queryable } from '../database.ts';
import { calendarFeeds, resumeReports } from '../schema/index.ts';

/**
 * The calendar feeds and resume links that a reader created for others' profiles.
 *
 * @param accountId the profile; null for all profiles but their own
 */
export async function findFeedsAndLinks(query: Queryable, readerId: AccountId, accountId: AccountId | null) {
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
  return { feeds, links };
}

/** Removes the found feeds and links when the reader's access ends, and returns their number. */
export async function removeFeedsAndLinks(
  query: Queryable,
  readerId: AccountId,
  accountId: AccountId | null,
): Promise<number> {
  const { feeds, links } = await findFeedsAndLinks(query, readerId, accountId);
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

/** Removes all links to the resume of an account and the addresses of its calendar, which open for whoever knows them. */
export async function removeOpenLinks(query: Queryable, accountId: AccountId): Promise<void> {
  await query.delete(calendarFeeds).where(eq(calendarFeeds.accountId, accountId));
  const removed = await query
    .delete(resumeReports)
    .where(eq(resumeReports.accountId, accountId))
    .returning({ hash: resumeReports.hash });
  await releaseKeys(
    query,
    accountId,
    removed.map(({ hash }) => resumeKey(hash)),
  );
}
