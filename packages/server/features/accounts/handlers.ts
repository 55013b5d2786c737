import type { Profile } from '@strokebook/contract';
import { isSitePublic } from '@strokebook/golf/access';
import { findAccount } from '../../db/account-queries.ts';
import { type LoadedAccess, loadAccessById, loadAccessByUsername, type TokenHolder } from '../../db/access-queries.ts';
import { toProfile } from '../../db/public-account.ts';
import type { Handlers } from '../../http/handler.ts';
import { openOrRefuse } from '../../http/open-profile.ts';
import { RequestError } from '../../http/request-error.ts';
import type { MediaDeps } from '../../media/media-deps.ts';
import { findMedia } from '../../media/media-queries.ts';
import { openMediaFile } from '../../media/open-media-file.ts';
import { variantFile } from '../../pictures/variants.ts';
import { drawInitialAvatar } from './initial-avatar.ts';

/** Picture and logo of a profile have the same access, so one token is valid for both. */
const PROFILE_IMAGE = 'profilePicture';

type OpenAccess = NonNullable<LoadedAccess['account']>;

export function createAccountHandlers({ database, files, tokens }: MediaDeps) {
  const { query } = database;
  const profileOf = async (loaded: LoadedAccess, holder: TokenHolder | null): Promise<Profile> => {
    const access = openOrRefuse(loaded, holder);
    const row = await findAccount(query, access.accountId);
    if (row === null) throw new RequestError('NOT_FOUND');
    const token = isSitePublic(access) ? null : await tokens.create(access.accountId, PROFILE_IMAGE);
    return toProfile(row, access, loaded.viewer, token);
  };
  return {
    getProfile: async ({ params }, { holder }) =>
      profileOf(await loadAccessByUsername(query, params.username, holder), holder),
    getProfileById: async ({ params }, { holder }) =>
      profileOf(await loadAccessById(query, params.accountId, holder), holder),
    getProfileImage: async ({ params: { accountId }, query: { use, size, v, token } }, { holder }) => {
      const loaded = await loadAccessById(query, accountId, holder);
      const isToken = token !== undefined && (await tokens.isGood(token, accountId, PROFILE_IMAGE));
      const access = isToken && loaded.account !== null ? loaded.account : openOrRefuse(loaded, holder);
      const row = await findAccount(query, accountId);
      if (row === null) throw new RequestError('NOT_FOUND');
      const mediaId = use === 'customLogo' ? row.customLogoId : row.profilePictureId;
      const isVersioned = v !== undefined && v === mediaId;
      const cacheControl = cacheControlOf(access, isToken, isVersioned);
      const picture = mediaId === null ? null : await findMedia(query, accountId, mediaId);
      const width = picture?.variantWidths.find((wide) => wide >= (size ?? Infinity)) ?? picture?.variantWidths.at(-1);
      const found =
        picture == null || width === undefined ? null : await openMediaFile(files, picture, variantFile(width));
      if (found !== null) return { ...found, cacheControl };
      // There is no default logo.
      if (use === 'customLogo') throw new RequestError('NOT_FOUND');
      const svg = drawInitialAvatar(row.accountId, row.firstName, row.lastName);
      return { contentType: 'image/svg+xml', bytes: Buffer.from(svg), cacheControl };
    },
  } satisfies Partial<Handlers>;
}

/** Several people may share a browser, so content with restricted access is only cached under its secret address. */
function cacheControlOf(access: OpenAccess, isToken: boolean, isVersioned: boolean): string {
  if (!isSitePublic(access)) return isToken ? 'private, max-age=1800' : 'private, no-store';
  return isVersioned ? 'public, max-age=86400, immutable' : 'private, max-age=300';
}
