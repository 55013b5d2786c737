import { landingPage } from '@strokebook/golf/access';
import type { Queryable } from '../../db/database.ts';
import { escapeHtml } from '../../lib/html.ts';
import { findOrganizationNames, findListedProfiles, findSitemapNumbers } from './queries.ts';

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The index of sitemaps: one of general pages, and one per range of accounts. */
export async function sitemapIndex(query: Queryable, origin: string): Promise<string> {
  const numbers = await findSitemapNumbers(query);
  const places = ['pages', ...numbers].map((name) => `${origin}/sitemaps/${name}.xml`);
  return xml('sitemapindex', 'sitemap', places);
}

/** Home, search and organizations. */
export async function pagesSitemap(query: Queryable, origin: string): Promise<string> {
  const names = await findOrganizationNames(query);
  const paths = ['/', '/golf/search', '/golf/courses', ...names.map((name) => `/org/${encodeURIComponent(name)}`)];
  return xml(
    'urlset',
    'url',
    paths.map((path) => origin + path),
  );
}

/** Public profiles of one range; null if there is no such sitemap. */
export async function profilesSitemap(query: Queryable, origin: string, number: number): Promise<string | null> {
  const profiles = await findListedProfiles(query, number);
  if (profiles.length === 0) return null;
  const open = profiles.filter(({ access }) => landingPage(null, access, false) !== null);
  return xml(
    'urlset',
    'url',
    open.map(({ username }) => `${origin}/player/${encodeURIComponent(username)}`),
  );
}

const xml = (root: string, item: string, places: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${namespace}">`,
    ...places.map((place) => `<${item}><loc>${escapeHtml(place)}</loc></${item}>`),
    `</${root}>`,
    '',
  ].join('\n');
