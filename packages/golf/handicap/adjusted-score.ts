import type { HoleCount, Int } from '../model/index.ts';
import { allocationOf, strokesReceived } from './course-handicap.ts';
import { type HandicapRules, rulesOf2024 } from './rules.ts';
import type { ScoredHole } from './score.ts';

/** The max score of a hole: par + 5 before the first index, net double bogey afterwards (rule 3.1). */
export const maxHoleScore = (par: Int, received: Int | null, rules: HandicapRules = rulesOf2024): Int =>
  par + (received === null ? rules.maxOverPar : Math.min(rules.doubleBogey + received, rules.maxOverPar));

/** A score in which no hole counts more than its max. */
export type AdjustedScore = {
  readonly total: Int;
  /** The adjusted score of each hole, in the order of the card; null for a hole that was not played. */
  readonly holes: readonly (Int | null)[];
  /** The strokes received on each hole; null before the first index and on a card without stroke indexes. */
  readonly received: readonly (Int | null)[];
  /** Whether the card lacks stroke indexes, so that every hole was given the larger number of strokes. */
  readonly isWithoutStrokeIndex: boolean;
};

/**
 * The Adjusted Gross Score. A ball that was picked up counts as the max of its hole (rules 3.1 to 3.3).
 * @param courseHandicap The rounded Course Handicap for all `holeCount` holes; null before the first index.
 */
export function adjustedScoreOf(
  holes: readonly ScoredHole[],
  holeCount: HoleCount,
  courseHandicap: Int | null,
  rules: HandicapRules = rulesOf2024,
): AdjustedScore {
  const allocation = courseHandicap === null ? null : allocationOf(holes, holeCount);
  const receivedOn = (place: number): Int | null => {
    if (courseHandicap === null) return null;
    const order = allocation?.[place];
    // Without an order each hole is taken as one of those that receive the additional stroke.
    return strokesReceived(courseHandicap, order ?? 1, holeCount);
  };
  const received = holes.map((_, place) => receivedOn(place));
  const adjusted = holes.map(({ par, score }, place) => {
    if (score === null) return null;
    const max = maxHoleScore(par, received[place] ?? null, rules);
    return score === 'pickedUp' ? max : Math.min(score, max);
  });
  return {
    total: adjusted.reduce<number>((sum, score) => sum + (score ?? 0), 0),
    holes: adjusted,
    received: allocation === null ? holes.map(() => null) : received,
    isWithoutStrokeIndex: courseHandicap !== null && allocation === null,
  };
}
