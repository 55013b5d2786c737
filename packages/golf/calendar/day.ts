declare const day: unique symbol;

/** A calendar day as text, 'yyyy-MM-dd'. It has no time and no zone, so it compares as text and never shifts. */
export type CalendarDay = string & { readonly [day]: true };

/** Days from a first to a last day, both included; null means no bound. */
export type DayRange = { readonly start: CalendarDay | null; readonly end: CalendarDay | null };

const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const MILLISECONDS_PER_DAY = 86_400_000;

/** Whether the text is a day that exists, between the years 1900 and 2199. */
export function isCalendarDay(text: string): text is CalendarDay {
  const parts = DAY_PATTERN.exec(text);
  if (parts === null) return false;
  const [year, month, date] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return year >= 1900 && year < 2200 && month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month);
}

/** @throws RangeError when the text is not a day that exists. */
export function calendarDay(text: string): CalendarDay {
  if (!isCalendarDay(text)) throw new RangeError(`'${text}' is not a day of the form yyyy-MM-dd`);
  return text;
}

/** Month is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export const yearOf = (value: CalendarDay): number => Number(value.slice(0, 4));
/** 1 to 12. */
export const monthOf = (value: CalendarDay): number => Number(value.slice(5, 7));
export const dateOf = (value: CalendarDay): number => Number(value.slice(8, 10));

/** Whole days since 1970-01-01. */
export function dayNumber(value: CalendarDay): number {
  return Date.UTC(yearOf(value), monthOf(value) - 1, dateOf(value)) / MILLISECONDS_PER_DAY;
}

export function dayFromNumber(number: number): CalendarDay {
  return new Date(number * MILLISECONDS_PER_DAY).toISOString().slice(0, 10) as CalendarDay;
}

export const addDays = (value: CalendarDay, count: number): CalendarDay => dayFromNumber(dayNumber(value) + count);

/** The same date `count` months later; a date that the month does not have becomes its last day. */
export function addMonths(value: CalendarDay, count: number): CalendarDay {
  const months = yearOf(value) * 12 + (monthOf(value) - 1) + count;
  const [year, month] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1];
  const date = Math.min(dateOf(value), daysInMonth(year, month));
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}` as CalendarDay;
}

export const daysBetween = (from: CalendarDay, to: CalendarDay): number => dayNumber(to) - dayNumber(from);

export function isInRange(value: CalendarDay, range: DayRange): boolean {
  return (range.start === null || value >= range.start) && (range.end === null || value <= range.end);
}
