import { previewPictureSize } from '@strokebook/reports';
import { isFixedPath, routes, siteTitles, spellingOf, windowTitle } from '@strokebook/contract';
import type { PageParts, PageRequest } from '../../http/page-parts.ts';
import { describeProfile } from './describe-profile.ts';
import type { Described, DescribedPage, PageDeps, Place, UnlistedPage } from './described-page.ts';
import { plainHead, publicHead } from './head.ts';
import { findCourseName } from '../../db/courses/course-rows.ts';
import { findOrganization } from '../../db/accounts/organization-queries.ts';

/**
 * Renders the metadata and first screen of an address. Always for a visitor, because crawlers and messengers send no
 * token. Closed and missing pages give exactly the same result.
 */
export async function renderPage(deps: PageDeps, request: PageRequest): Promise<PageParts> {
  const { readSettings } = deps;
  const { productName, publicUrl } = deps.config;
  const { path, search, origin, host } = request;
  const settings = routes.getSettings.output.parse(await readSettings(host));
  const { site } = settings;
  const spelling = spellingOf(site);
  const toHost = (route: string): string => spelling.toHost(route) ?? route;
  // Several hosts may show the same page: the canonical address is on the product's own host.
  const toCanonical = (route: string): string => (publicUrl === null ? origin + toHost(route) : publicUrl + route);
  const page = await describePage(deps, spelling.toRoute(path) ?? path, { settings, search, toCanonical });
  if (page === 'missing' || page === 'unlisted' || 'isUnlisted' in page) {
    const rendered = typeof page === 'object' ? page : noScreen;
    return {
      status: page === 'missing' ? 404 : 200,
      head: plainHead(productName),
      settings,
      shownPage: rendered.shownPage,
      modules: rendered.modules,
    };
  }
  const { path: route, title, linkTitle = title, shownPage, modules, ...head } = page;
  return {
    status: 200,
    head: publicHead({
      ...head,
      title: windowTitle(settings, title),
      linkTitle: windowTitle(settings, linkTitle),
      canonical: toCanonical(route),
      siteName: productName,
    }),
    settings,
    shownPage: shownPage === null ? null : toHost(shownPage),
    modules,
  };
}

async function describePage(deps: PageDeps, path: string, place: Place): Promise<Described> {
  const segments = readSegments(path);
  if (segments === null) return 'missing';
  const [first, second, ...rest] = segments;
  switch (first?.toLowerCase()) {
    case undefined:
      return describeHome(place);
    case 'golf':
      return describeGolf(deps, place, [second?.toLowerCase(), ...rest]);
    case 'org':
      return second === undefined || rest.length > 1 ? 'missing' : describeOrganization(deps, place, second, rest);
    case 'player':
      return second === undefined ? 'missing' : describeProfile(deps, second, rest, place);
    case 'cgr':
      return second?.toLowerCase() === 'resume' && rest.length === 0 ? resumePage(place) : 'unlisted';
    default:
      return isFixedPath(first ?? '') ? 'unlisted' : 'missing';
  }
}

/** The landing page, unless the home page shows the sister site. */
function describeHome(place: Place): DescribedPage {
  const page = describeSite(place, siteTitles.home, '/');
  return place.settings.sisterSiteUrl === null ? showing(page, `/${place.search}`, 'home') : page;
}

/** Pages that belong to no account: search and courses. */
async function describeGolf(
  { query }: PageDeps,
  place: Place,
  [area, ...rest]: readonly (string | undefined)[],
): Promise<Described> {
  const [courseId, ...more] = rest;
  if (area === 'search' && rest.length === 0) {
    return showing(describeSite(place, siteTitles.search, '/golf/search'), `/golf/search${place.search}`, 'search');
  }
  if (area !== 'courses' || more.length > 0) return 'missing';
  if (courseId === undefined) return describeSite(place, siteTitles.courses, '/golf/courses');
  const name = await findCourseName(query, courseId);
  return name === null ? 'missing' : describeSite(place, name, `/golf/courses/${encodeURIComponent(courseId)}`);
}

/** Null for a path that cannot be decoded. */
function readSegments(path: string): readonly string[] | null {
  try {
    return path
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** For pages without a first screen. */
const noScreen: Pick<DescribedPage, 'shownPage' | 'modules'> = { shownPage: null, modules: [] };

const showing = (page: DescribedPage, shownPage: string, folder: string): DescribedPage => ({
  ...page,
  shownPage,
  modules: [`pages/${folder}/page.tsx`],
});

/** The link of a resume: recruiters open it on a phone, and read it before any script runs (CGR-O10). */
const resumePage = ({ search }: Place): UnlistedPage => ({
  isUnlisted: true,
  shownPage: `/cgr/resume${search}`,
  modules: ['pages/cgr/page.tsx'],
});

const describeSite = (place: Place, title: string, path: string): DescribedPage => ({
  title,
  path,
  kind: 'website',
  description: `${place.settings.productName}: golf performance for junior and college players, their coaches and recruiters. Rounds logged shot by shot become strokes gained.`,
  picture: pictureOf(place),
  data: null,
  ...noScreen,
});

/** The preview picture of pages that do not belong to a player. */
const pictureOf = ({ settings, toCanonical }: Place): DescribedPage['picture'] => ({
  url: toCanonical(routes.getSitePicture.path),
  width: previewPictureSize.width,
  height: previewPictureSize.height,
  alt: settings.productName,
});

async function describeOrganization(
  { query }: PageDeps,
  place: Place,
  shortName: string,
  group: readonly string[],
): Promise<Described> {
  const organization = await findOrganization(query, shortName);
  if (organization === null) return 'missing';
  const { name, address } = organization;
  const page: DescribedPage = {
    title: name,
    path: `/org/${encodeURIComponent(organization.shortName)}`,
    kind: 'website',
    description: [`${name}: its players and how they play.`, address ?? ''].join(' ').trim(),
    picture: pictureOf(place),
    ...noScreen,
    data: { '@context': 'https://schema.org', '@type': 'SportsTeam', name, sport: 'Golf', ...(address && { address }) },
  };
  const parts = [shortName, ...group].map(encodeURIComponent).join('/');
  return showing(page, `/org/${parts}${place.search}`, 'organization');
}
