import { z } from 'zod';
import { AccountId } from './account.ts';
import { RoundSummary } from './generated.ts';
import { importSources } from '../import-sources.ts';

/** How a revision was made; `unknown` if it was stored before histories were kept. */
const roundChangeKinds = ['logged', 'imported', 'restored', 'unknown'] as const;
export type RoundChangeKind = (typeof roundChangeKinds)[number];

/** One revision of a round. */
export const RoundRevision = z.object({
  revision: z.number().int().min(1),
  changedAt: z.iso.datetime(),
  kind: z.enum(roundChangeKinds),
  /** Null if nobody was signed in, or the account was deleted; the id only if the viewer may see that profile. */
  changedBy: z.object({ name: z.string(), accountId: AccountId.nullable() }).nullable(),
  /** In words, 'Hole 7: 5 → 4'; null if the revision before is not stored. */
  changes: z.array(z.string()).nullable(),
  /**
   * What one person changed in one sitting, at its last revision: how many revisions, and what they changed together.
   * Null for the earlier revisions of the sitting.
   */
  sitting: z.object({ revisions: z.number().int().min(1), changes: z.array(z.string()).nullable() }).nullable(),
  /** Whether the round has a newer revision than this one. */
  isPast: z.boolean(),
});
export type RoundRevision = z.infer<typeof RoundRevision>;

/**
 * Where a round comes from: logged on its day, typed afterwards, or a file of some product (IMPORT-27). An update of
 * the app can add products.
 */
export const RoundOrigin = z.enum(['logged', 'typed', ...importSources]);
export type RoundOrigin = z.infer<typeof RoundOrigin>;

/** A round of the history. */
export const ListedRound = RoundSummary.and(
  z.object({
    /** The name of the person who entered it for the player; null if the player did. */
    enteredBy: z.string().nullable(),
    /** Null if it is not known any more. */
    origin: RoundOrigin.nullable(),
  }),
);
export type ListedRound = z.infer<typeof ListedRound>;
