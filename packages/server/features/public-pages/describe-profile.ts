import { profileTitle } from '@strokebook/contract';
import { canOpenProfile, landingPage, type ProfilePage, profilePages, visiblePages } from '@strokebook/golf/access';
import { nameForStrangers } from '@strokebook/golf/format';
import { previewPictureSize } from '@strokebook/reports';
import { loadAccessByUsername } from '../../db/accounts/access-queries.ts';
import { describePlayer } from './describe-player.ts';
import type { Described, PageDeps, Place } from './described-page.ts';
import { findPlayer } from './find-player.ts';

/**
 * Describes a page of a profile that has a public page.
 *
 * @param pagePath path segments after the username; empty for the profile itself, which opens its landing page.
 */
export async function describeProfile(
  deps: PageDeps,
  username: string,
  pagePath: readonly string[],
  { settings, search, toCanonical }: Place,
): Promise<Described> {
  const { account: access } = await loadAccessByUsername(deps.query, username, null);
  if (access === null || !canOpenProfile(null, access)) return 'missing';
  const found = await findPlayer(deps, access);
  if (found === null) return 'missing';
  const { site } = settings;
  const hasCustomUrl = site.kind === 'player' && site.username.toLowerCase() === username.toLowerCase();
  const landing = landingPage(null, access, hasCustomUrl);
  if (landing === null) return 'missing';
  // Only viewers who may edit the profile can open the workshop, and a round is watched by the circle.
  if (isOwn(pagePath) || isLiveRound(pagePath)) return 'unlisted';
  const page = findPage(pagePath);
  if (page === 'missing') return 'missing';
  // A closed page redirects to the landing page (ACCESS-15).
  const shown = page !== null && visiblePages(null, access).includes(page) ? page : landing;
  const { productName } = deps.config;
  const { player, season } = found;
  const name = nameForStrangers(player);
  const path = `/player/${encodeURIComponent(player.username)}`;
  // As typed, not as stored: the app's query keys contain the username of the address.
  const profile = `/player/${encodeURIComponent(username)}`;
  const { college, highSchool } = player.extraInfo;
  const school = college || highSchool;
  return {
    title: profileTitle(name, shown),
    linkTitle: name,
    path,
    // The query belongs to the requested page, not to the one that opens instead.
    shownPage:
      shown === page && pagePath.length === shown.link.split('/').length
        ? `${[profile, ...pagePath.map(encodeURIComponent)].join('/')}${search}`
        : `${profile}/${shown.link}`,
    // Pages behind a sign-in have no modules: nothing of them is loaded for visitors (ACCESS-04).
    modules: [`pages/${shown.path}/page.tsx`],
    kind: 'profile',
    description: describePlayer(player, season),
    picture: {
      url: toCanonical(`/api/accounts/${player.accountId}/preview.png`),
      width: previewPictureSize.width,
      height: previewPictureSize.height,
      alt: `${name} on ${productName}`,
    },
    data: {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: toCanonical(path),
      mainEntity: {
        '@type': 'Person',
        name,
        url: toCanonical(path),
        image: toCanonical(`/api/accounts/${player.accountId}/image`),
        ...(school && { affiliation: { '@type': 'EducationalOrganization', name: school } }),
      },
    },
  };
}

/** The page of a path under a profile; null for the profile itself and its aliases. */
function findPage([first, ...rest]: readonly string[]): ProfilePage | 'missing' | null {
  if (first === undefined) return null;
  // Sign-in may redirect there (AUTH-O1).
  if (first === 'dashboard' && rest.length === 0) return null;
  const page: ProfilePage | undefined = profilePages.find(({ path }) => path === first);
  if (page === undefined) return 'missing';
  const maxParts = page.link.split('/').length;
  return rest.length < maxParts ? page : 'missing';
}

/** Pages of those with full access: the editor and the plan. */
const isOwn = ([first]: readonly string[]): boolean => first === 'edit' || first === 'plan';

const isLiveRound = (pagePath: readonly string[]): boolean =>
  pagePath.length === 3 && pagePath[0] === 'my-rounds' && pagePath[1] === 'live';
