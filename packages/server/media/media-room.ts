import { MAX_GALLERY_PICTURES, MAX_MEDIA_GIGABYTES, MAX_NEWS_PICTURES, MAX_SWING_VIDEOS } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import type { Queryable } from '../db/database.ts';
import type { MediaUse } from '../db/schema/index.ts';
import { RequestError } from '../http/request-error.ts';
import { type MediaRow, measureMedia } from './media-queries.ts';

/** Max number of media per account by use. */
const maxItems: Readonly<Record<MediaUse, number>> = {
  gallery: MAX_GALLERY_PICTURES,
  news: MAX_NEWS_PICTURES,
  swingVideo: MAX_SWING_VIDEOS,
  // The previous one is removed after the new one is stored.
  profilePicture: 2,
  customLogo: 2,
};
const MAX_BYTES = MAX_MEDIA_GIGABYTES * 1024 ** 3;

/** @throws RequestError MEDIA_FULL if there is no room for another item of `byteCount` bytes */
export async function refuseFull(
  query: Queryable,
  accountId: AccountId,
  use: MediaUse,
  byteCount: number,
): Promise<void> {
  const { ofUse, bytes } = await measureMedia(query, accountId, use);
  if (ofUse >= maxItems[use] || bytes + byteCount > MAX_BYTES) throw new RequestError('MEDIA_FULL');
}

/** @throws RequestError MEDIA_FULL if an item cannot grow by `byteCount` bytes */
export async function refuseGrowth(
  query: Queryable,
  accountId: AccountId,
  use: MediaUse,
  byteCount: number,
): Promise<void> {
  const { bytes } = await measureMedia(query, accountId, use);
  if (byteCount > 0 && bytes + byteCount > MAX_BYTES) throw new RequestError('MEDIA_FULL');
}

/** @throws RequestError MEDIA_FULL if there is no room for all of these items */
export async function refuseNoRoom(query: Queryable, accountId: AccountId, items: readonly MediaRow[]): Promise<void> {
  for (const [use, ofUse] of Map.groupBy(items, (item) => item.use)) {
    const stored = await measureMedia(query, accountId, use);
    const bytes = items.reduce((sum, { byteCount }) => sum + byteCount, 0);
    if (stored.ofUse + ofUse.length > maxItems[use] || stored.bytes + bytes > MAX_BYTES) {
      throw new RequestError('MEDIA_FULL');
    }
  }
}
