import type { Profile } from '@strokebook/contract';
import { type AccountId, isSitePublic } from '@strokebook/golf/access';
import { findAccount } from '../../db/accounts/account-queries.ts';
import {
  loadAccessById,
  loadAccessByUsername,
  type LoadedAccess,
  type TokenHolder,
} from '../../db/accounts/access-queries.ts';
import { findSchoolColors } from '../../db/accounts/organization-queries.ts';
import { toProfile } from '../../db/accounts/public-account.ts';
import type { Handlers } from '../../http/handler.ts';
import { openOrRefuse } from '../../http/open-profile.ts';
import { RequestError } from '../../http/request-error.ts';
import { findMedia } from '../../media/media-queries.ts';
import { openMediaFile } from '../../media/open-media-file.ts';
import { variantFile } from '../../pictures/variants.ts';
import type { Services } from '../../services.ts';

/** Colors on which white text is readable in both themes (contrast of at least 4.5). */
const tones = ['#2f6f4f', '#35618e', '#7a4f9a', '#9a4a3c', '#6b6a1f', '#1f6f78', '#8a3f6a', '#54606e'] as const;

/** A default picture: the account's initials on a color that is fixed per account. */
function drawInitialAvatar(accountId: AccountId, firstName: string, lastName: string): string {
  const initials = [firstName, lastName].map(firstLetter).join('') || '?';
  const tone = tones[accountId % tones.length];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">',
    `<rect width="96" height="96" fill="${tone}"/>`,
    '<text x="48" y="49" fill="#fff" font-family="system-ui, sans-serif" font-size="38" font-weight="600" text-anchor="middle" dominant-baseline="central">',
    escapeXml(initials),
    '</text></svg>',
  ].join('');
}

/** The first grapheme: an accent belongs to its letter. */
function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Picture and logo of a profile have the same access, so one token is valid for both. */
const PROFILE_IMAGE = 'profilePicture';

type OpenAccess = NonNullable<LoadedAccess['account']>;

export function createAccountHandlers({
  database,
  files,
  tokens,
  clock,
}: Pick<Services, 'database' | 'files' | 'tokens' | 'clock'>) {
  const { query } = database;
  const profileOf = async (loaded: LoadedAccess, holder: TokenHolder | null): Promise<Profile> => {
    const access = openOrRefuse(loaded, holder);
    const row = await findAccount(query, access.accountId);
    if (row === null) throw new RequestError('NOT_FOUND');
    const token = isSitePublic(access) ? null : await tokens.create(access.accountId, PROFILE_IMAGE);
    const schoolColors = await findSchoolColors(query, access.accountId);
    return toProfile(row, access, loaded.viewer, { today: clock.today(), schoolColors, mediaToken: token });
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
