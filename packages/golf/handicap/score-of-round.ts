import type { Hole, RoundDocument } from '../model/index.ts';
import { allocationOf, ratedHolesOf } from './course-handicap.ts';
import { type HandicapRules, rulesOf2024 } from './rules.ts';
import type { HandicapScore, ScoredHole } from './score.ts';

/** Why a round does not count (INDEX-06), in the order in which it is asked. */
export const uncountedTexts = {
  inProgress: 'The round is not finished.',
  simulator: 'Rounds on a simulator do not count.',
  tooFewHoles: 'A round of 18 needs at least 10 holes with a score, a round of 9 all nine.',
  noRating: 'The tee has no course rating or no slope for these holes.',
  pickedUpWithoutStrokeIndex: 'A ball was picked up, and the card has no stroke indexes that say what the hole counts.',
} as const;
export type UncountedReason = keyof typeof uncountedTexts;

/** A round as a score of the record, or why it is none. The round's own copy of the course is used. */
export function scoreOfRound(
  round: RoundDocument,
  rules: HandicapRules = rulesOf2024,
): HandicapScore | UncountedReason {
  const { holeCount, roundId, playedOn } = round;
  if (round.status !== 'completed') return 'inProgress';
  if (round.isSimulator === true) return 'simulator';
  const holes = allHoles(round);
  const played = holes.filter(({ score }) => score !== null).length;
  if (played < (holeCount === 18 ? rules.minHoles : holeCount)) return 'tooFewHoles';
  const par = holes.reduce((sum, hole) => sum + hole.par, 0);
  const rated = ratedHolesOf(round.course.tee ?? {}, { holeCount, par }, rules);
  if (rated === null) return 'noRating';
  const isPickedUp = holes.some(({ score }) => score === 'pickedUp');
  if (isPickedUp && allocationOf(holes, holeCount) === null) return 'pickedUpWithoutStrokeIndex';
  return {
    scoreId: roundId,
    playedOn,
    holeCount,
    courseRating: rated.courseRating,
    slopeRating: rated.slopeRating,
    playingConditions: round.playingConditions ?? 0,
    result: { holes },
  };
}

/** Par of a hole that a round leaves out because it ended before it. */
const PAR_OF_UNKNOWN_HOLE = 4;

function allHoles({ holes, holeCount }: RoundDocument): readonly ScoredHole[] {
  const missing = Math.max(0, holeCount - holes.length);
  const unknown: ScoredHole = { par: PAR_OF_UNKNOWN_HOLE, strokeIndex: null, score: null };
  return [...holes.map(scoredHole), ...Array.from({ length: missing }, () => unknown)];
}

const scoredHole = ({ par, strokeIndex, score, isPickedUp }: Hole): ScoredHole => ({
  par,
  strokeIndex: strokeIndex ?? null,
  score: isPickedUp === true ? 'pickedUp' : (score ?? null),
});
