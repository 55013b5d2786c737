import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { MediaDeps } from '../../media/media-deps.ts';
import { findMedia, listMedia } from '../../media/media-queries.ts';
import { removeMediaFiles, removeOrLeave } from '../../media/remove-files.ts';
import { changeMedia, placeMedia, removeMedia, setAccountPicture } from './queries.ts';
import { changeAccountMedia } from './store-media.ts';

const done = { status: 'SUCCESS' } as const;

export function createMediaChangeHandlers(deps: MediaDeps) {
  return {
    updateMedia: async ({ params: { accountId, mediaId }, body: { title, isFeatured } }, { signedIn }) => {
      const change = {
        ...(title === undefined ? {} : { title }),
        ...(isFeatured === undefined ? {} : { isFeatured }),
      };
      await changeAccountMedia(deps, { accountId, holder: signedIn }, async (tx) => {
        const isSame = Object.keys(change).length === 0;
        const row = isSame
          ? await findMedia(tx, accountId, mediaId)
          : await changeMedia(tx, accountId, mediaId, change);
        if (row === null) throw new RequestError('NOT_FOUND');
      });
      return done;
    },
    orderMedia: async ({ params: { accountId }, body: { use, mediaIds } }, { signedIn }) => {
      await changeAccountMedia(deps, { accountId, holder: signedIn }, async (tx) => {
        const stored = (await listMedia(tx, accountId, use)).map(({ mediaId }) => mediaId);
        const named = [...new Set(mediaIds)].filter((mediaId) => stored.includes(mediaId));
        const order = [...named, ...stored.filter((mediaId) => !named.includes(mediaId))];
        for (const [index, mediaId] of order.entries()) await placeMedia(tx, accountId, use, mediaId, index + 1);
      });
      return done;
    },
    deleteMedia: async ({ params: { accountId, mediaId } }, { signedIn }) => {
      await changeAccountMedia(deps, { accountId, holder: signedIn }, async (tx, account) => {
        const removed = await removeMedia(tx, accountId, mediaId);
        if (removed === null) throw new RequestError('NOT_FOUND');
        if (mediaId === account.profilePictureId) await setAccountPicture(tx, accountId, 'profilePicture', null);
        if (mediaId === account.customLogoId) await setAccountPicture(tx, accountId, 'customLogo', null);
      });
      // After the commit: if the transaction failed, the picture must still exist.
      await removeOrLeave(deps.log, removeMediaFiles(deps.files, accountId, mediaId));
      return done;
    },
  } satisfies Partial<Handlers>;
}
