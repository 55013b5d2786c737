import { monthOf } from '../../calendar/index.ts';
import type { RoundSummary } from '../../model/index.ts';

/** Months, 1 to 12, in which rounds were played; the others are disabled (CMP-56). */
export const monthsWithRounds = (rounds: readonly RoundSummary[]): readonly number[] =>
  [...new Set(rounds.map((round) => monthOf(round.playedOn)))].sort((a, b) => a - b);

/** The chosen months, or the earliest month with rounds if none of the chosen ones has any (CMP-57, CMP-O3). */
export function availableMonths(chosen: readonly number[], available: readonly number[]): readonly number[] {
  return available.length === 0 || available.some((month) => chosen.includes(month)) ? chosen : available.slice(0, 1);
}

/** The months after one was toggled; at least one month with rounds stays selected (CMP-57). */
export function toggleMonth(chosen: readonly number[], month: number, available: readonly number[]): readonly number[] {
  const next = chosen.includes(month) ? chosen.filter((one) => one !== month) : [...chosen, month];
  return availableMonths(
    next.toSorted((a, b) => a - b),
    available,
  );
}
