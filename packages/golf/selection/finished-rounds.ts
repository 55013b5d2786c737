import type { HoleCount, RoundSummary } from '../model/index.ts';

/** A comparison needs two rounds (DASH-04). */
export const MIN_ROUNDS_TO_COMPARE = 2;

/** The completed rounds with this hole count, in the given order. */
export const finishedRounds = (rounds: readonly RoundSummary[], holeCount: HoleCount): RoundSummary[] =>
  rounds.filter((round) => round.status === 'completed' && round.holeCount === holeCount);
