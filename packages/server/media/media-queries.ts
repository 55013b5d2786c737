import type { AccountId } from '@strokebook/golf/access';
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { type MediaUse, mediaItems, newsItems } from '../db/schema/index.ts';

export type MediaRow = typeof mediaItems.$inferSelect;

/** The media of one use, in the player's order. */
export async function listMedia(query: Queryable, accountId: AccountId, use: MediaUse): Promise<readonly MediaRow[]> {
  return query
    .select()
    .from(mediaItems)
    .where(and(eq(mediaItems.accountId, accountId), eq(mediaItems.use, use)))
    .orderBy(asc(mediaItems.sortOrder), desc(mediaItems.createdAt), asc(mediaItems.mediaId));
}

/** The media with these ids and uses; missing ones are left out. */
export async function findMediaOf(
  query: Queryable,
  accountId: AccountId,
  uses: readonly MediaUse[],
  mediaIds: readonly string[],
): Promise<readonly MediaRow[]> {
  if (mediaIds.length === 0) return [];
  return query
    .select()
    .from(mediaItems)
    .where(
      and(
        eq(mediaItems.accountId, accountId),
        inArray(mediaItems.use, [...uses]),
        inArray(mediaItems.mediaId, [...mediaIds]),
      ),
    );
}

export async function findMedia(query: Queryable, accountId: AccountId, mediaId: string): Promise<MediaRow | null> {
  const [row] = await query
    .select()
    .from(mediaItems)
    .where(and(eq(mediaItems.accountId, accountId), eq(mediaItems.mediaId, mediaId)));
  return row ?? null;
}

/** The columns that file names of an account's media are derived from. */
export async function listFileNames(query: Queryable, accountId: AccountId) {
  return query
    .select({
      mediaId: mediaItems.mediaId,
      posterId: mediaItems.posterId,
      posterVariantWidths: mediaItems.posterVariantWidths,
    })
    .from(mediaItems)
    .where(eq(mediaItems.accountId, accountId));
}

/** Deletes pictures of news that were created before and that no story shows; returns their ids. */
export async function removeUnusedPictures(query: Queryable, accountId: AccountId, before: Date): Promise<string[]> {
  const rows = await query
    .delete(mediaItems)
    .where(
      and(
        eq(mediaItems.accountId, accountId),
        eq(mediaItems.use, 'news'),
        lt(mediaItems.createdAt, before),
        sql`NOT EXISTS (SELECT FROM ${newsItems} n WHERE n.account_id = ${accountId}
          AND (n.attachments ->> 'coverMediaId' = ${mediaItems.mediaId}
            OR n.attachments -> 'imageMediaIds' @> to_jsonb(${mediaItems.mediaId})))`,
      ),
    )
    .returning({ mediaId: mediaItems.mediaId });
  return rows.map(({ mediaId }) => mediaId);
}

/** The number of an account's media of one use, and the bytes of all of its files. */
export async function measureMedia(query: Queryable, accountId: AccountId, use: MediaUse) {
  const [row] = await query
    .select({
      ofUse: sql<number>`count(*) FILTER (WHERE ${mediaItems.use} = ${use})`,
      bytes: sql<number>`coalesce(sum(${mediaItems.byteCount}), 0)::bigint`,
    })
    .from(mediaItems)
    .where(eq(mediaItems.accountId, accountId));
  if (row === undefined) throw new Error('the media were not counted');
  return row;
}
