export * from './check-course.ts';
export * from './net-double-bogey.ts';
export { cardHoles, type CardNines } from './card-holes.ts';
export * from './check-entry.ts';
export { checkFix } from './check-fix.ts';
export * from './describe-changes.ts';
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
export * from './distance-text.ts';
export * from './entry-document.ts';
export { depthOfRound, type EntryHole, type EntryState } from './entry-state.ts';
export * from './infer.ts';
export * from './hole-to-play.ts';
export * from './is-hole-entered.ts';
export {
  GOOD_ACCURACY_METRES,
  lieOnSurface,
  MAX_ACCURACY_METRES,
  pinOnMap,
  placeOnMap,
  yardsFromGreen,
} from './map-place.ts';
export * from './live-card.ts';
export * from './may-take-back.ts';
export { canEndAtNine, type MoreHoles, moreHoles } from './more-holes.ts';
export * from './merge-rounds.ts';
export * from './suggest-club.ts';
export * from './replay-entry.ts';
export { type DecisiveHole, type RoundResult, roundResult } from './round-result.ts';
export * from './round-defaults.ts';
export * from './round-so-far.ts';
export type { RoundStart } from './round-start.ts';
export * from './own-course-id.ts';
export { secondNines } from './order-of-play.ts';
export { isUnplayed, lyingInWater, penaltyKind } from './penalties.ts';
export { lackingHoles } from './lacking-holes.ts';
export * from './revisions-to-remove.ts';
export * from './round-id.ts';
export { type HolesChoice, type RoundChoice, roundStartOf, secondNineOf, teeToPlay } from './start-round.ts';
export { type Asked, askedBy, lastPlayed, strokesFromTee, strokeTitle, teeStroke } from './stroke-question.ts';
export { differenceText, type TypedDifference, typedDifferences } from './typed-differences.ts';
