import { type CalendarDay, type DayRange, isSameRange, lastRange } from '../calendar/index.ts';

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
