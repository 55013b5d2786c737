import { type Route, routes } from '@strokebook/contract';

/**
 * What crawlers may read: every page and, of the api, what pages that are open to everyone load. A crawler that draws
 * pages needs it, and whatever is added to the contract is closed until a visitor may read it.
 *
 * @param sitemap its whole address; null where the host has none of its own.
 */
export function robotsText(sitemap: string | null): string {
  const paths = Object.values<Route>(routes)
    .filter(isPublicRead)
    .map(({ path }) => path.replaceAll(/:\w+/g, '*'));
  // To the end of the path: a rule is a prefix otherwise, and '/api/accounts' would be everything of every account.
  const allowed = [...new Set(paths)].flatMap((path) => [`Allow: ${path}$`, `Allow: ${path}?`]);
  const lines = [
    'User-agent: *',
    ...allowed,
    'Disallow: /api/',
    ...(sitemap === null ? [] : ['', `Sitemap: ${sitemap}`]),
  ];
  return `${lines.join('\n')}\n`;
}

/** What is asked of a profile's pages is a read, even where the question is so long that it is sent as a body. */
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
