import type { Int } from '../model/index.ts';
import type { Career } from '../overview/index.ts';
import { ratingOfEntered } from './entered-rounds.ts';
import { type RoundRating, scoreDifferential } from './score-differential.ts';

/** A mean Score Differential, and how many rounds are in it. */
export type AverageDifferential = { readonly value: number; readonly roundCount: Int };

/**
 * The mean Score Differential of tournament rounds on tees with a rating and a slope, which makes 71 at 74.1 and 71 at 69.3
 * comparable (INDEX-17). Every round counts, not the best ones as in an index. Null without such a round.
 *
 * @param rounds logged or entered, see `tournamentRounds`.
 * @param ratings of the logged ones, by round id.
 */
export function averageDifferential(
  rounds: Career,
  ratings: ReadonlyMap<string, RoundRating>,
): AverageDifferential | null {
  return meanDifferential(
    rounds.flatMap((round) => ratingOfEntered(round) ?? ratings.get(round.summary.roundId) ?? []),
  );
}

/** The mean Score Differential of some rounds; null without any. */
export function meanDifferential(ratings: readonly RoundRating[]): AverageDifferential | null {
  if (ratings.length === 0) return null;
  const sum = ratings.reduce((total, rating) => total + scoreDifferential(rating), 0);
  return { value: sum / ratings.length, roundCount: ratings.length };
}
