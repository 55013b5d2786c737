import { z } from 'zod';
import { importSources } from '../import-sources.ts';
import { AccountId } from './account.ts';
import { RoundDocument } from './round.ts';

export const ImportSource = z.enum(importSources);
export type ImportSource = z.infer<typeof ImportSource>;

/** A round of a file. */
export const ImportedRound = z.strictObject({
  round: RoundDocument,
  /** Whether it replaces a stored round with its id that was changed by hand since, or was never imported. */
  isReplacing: z.boolean(),
});

/**
 * What became of a round: stored as a new one; put in the place of an earlier import of it, or of a round that it was to
 * replace; equal to the stored one; left as it was changed by hand since its import; or refused, with the reason.
 */
export const ImportOutcome = z.object({
  roundId: z.string(),
  outcome: z.enum(['stored', 'replaced', 'unchanged', 'kept', 'refused']),
  problem: z.string().nullable(),
});
export type ImportOutcome = z.infer<typeof ImportOutcome>;

/** An import: its rounds were stored in one or more calls, and are taken back together (IMPORT-25). */
export const RoundImport = z.object({
  importId: z.uuid(),
  source: ImportSource,
  importedAt: z.iso.datetime(),
  /** Name of the person who imported for the player; null if the player did, or if unknown. */
  importedBy: z.string().nullable(),
  /** Rounds that are still as the import stored them: taking it back removes or restores these. */
  unchanged: z.number().int(),
  /** Rounds that were changed or deleted since; taking it back leaves them. */
  changed: z.number().int(),
  /** The same of the scores that it stored as results in the schedule. */
  unchangedScores: z.number().int(),
  changedScores: z.number().int(),
  /** Whether the viewer may take it back: the player, and whoever made it. */
  canTakeBack: z.boolean(),
});
export type RoundImport = z.infer<typeof RoundImport>;

/** An import that was taken back within the last day, and can be brought back by the viewer. */
export const TakenBackImport = RoundImport.pick({ importId: true, source: true, importedBy: true }).extend({
  takenBackAt: z.iso.datetime(),
  /** Rounds, and scores of results, that come back. */
  rounds: z.number().int(),
  scores: z.number().int(),
});
export type TakenBackImport = z.infer<typeof TakenBackImport>;

const player = z.object({ accountId: AccountId, username: z.string(), fullName: z.string() });

/** What the signed-in account imported for another player, who still lets it enter rounds. */
export const ImportForOther = RoundImport.omit({ importedBy: true, canTakeBack: true }).extend({ player });
export const TakenBackForOther = TakenBackImport.omit({ importedBy: true }).extend({ player });
