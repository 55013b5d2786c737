import type { RoundSummary } from '../model/index.ts';
import { newestFirst, scoreVsPar } from '../selection/index.ts';

/** Rounds of the recent and of the best average: the last 6 and the best 10 (DATA-28), on every screen and report. */
export const RECENT_FORM_ROUNDS = 6;
export const BEST_FORM_ROUNDS = 10;

export type Form = {
  /** Strokes over par per 18 holes. */
  readonly toPar: number;
  /** Number of rounds in the average. */
  readonly roundCount: number;
};

/**
 * A player's average score to par over the last six finished rounds, per 18 holes: a nine-hole round weighs half. Null
 * without a finished round that has a score.
 */
export const recentForm = (rounds: readonly RoundSummary[]): Form | null =>
  averageOf(withScore(rounds).sort(newestFirst).slice(0, RECENT_FORM_ROUNDS));

/**
 * The average of the best ten finished rounds, per 18 holes. With fewer than 20 rounds it is the better half, because
 * the best ten of ten rounds are not the best of anything; null below two rounds (ORG-O6).
 */
export function bestForm(rounds: readonly RoundSummary[]): Form | null {
  const scored = withScore(rounds);
  const count = Math.min(BEST_FORM_ROUNDS, Math.floor(scored.length / 2));
  return averageOf(scored.sort((a, b) => toParPerHole([a]) - toParPerHole([b])).slice(0, count));
}

const withScore = (rounds: readonly RoundSummary[]): RoundSummary[] =>
  rounds.filter((round) => round.status === 'completed' && scoreVsPar(round) !== null);

const averageOf = (rounds: readonly RoundSummary[]): Form | null =>
  rounds.length === 0 ? null : { toPar: toParPerHole(rounds) * 18, roundCount: rounds.length };

function toParPerHole(rounds: readonly RoundSummary[]): number {
  const strokes = rounds.reduce((total, round) => total + (scoreVsPar(round) ?? 0), 0);
  return strokes / rounds.reduce((total, round) => total + round.holeCount, 0);
}
