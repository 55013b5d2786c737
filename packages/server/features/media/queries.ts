import type { AccountId } from '@strokebook/golf/access';
import { and, eq, max } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accounts, type MediaUse, mediaItems } from '../../db/schema/index.ts';
import type { MediaRow } from '../../media/media-queries.ts';

export type MediaInsert = typeof mediaItems.$inferInsert;

const isItem = (accountId: AccountId, mediaId: string) =>
  and(eq(mediaItems.accountId, accountId), eq(mediaItems.mediaId, mediaId));

/** Appends an item to those of its use. */
export async function insertMedia(query: Queryable, item: Omit<MediaInsert, 'sortOrder'>): Promise<MediaRow> {
  const [last] = await query
    .select({ sortOrder: max(mediaItems.sortOrder) })
    .from(mediaItems)
    .where(and(eq(mediaItems.accountId, item.accountId), eq(mediaItems.use, item.use)));
  const [row] = await query
    .insert(mediaItems)
    .values({ ...item, sortOrder: (last?.sortOrder ?? 0) + 1 })
    .returning();
  if (row === undefined) throw new Error('the item was not stored');
  return row;
}

export async function changeMedia(
  query: Queryable,
  accountId: AccountId,
  mediaId: string,
  change: Partial<MediaInsert>,
): Promise<MediaRow | null> {
  const [row] = await query.update(mediaItems).set(change).where(isItem(accountId, mediaId)).returning();
  return row ?? null;
}

export async function removeMedia(query: Queryable, accountId: AccountId, mediaId: string): Promise<MediaRow | null> {
  const [row] = await query.delete(mediaItems).where(isItem(accountId, mediaId)).returning();
  return row ?? null;
}

/** Sets the account's picture or logo. */
export async function setAccountPicture(
  query: Queryable,
  accountId: AccountId,
  use: 'profilePicture' | 'customLogo',
  mediaId: string | null,
): Promise<void> {
  const change = use === 'profilePicture' ? { profilePictureId: mediaId } : { customLogoId: mediaId };
  await query.update(accounts).set(change).where(eq(accounts.accountId, accountId));
}

/** Sets an item's position; ignores missing items and those of another use. */
export async function placeMedia(
  query: Queryable,
  accountId: AccountId,
  use: MediaUse,
  mediaId: string,
  sortOrder: number,
): Promise<void> {
  await query
    .update(mediaItems)
    .set({ sortOrder })
    .where(and(isItem(accountId, mediaId), eq(mediaItems.use, use)));
}
