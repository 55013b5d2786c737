import type { RoundSummary } from '../model/index.ts';
import { isFinishedWithScore, newestFirst, scoreVsPar } from '../selection/index.ts';

/** Rounds of the recent and of the best average to par: the last 6 and the best 10 (DATA-28). */
export const RECENT_ROUNDS = 6;
export const BEST_ROUNDS = 10;

export type AverageToPar = {
  /** Strokes over par per 18 holes. */
  readonly toPar: number;
  /** Number of rounds in the average. */
  readonly roundCount: number;
};

/**
 * The average score to par of the last six finished rounds of any kind, per 18 holes: a nine-hole round weighs half.
 * Null without a finished round that has a score. It is no form: that counts competitions only (TEAM-05).
 */
export const recentToPar = (rounds: readonly RoundSummary[]): AverageToPar | null =>
  averageOf(rounds.filter(isFinishedWithScore).sort(newestFirst).slice(0, RECENT_ROUNDS));

/**
 * The average of the best ten finished rounds of 18 holes. With fewer than 20 rounds it is the better half, because the
 * best ten of ten rounds are not the best of anything; null below two rounds (ORG-O6). Nines are left out: with them the
 * average would depend on which of two rounds at the same score to par is taken.
 */
export function bestToPar(rounds: readonly RoundSummary[]): AverageToPar | null {
  const scored = rounds.filter(isFinishedWithScore).filter(({ holeCount }) => holeCount === 18);
  const count = Math.min(BEST_ROUNDS, Math.floor(scored.length / 2));
  const bestFirst = (a: RoundSummary, b: RoundSummary) => toPar([a]) - toPar([b]) || newestFirst(a, b);
  return averageOf(scored.sort(bestFirst).slice(0, count));
}

function averageOf(rounds: readonly RoundSummary[]): AverageToPar | null {
  if (rounds.length === 0) return null;
  const holes = rounds.reduce((total, round) => total + round.holeCount, 0);
  return { toPar: (toPar(rounds) / holes) * 18, roundCount: rounds.length };
}

const toPar = (rounds: readonly RoundSummary[]): number =>
  rounds.reduce((total, round) => total + (scoreVsPar(round) ?? 0), 0);
