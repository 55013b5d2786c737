/** First parts of addresses that mean the same on every host; no profile or organization may be called so (ROUTE-O3). */
export const fixedPaths = [
  'account',
  'api',
  'assets',
  'auth',
  'cgr',
  'dashboard',
  'experimental',
  'golf',
  'join',
  'org',
  'payment',
  'player',
  'players',
  'store-redirect',
] as const;

const fixed: ReadonlySet<string> = new Set(fixedPaths);

/** Whether an address begins with a path that means the same on every host. */
export const isFixedPath = (firstPart: string): boolean => fixed.has(firstPart.toLowerCase());
