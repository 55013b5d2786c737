import { maxHoleScore, playedDifferential, ratedHolesOf, toTenth } from '../handicap/index.ts';
import type { RoundDocument } from '../model/index.ts';

/** The inputs of a score differential. */
export type RoundRating = {
  /** Expected strokes of a scratch golfer. */
  readonly courseRating: number;
  /** 55 to 155; 113 is a course of standard difficulty. */
  readonly slopeRating: number;
  /** The score with each hole capped at par + 5. */
  readonly adjustedScore: number;
};

/**
 * The inputs of a round's differential; null unless the round has 18 finished holes and its tee a plausible rating and
 * slope (0 means "missing" in real files). Holes are capped as they are without an index, which is unknown here.
 */
export function roundRating(round: RoundDocument): RoundRating | null {
  const { rating = 0, slope = 0 } = round.course.tee ?? {};
  const isWhole = round.holeCount === 18 && round.holes.length === 18;
  if (!isWhole) return null;
  let [par, adjustedScore] = [0, 0];
  for (const hole of round.holes) {
    if (hole.score === undefined) return null;
    par += hole.par;
    adjustedScore += Math.min(hole.score, maxHoleScore(hole.par, null));
  }
  const isRated = ratedHolesOf({ rating, slope }, { holeCount: 18, par }) !== null;
  return isRated ? { courseRating: rating, slopeRating: slope, adjustedScore } : null;
}

/** The Score Differential to a tenth, without playing conditions (USGA, Rules of Handicapping 5.1a). */
export const scoreDifferential = (rating: RoundRating): number =>
  toTenth(playedDifferential({ ...rating, playingConditions: 0, holesPlayed: 18 }));
