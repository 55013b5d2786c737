import { routes } from '@strokebook/contract';
import { landingPage, visiblePages } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { previewPictureSize } from '@strokebook/reports';
import { loadAccessByUsername } from '../../db/access-queries.ts';
import { toProfile } from '../../db/public-account.ts';
import { describePlayer } from './describe-player.ts';
import type { DescribedPage, PageDeps, Place } from './described-page.ts';
import { findPlayer } from './find-player.ts';
import { firstScreen } from './first-screen.ts';

/** Source files of the pages whose first screen is drawn, in the web app. */
const pageModules: Readonly<Record<string, string>> = {
  summary: 'pages/summary/page.tsx',
  resume: 'pages/resume/page.tsx',
  gallery: 'pages/gallery/page.tsx',
  dataAnalysis: 'pages/dashboard/player-page.tsx',
};

/**
 * The page of a public profile.
 *
 * @param pagePath the address's part after the username; undefined for the profile itself, which opens its landing page.
 */
export async function describeProfile(
  deps: PageDeps,
  username: string,
  pagePath: string | undefined,
  { origin, site, toHost }: Place,
): Promise<DescribedPage | null> {
  const { account: access } = await loadAccessByUsername(deps.query, username, null);
  const found = await findPlayer(deps, null, access);
  if (access === null || found === null) return null;
  const hasCustomUrl = site.kind === 'player' && site.username.toLowerCase() === username.toLowerCase();
  const page =
    pagePath === undefined
      ? landingPage(null, access, hasCustomUrl)
      : (visiblePages(null, access).find(({ path }) => path === pagePath) ?? null);
  const { productName } = deps;
  const { player, record } = found;
  const profile = routes.getProfile.output.parse(toProfile(player, access, null));
  const name = fullName(player);
  const path = `/player/${encodeURIComponent(player.username)}`;
  const { college, highSchool } = player.extraInfo;
  const school = college || highSchool;
  return {
    title: name,
    path,
    answers: { getProfile: { username, profile } },
    body: page === null ? '' : firstScreen({ productName, account: profile.account, access, page, toHost }),
    modules:
      page === null ? [] : ['pages/profile/layout.tsx', pageModules[page.id]].filter((file) => file !== undefined),
    kind: 'profile',
    description: describePlayer(player, record),
    picture: {
      url: `${origin}/api/accounts/${player.accountId}/preview.png`,
      width: previewPictureSize.width,
      height: previewPictureSize.height,
      alt: `${name} on ${productName}`,
    },
    data: {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: origin + toHost(path),
      mainEntity: {
        '@type': 'Person',
        name,
        url: origin + toHost(path),
        image: `${origin}/api/accounts/${player.accountId}/image`,
        ...(school && { affiliation: { '@type': 'EducationalOrganization', name: school } }),
      },
    },
  };
}
