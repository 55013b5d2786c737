import { type AccountId, NO_ACCOUNT } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import {
  type ResumeNewsItem,
  type ResumeSettings,
  savedTimeframes,
  settingsToday,
} from '@strokebook/documents/resume-builder';
import { and, count, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { createKey, findAccountByKey, releaseKeys, resumeKey } from '../../db/accounts/account-keys.ts';
import type { Queryable } from '../../db/database.ts';
import { newsItems, resumeReports, resumeSettings } from '../../db/schema/index.ts';
import { randomLinkNumber } from '../../lib/link-number.ts';

export type KeptRow = typeof resumeReports.$inferSelect;

/** The stories of an account, the latest first, each with the first of its links. */
export async function findStories(query: Queryable, accountId: AccountId): Promise<readonly ResumeNewsItem[]> {
  const rows = await query
    .select({
      id: newsItems.newsId,
      header: newsItems.header,
      body: newsItems.body,
      attachments: newsItems.attachments,
    })
    .from(newsItems)
    .where(eq(newsItems.accountId, accountId))
    .orderBy(desc(newsItems.publishedOn), desc(newsItems.newsId));
  return rows.map(({ attachments, ...story }) => ({ ...story, linkUrl: attachments.links[0]?.url ?? null }));
}

/** What an account keeps, as it is meant today; null before anything was saved. */
export async function findSettings(
  query: Queryable,
  accountId: AccountId,
  today: CalendarDay,
): Promise<ResumeSettings | null> {
  const [row] = await query
    .select({ settings: resumeSettings.settings, timeframes: resumeSettings.timeframes })
    .from(resumeSettings)
    .where(eq(resumeSettings.accountId, accountId));
  return row === undefined ? null : settingsToday(row.settings, row.timeframes, today);
}

export async function writeSettings(
  query: Queryable,
  accountId: AccountId,
  settings: ResumeSettings,
  today: CalendarDay,
): Promise<void> {
  const timeframes = savedTimeframes(settings, today);
  await query
    .insert(resumeSettings)
    .values({ accountId, settings, timeframes })
    .onConflictDoUpdate({ target: resumeSettings.accountId, set: { settings, timeframes } });
}

/**
 * Keeps a resume under a number that no other has.
 *
 * @param draw draws a number by lot; again where it is another resume's.
 */
export async function writeReport(
  query: Queryable,
  row: Omit<KeptRow, 'hash' | 'viewCount'>,
  draw: () => number = randomLinkNumber,
): Promise<KeptRow> {
  const hash = draw();
  if (!(await createKey(query, row.accountId, resumeKey(hash)))) return writeReport(query, row, draw);
  const kept = { ...row, hash, viewCount: 0 };
  await query.insert(resumeReports).values(kept);
  return kept;
}

/** The number of unexpired links of an account. */
export async function countOpenReports(query: Queryable, accountId: AccountId, now: Date): Promise<number> {
  const { accountId: owner, expiresAt } = resumeReports;
  const [row] = await query
    .select({ rows: count() })
    .from(resumeReports)
    .where(and(eq(owner, accountId), or(isNull(expiresAt), gt(expiresAt, now))));
  return row?.rows ?? 0;
}

/** Deletes the expired links of an account, except the `keep` that expired last. */
export async function dropEndedReports(query: Queryable, accountId: AccountId, now: Date, keep: number): Promise<void> {
  const { accountId: owner, hash, expiresAt } = resumeReports;
  const ended = await query
    .select({ hash })
    .from(resumeReports)
    .where(and(eq(owner, accountId), lte(expiresAt, now)))
    .orderBy(desc(expiresAt), desc(hash))
    .offset(keep);
  for (const row of ended) await removeReport(query, accountId, row.hash);
}

export const listReports = (query: Queryable, accountId: AccountId): Promise<readonly KeptRow[]> =>
  query
    .select()
    .from(resumeReports)
    .where(eq(resumeReports.accountId, accountId))
    .orderBy(desc(resumeReports.createdAt), desc(resumeReports.hash));

/** A link by its number; null if there is none. */
export async function findReport(query: Queryable, hash: number): Promise<KeptRow | null> {
  // Without an account the same statements are made, so that the time does not reveal whether there is a link.
  const accountId = (await findAccountByKey(query, resumeKey(hash))) ?? NO_ACCOUNT;
  const [row] = await query.select().from(resumeReports).where(isReport(accountId, hash));
  return row ?? null;
}

export async function countView(query: Queryable, accountId: AccountId, hash: number): Promise<void> {
  await query
    .update(resumeReports)
    .set({ viewCount: sql`${resumeReports.viewCount} + 1` })
    .where(isReport(accountId, hash));
}

/** False when there is no such link. */
export async function removeReport(query: Queryable, accountId: AccountId, hash: number): Promise<boolean> {
  const { rowCount } = await query.delete(resumeReports).where(isReport(accountId, hash));
  await releaseKeys(query, accountId, [resumeKey(hash)]);
  return rowCount === 1;
}

const isReport = (accountId: AccountId, hash: number) =>
  and(eq(resumeReports.accountId, accountId), eq(resumeReports.hash, hash));
