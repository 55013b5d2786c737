import type { DayOrder } from '@strokebook/contract';

/** What the order of day and month does to a day, for a select. */
export const dayOrderNames: Readonly<Record<DayOrder, string>> = {
  'year-month-day': '2026-03-04',
  'month-day-year': 'March 4 as 3/4',
  'day-month-year': 'March 4 as 4/3',
};
