/** First path segments with the same meaning on every host, so no name of a profile or organization (ROUTE-O3). */
export const fixedPaths = [
  'account',
  'admin',
  'api',
  'assets',
  'auth',
  'cgr',
  'dashboard',
  'demo',
  'experimental',
  'golf',
  'import',
  'join',
  'log',
  'org',
  'payment',
  'player',
  'players',
  'sitemaps',
  'store-redirect',
  'team',
  'teams',
  'unsubscribe',
  'welcome',
] as const;

const fixed: ReadonlySet<string> = new Set(fixedPaths);

/** Whether a path begins with a segment that has the same meaning on every host. */
export const isFixedPath = (firstPart: string): boolean => fixed.has(firstPart.toLowerCase());

/** The app's service worker; every version has this address. */
export const SERVICE_WORKER_PATH = '/service-worker.js';
