import type { HoleCount, RoundSummary } from '../model/index.ts';

/** The rounds of so many holes that were played to their end, in the order they come in. */
export const finishedRounds = (rounds: readonly RoundSummary[], holeCount: HoleCount): RoundSummary[] =>
  rounds.filter((round) => round.status === 'completed' && round.holeCount === holeCount);
