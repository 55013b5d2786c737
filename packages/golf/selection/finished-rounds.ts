import type { HoleCount, RoundSummary } from '../model/index.ts';

/** The completed rounds with this hole count, in the given order. */
export const finishedRounds = (rounds: readonly RoundSummary[], holeCount: HoleCount): RoundSummary[] =>
  rounds.filter((round) => round.status === 'completed' && round.holeCount === holeCount);
