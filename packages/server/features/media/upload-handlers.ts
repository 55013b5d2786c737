import type { AccountId } from '@strokebook/golf/access';
import { MAX_CLIP_BYTES, MAX_PICTURE_BYTES } from '@strokebook/contract';
import { readClip } from '../../clips/read-clip.ts';
import type { Origin } from '../../db/accounts/audit-queries.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { addressesOf, clipFile, toGalleryItem, toSwingVideo } from '../../media/addresses.ts';
import type { MediaDeps } from '../../media/media-deps.ts';
import { findMedia } from '../../media/media-queries.ts';
import { removeNewsDrafts } from '../../media/remove-drafts.ts';
import { readPicture } from '../../pictures/read-picture.ts';
import { insertMedia } from './queries.ts';
import { refuseFull } from '../../media/media-room.ts';
import { changeAccountMedia, newMediaId, storeClip, storePicture, storePoster, initialFields } from './store-media.ts';

/** Uploads of players: each file is received completely, validated, resized and then stored. */
export function createUploadHandlers(deps: MediaDeps) {
  const { uploads, tokens } = deps;
  const { query } = deps.database;
  return {
    uploadPicture: async (
      { params: { accountId }, query: { use, title = '' }, upload },
      { account, signedIn, origin },
    ) => {
      if (use === 'news') await removeNewsDrafts(deps, accountId);
      await refuseFull(query, accountId, use, 0);
      const shape = use === 'profilePicture' ? 'square' : 'whole';
      const row = await uploads.receive(senderOf(signedIn, origin), upload, MAX_PICTURE_BYTES, async ({ path }) =>
        storePicture(deps, signedIn, { accountId, use, title }, await readPicture(path, shape)),
      );
      return toGalleryItem(row, await addressesOf(account, tokens));
    },
    uploadClip: async ({ params: { accountId }, query: { title = '' }, upload }, { account, signedIn, origin }) => {
      await refuseFull(query, accountId, 'swingVideo', 0);
      const row = await uploads.receive(senderOf(signedIn, origin), upload, MAX_CLIP_BYTES, async ({ path, size }) => {
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
    uploadPoster: async ({ params: { accountId, mediaId }, upload }, { account, signedIn, origin }) => {
      const clip = await findMedia(query, accountId, mediaId);
      if (clip?.kind !== 'clip') throw new RequestError('NOT_FOUND');
      const row = await uploads.receive(senderOf(signedIn, origin), upload, MAX_PICTURE_BYTES, async ({ path }) =>
        storePoster(deps, { accountId, holder: signedIn }, mediaId, await readPicture(path, 'whole')),
      );
      return toSwingVideo(row, await addressesOf(account, tokens));
    },
    addVideoLink: async ({ params: { accountId }, body: { url, title } }, { account, signedIn }) => {
      const row = await changeAccountMedia(deps, { accountId, holder: signedIn }, async (tx) => {
        await refuseFull(tx, accountId, 'swingVideo', 0);
        const item = { accountId, use: 'swingVideo' as const, kind: 'link' as const, title, url };
        return insertMedia(tx, { ...item, ...initialFields(deps, item.use), mediaId: newMediaId() });
      });
      return toSwingVideo(row, await addressesOf(account, tokens));
    },
  } satisfies Partial<Handlers>;
}

const senderOf = ({ accountId }: { readonly accountId: AccountId }, { address }: Origin) => ({ accountId, address });
