import type { RoundSummary } from '../model/index.ts';
import { newestFirst, scoreVsPar } from '../selection/index.ts';

/** Enough rounds for an average, and few enough to be recent, as on most leaderboards. */
export const RECENT_FORM_ROUNDS = 10;

export type RecentForm = {
  /** Strokes over par per 18 holes. */
  readonly toPar: number;
  /** Number of rounds in the average, at most ten. */
  readonly roundCount: number;
};

/**
 * A player's average score to par over the last ten finished rounds, per 18 holes: a nine-hole round weighs half. Null
 * without a finished round that has a score.
 */
export function recentForm(rounds: readonly RoundSummary[]): RecentForm | null {
  const last = rounds
    .filter((round) => round.status === 'completed' && scoreVsPar(round) !== null)
    .sort(newestFirst)
    .slice(0, RECENT_FORM_ROUNDS);
  if (last.length === 0) return null;
  const strokes = last.reduce((sum, round) => sum + (scoreVsPar(round) ?? 0), 0);
  const holes = last.reduce((sum, round) => sum + round.holeCount, 0);
  return { toPar: (strokes / holes) * 18, roundCount: last.length };
}
