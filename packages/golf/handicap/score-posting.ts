import type { CalendarDay } from '../calendar/index.ts';
import type { HoleCount, Int } from '../model/index.ts';
import { ninesOf } from '../scorecard/index.ts';
import { adjustedScoreOf } from './adjusted-score.ts';
import { scoresOf } from './index-report.ts';
import type { RatedRound } from './rated-round.ts';
import { type HandicapRules, rulesOf2024 } from './rules.ts';
import type { ScoredHole } from './score.ts';
import type { UncountedReason } from './score-of-round.ts';
import { scoringRecord } from './scoring-record.ts';

/** A hole of a score that is posted. */
type PostedHole = {
  readonly hole: Int;
  readonly par: Int;
  readonly score: Int | null;
  readonly isPickedUp: boolean;
  /** The score, limited to the max of the hole; null for a hole that was not played. */
  readonly adjusted: Int | null;
  /** Strokes received; null before the first index and where the card has no stroke indexes. */
  readonly received: Int | null;
};

/** A finished round as it is typed into the official service (INDEX-14). */
export type ScorePosting = {
  readonly playedOn: CalendarDay;
  readonly courseName: string;
  readonly teeName: string;
  readonly holeCount: HoleCount;
  /** Of all `holeCount` holes. */
  readonly courseRating: number;
  readonly slopeRating: Int;
  /** In the order of play. */
  readonly holes: readonly PostedHole[];
  /** Strokes of the holes with a score. */
  readonly strokes: Int;
  readonly adjustedScore: Int;
  /** The estimated index on the morning of the day, and what it gives here; null before the first one. */
  readonly index: number | null;
  readonly courseHandicap: Int | null;
};

/**
 * The score of a round with the strokes that the player received and the most that each hole counts, by the estimated
 * index of that day. The reason instead for a round that does not count; null for a round that is not there.
 */
export function scorePosting(
  rounds: readonly RatedRound[],
  roundId: string,
  rules: HandicapRules = rulesOf2024,
): ScorePosting | UncountedReason | null {
  const round = rounds.find((one) => one.roundId === roundId);
  if (round === undefined) return null;
  if (typeof round.score === 'string') return round.score;
  const entry = scoringRecord(scoresOf(rounds), rules).entries.find(({ score }) => score.scoreId === roundId);
  if (entry === undefined) return null;
  const { score, courseHandicap, adjustedScore, indexBefore } = entry;
  const { playedOn, courseName, teeName, holeCount, strokes } = round;
  const holes = 'holes' in score.result ? score.result.holes : [];
  return {
    playedOn,
    courseName,
    teeName,
    holeCount,
    courseRating: score.courseRating,
    slopeRating: score.slopeRating,
    holes: postedHoles(holes, round, courseHandicap, rules),
    strokes,
    adjustedScore,
    index: indexBefore,
    courseHandicap,
  };
}

function postedHoles(
  holes: readonly ScoredHole[],
  { holeNumbers, holeCount }: RatedRound,
  courseHandicap: Int | null,
  rules: HandicapRules,
): readonly PostedHole[] {
  const adjusted = adjustedScoreOf(holes, holeCount, courseHandicap, rules);
  // The score has a place for each hole of the course; the round has those up to its last hole.
  return holeNumbers.flatMap((hole, place) => {
    const played = holes[place];
    if (played === undefined) return [];
    return {
      hole,
      par: played.par,
      score: typeof played.score === 'number' ? played.score : null,
      isPickedUp: played.score === 'pickedUp',
      adjusted: adjusted.holes[place] ?? null,
      received: adjusted.received[place] ?? null,
    };
  });
}

/** Nine holes of a posted score with their sums, as a card has them. */
export const postedNines = (holes: readonly PostedHole[]) =>
  ninesOf(holes).map((nine) => {
    const sumOf = (valueOf: (hole: PostedHole) => Int | null) =>
      nine.holes.reduce((sum, hole) => sum + (valueOf(hole) ?? 0), 0);
    return {
      ...nine,
      par: sumOf(({ par }) => par),
      strokes: sumOf(({ score }) => score),
      adjusted: sumOf(({ adjusted }) => adjusted),
    };
  });
