import { CLIP_MAX_BYTES, PICTURE_MAX_BYTES } from '@strokebook/contract';
import { readClip } from '../../clips/read-clip.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { addressesOf, clipFile, posterFile, toGalleryItem, toSwingVideo } from '../../media/addresses.ts';
import { fileKey } from '../../media/file-keys.ts';
import type { MediaDeps } from '../../media/media-deps.ts';
import { findMedia } from '../../media/media-queries.ts';
import { removeNewsDrafts } from '../../media/remove-drafts.ts';
import { readPicture } from '../../pictures/read-picture.ts';
import { changeMedia, insertMedia } from './queries.ts';
import { refuseFull, refuseGrowth } from './room.ts';
import { changeAccountMedia, newMediaId, storeClip, storePicture, whatIsKnown } from './store-media.ts';

type UploadRouteId = 'uploadPicture' | 'uploadClip' | 'uploadPoster' | 'addVideoLink';

/** What players send of themselves: each file is taken whole, checked, cut to size and only then kept. */
export function createUploadHandlers(deps: MediaDeps): Pick<Handlers, UploadRouteId> {
  const { uploads, files, tokens } = deps;
  const { query } = deps.database;
  return {
    uploadPicture: async ({ params: { accountId }, query: { use, title = '' }, upload }, { account, signedIn }) => {
      if (use === 'news') await removeNewsDrafts(deps, accountId);
      await refuseFull(query, accountId, use, 0);
      const shape = use === 'profilePicture' ? 'square' : 'whole';
      const row = await uploads.receive(signedIn.accountId, upload, PICTURE_MAX_BYTES, async ({ path }) =>
        storePicture(deps, signedIn, { accountId, use, title }, await readPicture(path, shape)),
      );
      return toGalleryItem(row, await addressesOf(account, tokens));
    },
    uploadClip: async ({ params: { accountId }, query: { title = '' }, upload }, { account, signedIn }) => {
      await refuseFull(query, accountId, 'swingVideo', 0);
      const row = await uploads.receive(signedIn.accountId, upload, CLIP_MAX_BYTES, async ({ path, size }) => {
        const clip = await readClip(path, size);
        return storeClip(
          deps,
          signedIn,
          { accountId, use: 'swingVideo', title },
          { ...clip, path, size },
          clipFile(clip),
        );
      });
      return toSwingVideo(row, await addressesOf(account, tokens));
    },
    uploadPoster: async ({ params: { accountId, mediaId }, upload }, { account, signedIn }) => {
      const clip = await findMedia(query, accountId, mediaId);
      if (clip?.kind !== 'clip') throw new RequestError('NOT_FOUND');
      const poster = await uploads.receive(signedIn.accountId, upload, PICTURE_MAX_BYTES, ({ path }) =>
        readPicture(path, 'whole'),
      );
      const bytesOfPoster = poster.files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
      const film = await files.find(fileKey(accountId, mediaId, clipFile(clip)));
      const byteCount = (film?.size ?? 0) + bytesOfPoster;
      const row = await changeAccountMedia(deps, { accountId, holder: signedIn }, async (tx) => {
        // Read anew: while the poster was on its way the clip may have gone, or got another one.
        const before = await findMedia(tx, accountId, mediaId);
        if (before === null) return null;
        await refuseGrowth(tx, accountId, 'swingVideo', byteCount - before.byteCount);
        for (const [index, { bytes }] of poster.files.entries()) {
          await files.put(fileKey(accountId, mediaId, posterFile(poster.widths[index] ?? poster.width)), bytes);
        }
        return changeMedia(tx, accountId, mediaId, {
          posterWidth: poster.width,
          posterHeight: poster.height,
          posterVariantWidths: [...poster.widths],
          byteCount,
        });
      });
      if (row === null) throw new RequestError('NOT_FOUND');
      return toSwingVideo(row, await addressesOf(account, tokens));
    },
    addVideoLink: async ({ params: { accountId }, body: { url, title } }, { account, signedIn }) => {
      const row = await changeAccountMedia(deps, { accountId, holder: signedIn }, async (tx) => {
        await refuseFull(tx, accountId, 'swingVideo', 0);
        const item = { accountId, use: 'swingVideo' as const, kind: 'link' as const, title, url };
        return insertMedia(tx, { ...item, ...whatIsKnown(deps), mediaId: newMediaId() });
      });
      return toSwingVideo(row, await addressesOf(account, tokens));
    },
  };
}
