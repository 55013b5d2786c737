import type { RoundDocument } from '../model/index.ts';

/** What a score is set against to compare courses. */
export type RoundRating = {
  /** Strokes a scratch golfer needs. */
  readonly courseRating: number;
  /** 55 to 155; 113 is a course of standard difficulty. */
  readonly slopeRating: number;
  /** The score with no hole above par + 5. */
  readonly adjustedScore: number;
};

// WHS, rule 2.1 and appendix G: the least and the most that a slope can be.
const MIN_SLOPE = 55;
const MAX_SLOPE = 155;
const STANDARD_SLOPE = 113;
/** WHS, rule 3.1a: the most that counts on a hole before there is a Handicap Index, which nobody here states. */
const MAX_OVER_PAR = 5;
/** A rating further from par than this is of other holes, or a misprint: 9 holes carry the rating of 18 in real files. */
const FURTHEST_FROM_PAR = 12;

/**
 * What the differential of a round needs; null where the round is not of 18 finished holes or its tee has no rating and
 * slope that can be believed (0 stands for "missing" in real files).
 */
export function roundRating(round: RoundDocument): RoundRating | null {
  const { rating = 0, slope = 0 } = round.course.tee ?? {};
  const isWhole = round.holeCount === 18 && round.holes.length === 18;
  if (!isWhole || slope < MIN_SLOPE || slope > MAX_SLOPE) return null;
  let [par, adjustedScore] = [0, 0];
  for (const hole of round.holes) {
    if (hole.score === undefined) return null;
    par += hole.par;
    adjustedScore += Math.min(hole.score, hole.par + MAX_OVER_PAR);
  }
  return Math.abs(rating - par) > FURTHEST_FROM_PAR
    ? null
    : { courseRating: rating, slopeRating: slope, adjustedScore };
}

/**
 * The Score Differential: (113 / slope) x (adjusted score - course rating), without a playing conditions calculation,
 * rounded to a tenth with .5 up (USGA, Rules of Handicapping 5.1a).
 */
export function scoreDifferential({ courseRating, slopeRating, adjustedScore }: RoundRating): number {
  // In hundred-thousandths first: 113 / 125 x 12.5 is 11.299999 in floating point.
  const exact = Math.round(((STANDARD_SLOPE * (adjustedScore - courseRating)) / slopeRating) * 100_000) / 100_000;
  return Math.floor(exact * 10 + 0.5) / 10;
}
