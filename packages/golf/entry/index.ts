export { checkDay, checkPenalties, checkPlace, checkPutts, checkScore, type EntryProblem } from './check-entry.ts';
export { describeChanges } from './describe-changes.ts';
export {
  type DetailChanges,
  type EntryAction,
  type EntryDepth,
  entryDepths,
  type PenaltyKind,
  penaltyKinds,
  type StrokePlace,
} from './entry-action.ts';
export { entryDocument, holeScore, scoreDifference } from './entry-document.ts';
export { type EntryHole, type EntryState, isCompetition } from './entry-state.ts';
export { inferredCounts, inferredGreen } from './infer.ts';
export { type DetailField, type HoleConflict, type MergedRound, mergeRounds } from './merge-rounds.ts';
export { nextUndo, replayEntry } from './replay-entry.ts';
export { type RoundSoFar, roundSoFar } from './round-so-far.ts';
export type { HoleToPlay, RoundStart } from './round-start.ts';
export { lastPlayed, strokeQuestion, type StrokeQuestion, teeStroke } from './stroke-question.ts';
