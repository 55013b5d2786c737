import { type CalendarDay, lastRange } from '@strokebook/golf/calendar';

/** The default date range of charts (RESUME-32). */
export const defaultChartRange = (today: CalendarDay) => ({
  label: 'Last 24 Months',
  dateRange: lastRange(24, 'Months', today),
});
