import { z } from 'zod';
import { FoundAccount } from './search.ts';

/** A player who lets the signed-in account see everything (ACCESS-O9). */
export const SharedPlayer = FoundAccount.extend({
  /** Whether others cannot open the profile. */
  isPrivate: z.boolean(),
  /** The last finished round with a score. */
  lastRound: z.object({ playedOn: z.string(), score: z.number().int(), toPar: z.number().int().nullable() }).nullable(),
  /** Score to par in 18 holes over the last rounds. */
  recentForm: z.object({ toPar: z.number(), roundCount: z.number().int() }).nullable(),
  nextEvent: z.object({ name: z.string(), startDate: z.string(), endDate: z.string() }).nullable(),
});
export type SharedPlayer = z.infer<typeof SharedPlayer>;
