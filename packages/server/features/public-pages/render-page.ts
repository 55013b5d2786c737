import { routes, spellingOf } from '@strokebook/contract';
import type { PageParts, PageRequest } from '../../http/page-parts.ts';
import { describeProfile } from './describe-profile.ts';
import type { DescribedPage, PageDeps, Place } from './described-page.ts';
import { plainHead, publicHead } from './head.ts';
import { escapeJson } from './html.ts';
import { findOrganization } from '../../db/organization-queries.ts';

/**
 * What the page of an address says of itself. It is rendered for a visitor, whoever asks: crawlers and messengers show
 * no token. Pages that are closed to visitors, and those that do not exist, are the same to the letter.
 */
export async function renderPage(deps: PageDeps, request: PageRequest): Promise<PageParts> {
  const { productName, readSettings } = deps;
  const { path, origin, host } = request;
  const settings = routes.getSettings.output.parse(readSettings(host));
  const { site } = settings;
  const spelling = spellingOf(site);
  const toHost = (route: string): string => spelling.toHost(route) ?? route;
  const page = await describePage(deps, spelling.toRoute(path) ?? path, { origin, site, toHost });
  if (page === null) {
    return { head: lines(plainHead(productName), firstAnswers({ getSettings: settings })), body: '', modules: [] };
  }
  const { path: route, title, answers, body, modules, ...head } = page;
  const siteName = site.kind === 'player' ? site.customUrl : productName;
  return {
    head: lines(
      publicHead({
        ...head,
        title: `${siteName} - ${title}`,
        canonical: origin + toHost(route),
        siteName: productName,
      }),
      firstAnswers({ getSettings: settings, ...answers }),
    ),
    body,
    modules,
  };
}

const lines = (...parts: readonly string[]): string => parts.join('\n    ');

/** What the app would ask for first, so that it need not. */
const firstAnswers = (answers: Readonly<Record<string, unknown>>): string =>
  `<script type="application/json" id="first-answers">${escapeJson(answers)}</script>`;

async function describePage(deps: PageDeps, path: string, place: Place): Promise<DescribedPage | null> {
  const segments = readSegments(path);
  if (segments === null) return null;
  const [first, second, third] = segments;
  switch (first) {
    case undefined:
      return describeSite(deps.productName, 'Home', '/');
    case 'golf':
      return second === 'search' ? describeSite(deps.productName, 'Search', '/golf/search') : null;
    case 'org':
      return second === undefined ? null : describeOrganization(deps, second);
    case 'player':
      return second === undefined ? null : describeProfile(deps, second, third, place);
    default:
      return null;
  }
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

/** What has no first screen of its own. */
const noScreen = { answers: {}, body: '', modules: [] };

const describeSite = (productName: string, title: string, path: string): DescribedPage => ({
  title,
  path,
  kind: 'website',
  description: `${productName}: golf performance for junior and college players, their coaches and recruiters. Rounds logged shot by shot become strokes gained.`,
  picture: null,
  data: null,
  ...noScreen,
});

async function describeOrganization({ query }: PageDeps, shortName: string): Promise<DescribedPage | null> {
  const organization = await findOrganization(query, shortName);
  if (organization === null) return null;
  const { name, address } = organization;
  return {
    title: name,
    path: `/org/${encodeURIComponent(organization.shortName)}`,
    kind: 'website',
    description: [`${name}: its players and how they play.`, address ?? ''].join(' ').trim(),
    picture: null,
    ...noScreen,
    data: { '@context': 'https://schema.org', '@type': 'SportsTeam', name, sport: 'Golf', ...(address && { address }) },
  };
}
