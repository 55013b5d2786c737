import type { RoundSummary } from '../model/index.ts';
import { newestFirst, scoreVsPar } from '../selection/index.ts';

/** Enough rounds for a form, and few enough to be recent: what most leaderboards look back on. */
export const RECENT_FORM_ROUNDS = 10;

export type RecentForm = {
  /** Strokes over par in 18 holes. */
  readonly toPar: number;
  /** Rounds it rests on, at most ten. */
  readonly roundCount: number;
};

/**
 * How a player scored lately: score to par over the last ten finished rounds, as for 18 holes, so that rounds of nine
 * count by half. Null without a finished round that has a score.
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
