import type { AccountId } from '@strokebook/golf/access';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { newsItems } from '../../db/schema/index.ts';

export type NewsRow = typeof newsItems.$inferSelect;

/** The headlines of an account's stories, newest first. */
export async function listHeadlines(
  query: Queryable,
  accountId: AccountId,
): Promise<readonly Pick<NewsRow, 'newsId' | 'publishedOn' | 'header'>[]> {
  return query
    .select({ newsId: newsItems.newsId, publishedOn: newsItems.publishedOn, header: newsItems.header })
    .from(newsItems)
    .where(eq(newsItems.accountId, accountId))
    .orderBy(desc(newsItems.publishedOn), desc(newsItems.newsId));
}

export async function findNews(query: Queryable, accountId: AccountId, newsId: string): Promise<NewsRow | null> {
  const [row] = await query.select().from(newsItems).where(isStory(accountId, newsId));
  return row ?? null;
}

export async function countNews(query: Queryable, accountId: AccountId): Promise<number> {
  const [row] = await query
    .select({ count: sql<number>`count(*)` })
    .from(newsItems)
    .where(eq(newsItems.accountId, accountId));
  return row?.count ?? 0;
}

export async function insertNews(query: Queryable, row: NewsRow): Promise<void> {
  await query.insert(newsItems).values(row);
}

export async function changeNews(query: Queryable, { accountId, newsId, ...change }: NewsRow): Promise<boolean> {
  const { rowCount } = await query.update(newsItems).set(change).where(isStory(accountId, newsId));
  return rowCount === 1;
}

export async function removeNews(query: Queryable, accountId: AccountId, newsId: string): Promise<boolean> {
  const { rowCount } = await query.delete(newsItems).where(isStory(accountId, newsId));
  return rowCount === 1;
}

const isStory = (accountId: AccountId, newsId: string) =>
  and(eq(newsItems.accountId, accountId), eq(newsItems.newsId, newsId));
