import { z } from 'zod/mini';
import { optionalParam } from '../../../lib/optional-param.ts';

/** State of the entry screen in its address: Back closes the card, and a reload opens the same hole. */
export const EntrySearch = z.object({
  /** Place of the hole in the order of play, from 1. */
  hole: optionalParam(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(18))),
  view: optionalParam(z.enum(['card', 'finish'])),
  /** Whether the round is opened to complete it: the screen leads through the holes that lack something. */
  complete: optionalParam(z.literal(true)),
  /** The player for whom a coach or parent enters the round; omitted for one's own. */
  player: optionalParam(z.string().check(z.maxLength(60))),
});
export type EntrySearch = z.infer<typeof EntrySearch>;
