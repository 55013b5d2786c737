import { type CalendarDay, lastRange } from '@strokebook/golf/calendar';

/** What charts are of until someone chooses other days (RESUME-32). */
export const defaultChartRange = (today: CalendarDay) => ({
  label: 'Last 24 Months',
  dateRange: lastRange(24, 'Months', today),
});
