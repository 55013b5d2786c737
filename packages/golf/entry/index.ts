export {
  checkHoleYards,
  checkPar,
  checkRating,
  checkSlope,
  checkStrokeIndex,
  MAX_HOLE_YARDS,
  MAX_PAR,
  MAX_RATING,
  MAX_SLOPE,
  MIN_PAR,
  MIN_RATING,
  MIN_SLOPE,
} from './check-course.ts';
export { netDoubleBogey } from './net-double-bogey.ts';
export { cardHoles, type CardNines } from './card-holes.ts';
export { checkDay, checkPenalties, checkPlace, checkPutts, checkScore, type EntryProblem } from './check-entry.ts';
export { describeChanges } from './describe-changes.ts';
export {
  courseToPlay,
  type CourseToPlay,
  hasPars,
  hasYards,
  type OwnCard,
  ownCourseToPlay,
} from './course-to-play.ts';
export {
  type DetailChanges,
  type EntryAction,
  type EntryDepth,
  entryDepths,
  type PenaltyKind,
  type StrokePlace,
} from './entry-action.ts';
export { distanceDigits, distanceText, distanceUnit, typedDistance } from './distance-text.ts';
export { entryDocument, holePutts, holeScore } from './entry-document.ts';
export { depthOfRound, type EntryHole, type EntryState, isCompetition } from './entry-state.ts';
export { inferredCounts, inferredGreen } from './infer.ts';
export { holeToPlay } from './hole-to-play.ts';
export { isHoleEntered } from './is-hole-entered.ts';
export { GOOD_ACCURACY_METRES, MAX_ACCURACY_METRES, pinOnMap, placeOnMap } from './map-place.ts';
export { type DetailField, type HoleConflict, isSameRound, type MergedRound, mergeRounds } from './merge-rounds.ts';
export { playedClubs, type PlayedClub, suggestClub } from './suggest-club.ts';
export { nextUndo, replayEntry } from './replay-entry.ts';
export { type DecisiveHole, type RoundResult, roundResult } from './round-result.ts';
export {
  defaultChoice,
  eventChoice,
  eventsOn,
  type LastRound,
  noEvent,
  type RoundEvent,
} from './round-defaults.ts';
export { type RoundSoFar, roundSoFar } from './round-so-far.ts';
export type { RoundStart } from './round-start.ts';
export { isOwnCourseId, ownCourseId } from './own-course-id.ts';
export { secondNines } from './order-of-play.ts';
export { isUnplayed, penaltyKind } from './penalties.ts';
export { roundIdOf } from './round-id.ts';
export { type HolesChoice, type RoundChoice, roundStartOf, secondNineOf, teeToPlay } from './start-round.ts';
export { lastPlayed, strokeQuestion, type StrokeQuestion, strokesFromTee, teeStroke } from './stroke-question.ts';
export { differenceText, type TypedDifference, typedDifferences } from './typed-differences.ts';
