import type { AccountId } from '@strokebook/golf/access';
import type { Queryable } from '../../db/database.ts';
import type { MediaUse } from '../../db/schema/index.ts';
import { RequestError } from '../../http/request-error.ts';
import { measureMedia } from './queries.ts';

/** Max number of media per account; the message of MEDIA_FULL contains these numbers. */
const maxItems: Readonly<Record<MediaUse, number>> = {
  gallery: 200,
  news: 300,
  swingVideo: 40,
  // The previous one is removed after the new one is stored.
  profilePicture: 2,
  customLogo: 2,
};
const MAX_BYTES = 2 * 1024 ** 3;

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
