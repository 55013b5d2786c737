export * from './qualifier.ts';
export { answersProblem, MAX_PLACES } from './answers-problem.ts';
export {
  changeQualifier,
  openQualifier,
  type Outcome,
  type QualifierChange,
  withOwnRounds,
} from './change-qualifier.ts';
export type { ScoreEntry } from './change-scores.ts';
export { type OwnRound, ownRoundOf, type OwnRounds } from './own-round.ts';
export { replaceAccount } from './replace-account.ts';
export { filledFrom } from './fill-from.ts';
export { type PastedLine, matchName, readPasted, scoresOfLine } from './pasted-scores.ts';
export { ownLineOf, ownLineText } from './own-line.ts';
export * from './qualifier-view.ts';
export * from './sentence.ts';
export * from './typed-result.ts';
export * from './board.ts';
export * from './tiers.ts';
