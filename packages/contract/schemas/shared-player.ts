import { z } from 'zod';
import { AccessLevel } from './account.ts';
import { Form } from './generated.ts';
import { FoundAccount } from './search.ts';

/** A player who lets the signed-in account see everything (ACCESS-O9). */
export const SharedPlayer = FoundAccount.extend({
  /** Whether the account is in the player's circle; a coach of the player's team need not be. */
  isInCircle: z.boolean(),
  /** What the account may do for the player. */
  level: AccessLevel,
  /** Whether the account only sees, and has asked the player for more. */
  isAsked: z.boolean(),
  /** Whether others cannot open the profile. */
  isPrivate: z.boolean(),
  /** The last finished round with a score. */
  lastRound: z
    .object({
      playedOn: z.string(),
      score: z.number().int(),
      toPar: z.number().int().nullable(),
      holeCount: z.union([z.literal(9), z.literal(18)]),
    })
    .nullable(),
  form: Form,
  nextEvent: z.object({ name: z.string(), startDate: z.string(), endDate: z.string() }).nullable(),
});
export type SharedPlayer = z.infer<typeof SharedPlayer>;
