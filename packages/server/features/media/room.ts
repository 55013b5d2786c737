import type { AccountId } from '@strokebook/golf/access';
import type { Queryable } from '../../db/database.ts';
import type { MediaUse } from '../../db/schema/index.ts';
import { RequestError } from '../../http/request-error.ts';
import { measureMedia } from './queries.ts';

/** What an account may keep; the sentence of MEDIA_FULL names these. */
const most: Readonly<Record<MediaUse, number>> = {
  gallery: 200,
  news: 300,
  swingVideo: 40,
  // The one before is removed when a new one comes.
  profilePicture: 2,
  customLogo: 2,
};
const MAX_BYTES = 2 * 1024 ** 3;

/** @throws RequestError MEDIA_FULL where another item, of so many bytes, has no room */
export async function refuseFull(
  query: Queryable,
  accountId: AccountId,
  use: MediaUse,
  byteCount: number,
): Promise<void> {
  const { ofUse, bytes } = await measureMedia(query, accountId, use);
  if (ofUse >= most[use] || bytes + byteCount > MAX_BYTES) throw new RequestError('MEDIA_FULL');
}

/** @throws RequestError MEDIA_FULL where an item has no room to grow by so many bytes */
export async function refuseGrowth(
  query: Queryable,
  accountId: AccountId,
  use: MediaUse,
  byteCount: number,
): Promise<void> {
  const { bytes } = await measureMedia(query, accountId, use);
  if (byteCount > 0 && bytes + byteCount > MAX_BYTES) throw new RequestError('MEDIA_FULL');
}
