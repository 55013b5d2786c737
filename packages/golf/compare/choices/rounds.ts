import { type DayRange, isInRange } from '../../calendar/index.ts';
import { type SortDirection, sortRounds } from '../../grouping/index.ts';
import { FINAL_ROUND, type RoundSummary } from '../../model/index.ts';

/** Sort options of the list of rounds (CMP-54). */
export const roundSorts = ['Date', 'Score'] as const;
export type RoundSort = (typeof roundSorts)[number];

/** Filters and sorting of the list that rounds are picked from (CMP-53, CMP-54). */
export type RoundListView = {
  /** Round numbers to list; empty lists all. Rounds without a number are -1. */
  readonly roundNumbers: readonly number[];
  readonly dateRange: DayRange;
  readonly sort: RoundSort;
  readonly direction: SortDirection;
};

/** The chosen rounds that still exist; the newest round if none of them does (CMP-51, CMP-O3). */
export function availableRounds(chosen: readonly string[], newestFirst: readonly RoundSummary[]): readonly string[] {
  const there = new Set(newestFirst.map((round) => round.roundId));
  const kept = chosen.filter((id) => there.has(id));
  return kept.length > 0 ? kept : newestFirst.slice(0, 1).map((round) => round.roundId);
}

/** All rounds, or only the newest if all are chosen already (CMP-52). */
export function toggleAllRounds(chosen: readonly string[], newestFirst: readonly RoundSummary[]): readonly string[] {
  const ids = newestFirst.map((round) => round.roundId);
  const ticked = new Set(chosen);
  return ids.every((id) => ticked.has(id)) ? ids.slice(0, 1) : ids;
}

/** The first and last day of the rounds, the initial value of the date filter (CMP-53). */
export function spanOf(rounds: readonly RoundSummary[]): DayRange {
  const days = rounds.map((round) => round.playedOn).toSorted();
  return { start: days[0] ?? null, end: days.at(-1) ?? null };
}

/** The round numbers that occur, in order; the final round, and rounds without a number (-1), come last. */
export function roundNumbersOf(rounds: readonly RoundSummary[]): readonly number[] {
  const rank = (number: number): number =>
    number > 0 ? number : number === FINAL_ROUND ? Number.MAX_SAFE_INTEGER - 1 : Infinity;
  return [...new Set(rounds.map((round) => round.roundNumber ?? -1))].sort((a, b) => rank(a) - rank(b));
}

/** The rounds to list in their order, chosen ones before the others (CMP-53 to CMP-55). */
export function listRoundsToPick(
  rounds: readonly RoundSummary[],
  chosen: ReadonlySet<string>,
  view: RoundListView,
): readonly RoundSummary[] {
  const kept = rounds.filter(
    (round) =>
      isInRange(round.playedOn, view.dateRange) &&
      (view.roundNumbers.length === 0 || view.roundNumbers.includes(round.roundNumber ?? -1)),
  );
  return chosenFirst(sortRounds(kept, view.sort, view.direction), chosen);
}

/** The same order, but chosen rounds first (CMP-55). */
export function chosenFirst(rounds: readonly RoundSummary[], chosen: ReadonlySet<string>): readonly RoundSummary[] {
  const isChosen = (round: RoundSummary): boolean => chosen.has(round.roundId);
  return [...rounds.filter(isChosen), ...rounds.filter((round) => !isChosen(round))];
}
