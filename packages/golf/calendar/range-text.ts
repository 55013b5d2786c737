import { type CalendarDay, type DayRange, isCalendarDay } from './day.ts';
import { defaultRangeOptions, type RangeOption, rangeOptions } from './range-options.ts';

/** Whether two ranges begin and end on the same days (DATE-06). */
export const isSameRange = (one: DayRange, other: DayRange): boolean =>
  one.start === other.start && one.end === other.end;

/** A range that was picked by hand, named as it is given. */
export const customRange = (label: string, start: CalendarDay | null, end: CalendarDay): RangeOption => ({
  label,
  dateRange: { start, end },
});

/**
 * A selection as an address keeps it: what moves with today by its name, days that were picked as
 * '2026-01-01..2026-06-15'.
 */
export function writeRange({ label, dateRange: { start, end } }: RangeOption, today: CalendarDay): string {
  return isNamedRange(label, today) ? label : `${start ?? ''}..${end ?? ''}`;
}

/** Whether a selection is known by its name and moves with today, and is not of days that were picked. */
export const isNamedRange = (label: string, today: CalendarDay): boolean => readRange(label, today, () => '') !== null;

/** What `writeRange` wrote; null for any other text. @param nameOf names a range of picked days */
export function readRange(text: string, today: CalendarDay, nameOf: (range: DayRange) => string): RangeOption | null {
  const fixed = defaultRangeOptions(today).find(({ label }) => label === text);
  if (fixed !== undefined) return fixed;
  const [, counted] = /^Last (\d+ [A-Z][a-z]+)$/.exec(text) ?? [];
  if (counted !== undefined) return rangeOptions(counted, today)[0] ?? null;
  const [start = '', end = '', ...rest] = text.split('..');
  if (rest.length > 0 || !isCalendarDay(start) || !isCalendarDay(end) || start > end) return null;
  const range = { start, end };
  return customRange(nameOf(range), start, end);
}
