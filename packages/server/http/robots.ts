import { type Route, routes } from '@strokebook/contract';

/**
 * The robots.txt: crawlers may read every page and the API calls that public pages load. A crawler that renders pages
 * needs these; new routes of the contract are disallowed until visitors may read them.
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
    case 'fullAccess':
    case 'productManager':
      return false;
  }
}
