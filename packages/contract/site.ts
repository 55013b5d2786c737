import { z } from 'zod';

/**
 * What the host that was called shows: the whole product, players or teams straight under their names, or one
 * organization or player alone (ORG-O5).
 */
export const Site = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('main') }),
  z.object({ kind: z.literal('playerSite') }),
  z.object({ kind: z.literal('team') }),
  z.object({ kind: z.literal('organization'), shortName: z.string() }),
  z.object({ kind: z.literal('player'), username: z.string(), customUrl: z.string() }),
]);
export type Site = z.infer<typeof Site>;

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
  'org',
  'payment',
  'player',
  'store-redirect',
] as const;

const fixed: ReadonlySet<string> = new Set(fixedPaths);

/** Whether an address begins with a path that means the same on every host. */
export const isFixedPath = (firstPart: string): boolean => fixed.has(firstPart.toLowerCase());
