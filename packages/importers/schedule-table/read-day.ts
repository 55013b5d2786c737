import type { DayOrder } from '@strokebook/contract';
import { type CalendarDay, isCalendarDay, monthOf, yearOf } from '@strokebook/golf/calendar';
import { monthNames } from '@strokebook/golf/format';

/** Two figures of a year are of this century: nobody imports a schedule of 1999. */
const CENTURY = 2000;

/** 'Oct 24, 2026', '24 October 2026', '10/24/2026', '24.10.26', '2026-10-24'; null for what is no day. */
export function readDay(text: string, order: DayOrder): CalendarDay | null {
  const parts = text
    .trim()
    .split(/[\s,./-]+/)
    .filter((part) => part !== '');
  if (parts.length !== 3) return null;
  const named = parts.findIndex((part) => /^[a-z]/i.test(part));
  const [year, month, date] = named === -1 ? inFigures(parts, order) : inWords(parts, named);
  const day = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return isCalendarDay(day) ? day : null;
}

/**
 * A day alone, or first and last of 'Jun 1-3, 2026', '29 June – 2 July 2026', '6/1/2026 to 6/3/2026' and, with one year
 * for both, 'Dec 30 – Jan 2, 2027'; null for what is neither.
 */
export function readDays(text: string, order: DayOrder): Days | null {
  const day = readDay(text, order);
  if (day !== null) return { first: day, last: day };
  // A hyphen stands in days as well as between them: each may be the one.
  for (const { 0: sign, index } of text.matchAll(/[-–—]|\bto\b/gi)) {
    const left = text.slice(0, index);
    const right = text.slice(index + sign.length);
    const days = readLastFirst(left, right, order) ?? readFirstFirst(left, right, order);
    if (days !== null && days.first <= days.last) return days;
  }
  return null;
}

type Days = { readonly first: CalendarDay; readonly last: CalendarDay };

/** The year stands with the last day, or with both. */
function readLastFirst(left: string, right: string, order: DayOrder): Days | null {
  const last = readDay(right, order) ?? readDay(`${monthWordOf(left)} ${right}`, order);
  if (last === null) return null;
  const ofYear = (year: number) =>
    readDay(`${left} ${year}`, order) ?? readDay(`${left} ${monthWordOf(right)} ${year}`, order);
  const year = yearOf(last);
  const first = readDay(left, order) ?? ofYear(isOverNewYear(ofYear(year), last) ? year - 1 : year);
  return first === null ? null : { first, last };
}

/** The year stands with the first day alone. */
function readFirstFirst(left: string, right: string, order: DayOrder): Days | null {
  const first = readDay(left, order);
  if (first === null) return null;
  const ofYear = (year: number) =>
    readDay(`${right} ${year}`, order) ?? readDay(`${monthWordOf(left)} ${right} ${year}`, order);
  const year = yearOf(first);
  const last = ofYear(isOverNewYear(first, ofYear(year)) ? year + 1 : year);
  return last === null ? null : { first, last };
}

/** No event is longer than a month: one that begins in December and ends in January is of two years. */
const isOverNewYear = (first: CalendarDay | null, last: CalendarDay | null): boolean =>
  first !== null && last !== null && monthOf(first) === 12 && monthOf(last) === 1;

const monthWordOf = (text: string): string => /[a-z]{3,}/i.exec(text)?.[0] ?? '';

type YearMonthDate = readonly [year: number, month: number, date: number];

function inFigures(parts: readonly string[], order: DayOrder): YearMonthDate {
  const [first = 0, second = 0, third = 0] = parts.map(Number);
  // Four figures in front are a year, whatever the other rows are like.
  if (parts[0]?.length === 4) return [first, second, third];
  const year = wholeYear(third);
  return order === 'day-month-year' ? [year, second, first] : [year, first, second];
}

/** The month by its name or the first letters of it, wherever it stands; of the other two the year is the last. */
function inWords(parts: readonly string[], named: number): YearMonthDate {
  const word = (parts[named] ?? '').toLowerCase();
  const month = word.length < 3 ? 0 : monthNames.findIndex((name) => name.toLowerCase().startsWith(word)) + 1;
  const [date = '', year = ''] = parts.filter((_part, index) => index !== named);
  return [wholeYear(Number(year)), month, Number.parseInt(date, 10)];
}

const wholeYear = (year: number): number => (year < 100 ? CENTURY + year : year);

/** Which figure is the month in a column of days: told by figures over 12, else as the United States write it. */
export function guessDayOrder(texts: readonly string[]): DayOrder {
  const parts = texts.map((text) => text.trim().split(/[./-]/).map(Number));
  if (texts.some((text) => /^\s*\d{4}[./-]/.test(text))) return 'year-month-day';
  return parts.some(([first = 0]) => first > 12) ? 'day-month-year' : 'month-day-year';
}
