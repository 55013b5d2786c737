import { type CalendarDay, type DayRange, isCalendarDay } from './day.ts';
import { defaultRangeOptions, type RangeOption, rangeOptions } from './range-options.ts';

/** Whether two ranges begin and end on the same days (DATE-06). */
export const isSameRange = (one: DayRange, other: DayRange): boolean =>
  one.start === other.start && one.end === other.end;

/** A range that was picked by hand, with its label. */
export const customRange = (label: string, start: CalendarDay | null, end: CalendarDay): RangeOption => ({
  label,
  dateRange: { start, end },
});

/**
 * A range as a text for the address: a named range by its name, because it moves with today, and picked days as
 * '2026-01-01..2026-06-15'.
 */
export function writeRange({ label, dateRange: { start, end } }: RangeOption, today: CalendarDay): string {
  return isNamedRange(label, today) ? label : `${start ?? ''}..${end ?? ''}`;
}

/** Whether a label is that of a named range, which moves with today. */
export const isNamedRange = (label: string, today: CalendarDay): boolean => readRange(label, today, () => '') !== null;

/**
 * Parses what `writeRange` wrote; null for any other text. @param nameOf returns the label of a range of picked days
 */
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
