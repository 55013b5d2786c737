import { canOpenProfile, hasFullAccess, isSitePublic } from '@strokebook/golf/access';
import { findAccount } from '../../db/account-queries.ts';
import { type LoadedAccess, loadAccessById, loadAccessByUsername, type TokenHolder } from '../../db/access-queries.ts';
import type { Database } from '../../db/database.ts';
import { toPublicAccount } from '../../db/public-account.ts';
import { refuseLostHolder } from '../../http/check-access.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { drawInitialAvatar } from './initial-avatar.ts';
import { findImage } from './queries.ts';

export function createAccountHandlers({ query }: Database): Pick<Handlers, 'getProfile' | 'getProfileImage'> {
  return {
    getProfile: async ({ params }, { holder }) => {
      const loaded = await loadAccessByUsername(query, params.username, holder);
      const access = openOrRefuse(loaded, holder);
      const row = await findAccount(query, access.accountId);
      if (row === null) throw new RequestError('NOT_FOUND');
      return {
        account: toPublicAccount(row),
        hasFullAccess: hasFullAccess(loaded.viewer, access),
        allowPublicSite: access.allowPublicSite,
        settings: [...access.settings],
      };
    },
    getProfileImage: async ({ params }, { holder }) => {
      const access = openOrRefuse(await loadAccessById(query, params.accountId, holder), holder);
      // One browser may be used by several people: what one of them may see is not kept for the next.
      const cacheControl = isSitePublic(access) ? 'private, max-age=300' : 'private, no-store';
      const image = await findImage(query, access.accountId);
      if (image !== null) return { contentType: image.contentType, bytes: image.bytes, cacheControl };
      const row = await findAccount(query, access.accountId);
      if (row === null) throw new RequestError('NOT_FOUND');
      const svg = drawInitialAvatar(row.accountId, row.firstName, row.lastName);
      return { contentType: 'image/svg+xml', bytes: Buffer.from(svg), cacheControl };
    },
  };
}

/** A private and a missing profile answer alike. */
function openOrRefuse(
  { account, viewer }: LoadedAccess,
  holder: TokenHolder | null,
): NonNullable<LoadedAccess['account']> {
  refuseLostHolder(holder, viewer);
  if (account === null || !canOpenProfile(viewer, account)) throw new RequestError('NOT_FOUND');
  return account;
}
