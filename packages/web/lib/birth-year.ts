import { type CalendarDay, yearOf } from '@strokebook/golf/calendar';
import { asciiDigits } from '@strokebook/golf/format';

/** The earliest year of birth that the contract takes. */
const FIRST_YEAR = 1900;

export const YEAR_PROBLEM = 'Type a year such as 2010.';

/** A typed year of birth: undefined for nothing, and null for what is no year of anybody alive. */
export function readYear(text: string, today: CalendarDay): number | null | undefined {
  const typed = asciiDigits(text).trim();
  if (typed === '') return undefined;
  const year = /^\d{4}$/.test(typed) ? Number(typed) : 0;
  return year >= FIRST_YEAR && year <= yearOf(today) ? year : null;
}
