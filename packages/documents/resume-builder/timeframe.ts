import { type CalendarDay, type DayRange, daysBetween, isSameRange, lastRange } from '@strokebook/golf/calendar';
import type { ResumeSettings } from './settings.ts';

/** RESUME-10. */
export const resumeTimeframes = ['Last 12 Months', 'Last 24 Months', 'All Time', 'Custom'] as const;
export type ResumeTimeframe = (typeof resumeTimeframes)[number];

/** The days of a named timeframe. All time has no last day, so that it includes future rounds. */
export function rangeOfTimeframe(timeframe: Exclude<ResumeTimeframe, 'Custom'>, today: CalendarDay): DayRange {
  switch (timeframe) {
    case 'Last 12 Months':
      return lastRange(12, 'Months', today);
    case 'Last 24 Months':
      return lastRange(24, 'Months', today);
    case 'All Time':
      return { start: null, end: null };
  }
}

/** Today's name of a range; a range without a name was picked by hand. */
export function timeframeOf(range: DayRange, today: CalendarDay): ResumeTimeframe {
  if (range.start === null && (range.end === null || range.end >= today)) return 'All Time';
  const lasts = ['Last 12 Months', 'Last 24 Months'] as const;
  return lasts.find((timeframe) => isSameRange(rangeOfTimeframe(timeframe, today), range)) ?? 'Custom';
}

const rangeFields = ['barChartsDateRange', 'includedTournamentsDateRange'] as const;

/** The names of the settings' ranges on the day of saving; without ranges picked by hand. */
export type SavedTimeframes = { readonly [Field in (typeof rangeFields)[number]]?: Exclude<ResumeTimeframe, 'Custom'> };

/** The player may be in another time zone. */
const DAYS_APART = 1;

export const savedTimeframes = ({ performanceChartsPage }: ResumeSettings, today: CalendarDay): SavedTimeframes =>
  Object.fromEntries(
    rangeFields.flatMap((field) => {
      const range = performanceChartsPage[field];
      const day = range.end !== null && Math.abs(daysBetween(today, range.end)) <= DAYS_APART ? range.end : today;
      const timeframe = timeframeOf(range, day);
      return timeframe === 'Custom' ? [] : [[field, timeframe] as const];
    }),
  );

/** Saved settings with today's ranges: the last months are relative to today, not to the day of saving. */
export function settingsToday(saved: ResumeSettings, timeframes: SavedTimeframes, today: CalendarDay): ResumeSettings {
  const ranges = rangeFields.flatMap((field) => {
    const timeframe = timeframes[field];
    return timeframe === undefined ? [] : [[field, rangeOfTimeframe(timeframe, today)] as const];
  });
  return { ...saved, performanceChartsPage: { ...saved.performanceChartsPage, ...Object.fromEntries(ranges) } };
}
