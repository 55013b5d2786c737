import { canOpenProfile, hasFullAccess } from '@strokebook/golf/access';
import { type LoadedAccess, loadAccessById, loadAccessByUsername } from '../../db/access-queries.ts';
import type { Database } from '../../db/database.ts';
import { toPublicAccount } from '../../db/public-account.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { drawInitialAvatar } from './initial-avatar.ts';
import { findAccount, findImage } from './queries.ts';

/** Private too: whose picture one may see can change. */
const IMAGE_CACHE_CONTROL = 'private, max-age=300';

export function createAccountHandlers({ query }: Database): Pick<Handlers, 'getProfile' | 'getProfileImage'> {
  return {
    getProfile: async ({ params }, { viewerId }) => {
      const loaded = await loadAccessByUsername(query, params.username, viewerId);
      const access = openOrRefuse(loaded);
      const row = await findAccount(query, access.accountId);
      if (row === null) throw new RequestError('NOT_FOUND');
      return {
        account: toPublicAccount(row),
        hasFullAccess: hasFullAccess(loaded.viewer, access),
        allowPublicSite: access.allowPublicSite,
        settings: [...access.settings],
      };
    },
    getProfileImage: async ({ params }, { viewerId }) => {
      const access = openOrRefuse(await loadAccessById(query, params.accountId, viewerId));
      const image = await findImage(query, access.accountId);
      if (image !== null) {
        return { contentType: image.contentType, bytes: image.bytes, cacheControl: IMAGE_CACHE_CONTROL };
      }
      const row = await findAccount(query, access.accountId);
      if (row === null) throw new RequestError('NOT_FOUND');
      const svg = drawInitialAvatar(row.accountId, row.firstName, row.lastName);
      return { contentType: 'image/svg+xml', bytes: Buffer.from(svg), cacheControl: IMAGE_CACHE_CONTROL };
    },
  };
}

/** A private and a missing profile answer alike. */
function openOrRefuse({ account, viewer }: LoadedAccess): NonNullable<LoadedAccess['account']> {
  if (account === null || !canOpenProfile(viewer, account)) throw new RequestError('NOT_FOUND');
  return account;
}
