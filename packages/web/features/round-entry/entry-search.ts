import { z } from 'zod';

/** State of the entry screen in its address: Back closes the card, and a reload opens the same hole. */
export const EntrySearch = z.object({
  /** Place of the hole in the order of play, from 1. */
  hole: z.coerce.number().int().min(1).max(18).optional().catch(undefined),
  view: z.enum(['card', 'finish']).optional().catch(undefined),
  /** The player for whom a coach or parent enters the round; omitted for one's own. */
  player: z.string().max(60).optional().catch(undefined),
});
export type EntrySearch = z.infer<typeof EntrySearch>;
