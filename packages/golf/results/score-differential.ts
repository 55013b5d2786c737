import { isRatingOfPar, type RoundDocument } from '../model/index.ts';

/** The inputs of a score differential. */
export type RoundRating = {
  /** Expected strokes of a scratch golfer. */
  readonly courseRating: number;
  /** 55 to 155; 113 is a course of standard difficulty. */
  readonly slopeRating: number;
  /** The score with each hole capped at par + 5. */
  readonly adjustedScore: number;
};

// WHS, rule 2.1 and appendix G: min and max slope.
const MIN_SLOPE = 55;
const MAX_SLOPE = 155;
const STANDARD_SLOPE = 113;
/** WHS, rule 3.1a: the max score on a hole without a Handicap Index, which is unknown here. */
const MAX_OVER_PAR = 5;

/**
 * The inputs of a round's differential; null unless the round has 18 finished holes and its tee a plausible rating and
 * slope (0 means "missing" in real files).
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
  return isRatingOfPar(rating, par) ? { courseRating: rating, slopeRating: slope, adjustedScore } : null;
}

/**
 * The Score Differential: (113 / slope) x (adjusted score - course rating), without a playing conditions calculation,
 * rounded to a tenth with .5 up (USGA, Rules of Handicapping 5.1a).
 */
export function scoreDifferential({ courseRating, slopeRating, adjustedScore }: RoundRating): number {
  // Computed in hundred-thousandths, because 113 / 125 x 12.5 is 11.299999 in floating point.
  const exact = Math.round(((STANDARD_SLOPE * (adjustedScore - courseRating)) / slopeRating) * 100_000) / 100_000;
  return Math.floor(exact * 10 + 0.5) / 10;
}
