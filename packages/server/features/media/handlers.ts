import { loadAccessById } from '../../db/accounts/access-queries.ts';
import { refuseLostHolder } from '../../http/check-access.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { addressesOf, canSeeMedia, isMediaPublic, toGalleryItem, toSwingVideo } from '../../media/addresses.ts';
import { findMedia, listMedia } from '../../media/media-queries.ts';
import { openMediaFile } from '../../media/open-media-file.ts';
import type { Services } from '../../services.ts';

/** Cache time of public pictures: a day, because a picture may be closed or removed. */
const PUBLIC = 'public, max-age=86400, immutable';
/** Cache time of pictures with a token: the min lifetime of the token. */
const PRIVATE = 'private, max-age=1800, immutable';

export function createMediaHandlers({ database, files, tokens }: Pick<Services, 'database' | 'files' | 'tokens'>) {
  const { query } = database;
  return {
    getGallery: async ({ query: { isFeatured } }, { account }) => {
      const [rows, addressOf] = await Promise.all([
        listMedia(query, account.accountId, 'gallery'),
        addressesOf(account, tokens),
      ]);
      return rows
        .filter((row) => isFeatured === undefined || row.isFeatured === isFeatured)
        .map((row) => toGalleryItem(row, addressOf));
    },
    getSwingVideos: async (_input, { account }) => {
      const [rows, addressOf] = await Promise.all([
        listMedia(query, account.accountId, 'swingVideo'),
        addressesOf(account, tokens),
      ]);
      return rows.map((row) => toSwingVideo(row, addressOf));
    },
    getMediaFile: async ({ params: { accountId, mediaId, file }, query: { token } }, { holder }) => {
      const { account, viewer } = await loadAccessById(query, accountId, holder);
      refuseLostHolder(holder, viewer);
      // Reads the item before checking access, because its use determines the feature.
      const row = await findMedia(query, accountId, mediaId);
      if (account === null || row === null) throw new RequestError('NOT_FOUND');
      const { use } = row;
      const isToken = token !== undefined && (await tokens.isGood(token, accountId, use));
      if (!isToken && !canSeeMedia(viewer, account, use)) throw new RequestError('NOT_FOUND');
      const found = await openMediaFile(files, row, file);
      if (found === null) throw new RequestError('NOT_FOUND');
      return { ...found, cacheControl: isMediaPublic(account, use) ? PUBLIC : isToken ? PRIVATE : 'private, no-store' };
    },
  } satisfies Partial<Handlers>;
}
