import { type Route, routes } from '@strokebook/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The robots.txt: crawlers may read every page and the API calls that public pages load. A crawler that renders pages
 * needs these; new routes of the contract are disallowed until visitors may read them. `hideFromSearch` keeps their
 * answers out of search results.
 *
 * @param sitemap its absolute address; null if the host has none.
 */
export function robotsText(sitemap: string | null): string {
  const paths = Object.values<Route>(routes)
    .filter(isPublicRead)
    .map(({ path }) => path.replaceAll(/:\w+/g, '*'));
  // With '$': a rule is a prefix otherwise, and '/api/accounts' would allow everything of every account.
  const allowed = [...new Set(paths)].flatMap((path) => [`Allow: ${path}$`, `Allow: ${path}?`]);
  const lines = [
    'User-agent: *',
    ...allowed,
    'Disallow: /api/',
    ...(sitemap === null ? [] : ['', `Sitemap: ${sitemap}`]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Calls of public profile pages are reads, even if a long query is sent as a body. */
function isPublicRead({ method, access }: Route): boolean {
  switch (access.kind) {
    case 'feature':
    case 'anyFeature':
      return true;
    case 'public':
    case 'profile':
      return method === 'GET';
    case 'signedIn':
    case 'level':
    case 'team':
    case 'productManager':
      return false;
  }
}

/**
 * Keeps answers of the API out of search engines: some addresses are secrets, such as those of calendars and links to a
 * resume. Crawlers must be allowed to request them, or they do not see this header; previews of links ignore it.
 */
export function hideFromSearch({ url, routeOptions }: FastifyRequest, reply: FastifyReply): void {
  // The pattern of the route, because a path may be written with encoded letters.
  if ((routeOptions.url ?? url).startsWith('/api/') || url.startsWith('/api/')) reply.header('x-robots-tag', 'noindex');
}
