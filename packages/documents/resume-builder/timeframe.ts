import { type CalendarDay, type DayRange, daysBetween, isSameRange, lastRange } from '@strokebook/golf/calendar';
import type { ResumeSettings } from './settings.ts';

/** RESUME-10. */
export const resumeTimeframes = ['Last 12 Months', 'Last 24 Months', 'All Time', 'Custom'] as const;
export type ResumeTimeframe = (typeof resumeTimeframes)[number];

/** The days of a timeframe that are not picked by hand. All time has no last day: rounds to come are in it. */
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

/** What a range is called today; days that none of the names has were picked by hand. */
export function timeframeOf(range: DayRange, today: CalendarDay): ResumeTimeframe {
  if (range.start === null && (range.end === null || range.end >= today)) return 'All Time';
  const lasts = ['Last 12 Months', 'Last 24 Months'] as const;
  return lasts.find((timeframe) => isSameRange(rangeOfTimeframe(timeframe, today), range)) ?? 'Custom';
}

const rangeFields = ['barChartsDateRange', 'includedTournamentsDateRange'] as const;

/** What settings' ranges were called on the day they were saved; one that was picked by hand is not in it. */
export type SavedTimeframes = { readonly [Field in (typeof rangeFields)[number]]?: Exclude<ResumeTimeframe, 'Custom'> };

/** Where the player is it may be another day than here. */
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

/** Saved settings as they are meant today: the last months are those before today, not before the day of saving. */
export function settingsToday(saved: ResumeSettings, timeframes: SavedTimeframes, today: CalendarDay): ResumeSettings {
  const ranges = rangeFields.flatMap((field) => {
    const timeframe = timeframes[field];
    return timeframe === undefined ? [] : [[field, rangeOfTimeframe(timeframe, today)] as const];
  });
  return { ...saved, performanceChartsPage: { ...saved.performanceChartsPage, ...Object.fromEntries(ranges) } };
}
