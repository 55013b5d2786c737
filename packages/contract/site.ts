// Read in the browser too, which loads no more of Zod than this.
import { z } from 'zod/mini';

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
