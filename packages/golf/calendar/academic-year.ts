import { type CalendarDay, calendarDay, monthOf, yearOf } from './day.ts';

/** Seasons are academic years, in which colleges and schools compete. */
const FIRST_MONTH = 8;

type Year = { readonly start: CalendarDay; readonly end: CalendarDay };

/** The academic year of a day, August 1 to July 31, plus `yearsLater`. */
export function academicYear(today: CalendarDay, yearsLater = 0): Year {
  const year = yearOf(today) - (monthOf(today) < FIRST_MONTH ? 1 : 0) + yearsLater;
  return { start: calendarDay(`${year}-08-01`), end: calendarDay(`${year + 1}-07-31`) };
}

/** '2026/27'. */
export const academicYearLabel = ({ start, end }: Year): string => `${yearOf(start)}/${String(yearOf(end)).slice(2)}`;
