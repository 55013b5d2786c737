export { answersProblem, MAX_PLACES } from './answers-problem.ts';
export { boardsOf } from './board.ts';
export { cardsOf, type CardView } from './card-view.ts';
export {
  changeQualifier,
  deletionProblem,
  openQualifier,
  type QualifierChange,
  withOwnRounds,
} from './change-qualifier.ts';
export { isOnCourse, type RoundElsewhere, roundsElsewhere, withCourse } from './elsewhere.ts';
export { filledFrom } from './fill-from.ts';
export * from './four-cards.ts';
export { MAX_CARDS, MAX_HOLE_STROKES } from './keep-cards.ts';
export { holeScoreOf } from './kept-value.ts';
export type { Outcome } from './outcome.ts';
export { type OfferedRound, roundOfOffer } from './offered-round.ts';
export { ownLineOf, ownLineText } from './own-line.ts';
export { type OwnRound, type OwnRounds, ownRoundOf } from './own-round.ts';
export { matchName, type PastedLine, readPasted, scoresOfLine } from './pasted-scores.ts';
export {
  answersOf,
  cellOf,
  type CardAnswer,
  type CardValue,
  type Done,
  type Entrant,
  HOLES,
  MAX_ROUNDS,
  measures,
  type Qualifier,
  type QualifierAnswers,
  type QualifierCourse,
  type QualifierRound,
  type QualifierState,
  type Squad,
  scoreSources,
  travellersOf,
  type TeeGroup,
  type TieBreak,
  tieBreaks,
  type TypedResult,
} from './qualifier.ts';
export {
  movedBy,
  proposalOf,
  type QualifierNames,
  type QualifierView,
  qualifierView,
} from './qualifier-view.ts';
export { replaceAccount } from './replace-account.ts';
export { scoresOfAccount } from './scores-of-account.ts';
export { sentenceOf } from './sentence.ts';
export { nudged, movedTo, plannedGroups, type TeePlan } from './tee-sheet.ts';
export type { Tier } from './tiers.ts';
export * from './typed-result.ts';
