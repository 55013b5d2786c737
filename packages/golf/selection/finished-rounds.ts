import type { HoleCount, RoundSummary } from '../model/index.ts';

/** A comparison needs two rounds (DASH-04). */
export const MIN_ROUNDS_TO_COMPARE = 2;

/** The length of a player's rounds where none was chosen: 18 holes, but 9 where only such rounds were completed. */
export function usualHoleCount(rounds: readonly RoundSummary[]): HoleCount {
  const lengths = new Set(rounds.filter(({ status }) => status === 'completed').map(({ holeCount }) => holeCount));
  return lengths.has(9) && !lengths.has(18) ? 9 : 18;
}

/** The completed rounds with this hole count, in the given order. */
export const finishedRounds = (rounds: readonly RoundSummary[], holeCount: HoleCount): RoundSummary[] =>
  rounds.filter((round) => round.status === 'completed' && round.holeCount === holeCount);
