import { type CalendarDay, type DayRange, isInRange, lastRange } from '../calendar/index.ts';
import { formatShortRange } from '../format/index.ts';
import { type RoundSummary } from '../model/index.ts';
import { newestFirst } from '../selection/index.ts';

/** The part of a career that results are taken from (DATA-52). */
export type Timeframe =
  | { readonly kind: 'all' }
  | { readonly kind: 'months'; readonly count: number }
  | { readonly kind: 'rounds'; readonly count: number }
  | { readonly kind: 'dates'; readonly start: CalendarDay | null; readonly end: CalendarDay | null };

/** TOUR-36. */
const DEFAULT_ROUNDS = 6;

export const allTime: Timeframe = { kind: 'all' };
export const lastTwelveMonths: Timeframe = { kind: 'months', count: 12 };

/** The options of the timeframe selector, besides custom dates. */
export const timeframeOptions: readonly Timeframe[] = [
  lastTwelveMonths,
  { kind: 'months', count: 24 },
  allTime,
  { kind: 'rounds', count: DEFAULT_ROUNDS },
];

export function timeframeLabel(timeframe: Timeframe): string {
  switch (timeframe.kind) {
    case 'all':
      return 'All Time';
    case 'months':
      return `Last ${timeframe.count} Months`;
    case 'rounds':
      return `Last ${timeframe.count} Rounds`;
    case 'dates':
      return formatShortRange(timeframe);
  }
}

/** The days of a timeframe, both ends included; unlimited for the last N rounds. */
export function timeframeRange(timeframe: Timeframe, today: CalendarDay): DayRange {
  switch (timeframe.kind) {
    case 'months':
      return lastRange(timeframe.count, 'Months', today);
    case 'dates':
      return { start: timeframe.start, end: timeframe.end };
    case 'all':
    case 'rounds':
      return { start: null, end: null };
  }
}

/** The rounds of a timeframe, newest first. */
export function roundsInTimeframe<Round extends { readonly summary: RoundSummary }>(
  rounds: readonly Round[],
  timeframe: Timeframe,
  today: CalendarDay,
): readonly Round[] {
  const range = timeframeRange(timeframe, today);
  const inRange = rounds
    .filter(({ summary }) => isInRange(summary.playedOn, range))
    .sort((a, b) => newestFirst(a.summary, b.summary));
  return timeframe.kind === 'rounds' ? inRange.slice(0, timeframe.count) : inRange;
}
