// The browser reads this too, so it uses only this part of Zod.
import { z } from 'zod/mini';

/**
 * What a host shows: the complete product, players or teams directly below the host, or a single organization or
 * player (ORG-O5).
 */
export const Site = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('main') }),
  z.object({ kind: z.literal('playerSite') }),
  z.object({ kind: z.literal('team') }),
  z.object({ kind: z.literal('organization'), shortName: z.string() }),
  z.object({ kind: z.literal('player'), username: z.string(), customUrl: z.string() }),
]);
export type Site = z.infer<typeof Site>;
