import type { DayOrder } from '@strokebook/contract';
import { type CalendarDay, isCalendarDay, monthOf, yearOf } from '@strokebook/golf/calendar';
import { monthNames } from '@strokebook/golf/format';

/** Two figures of a year are of this century: nobody imports a schedule of 1999. */
const CENTURY = 2000;
/** Has every day that another year has. */
const LEAP_YEAR = 2000;

/** Spreadsheets write them behind a day, and a tournament has none: 'T00:00:00Z', '0:00', '8:30 AM'. */
const clockTimes = /(?:(?<=\d)T|\b)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[ap]\.?m\b\.?|Z\b)?/gi;
const weekdays = /\b(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?\b[.,]*/gi;

/** Days are short; all else is read in vain, and a long text of hyphens for minutes. */
const MAX_LETTERS = 80;

/** What a text says of days and of nothing else, with one sign for all dashes. */
const daysAlone = (text: string): string =>
  text
    .slice(0, MAX_LETTERS + 1)
    .replaceAll(clockTimes, ' ')
    .replaceAll(weekdays, ' ')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll('&', ' & ')
    .trim();

const threeParts = /^[\s,./-]*([^\s,./-]+)([\s,./-]+)([^\s,./-]+)([\s,./-]+)([^\s,./-]+)[\s,./-]*$/;

/** 'Oct 24, 2026', '24 October 2026', '10/24/2026', '24.10.26', '2026-10-24'; null for what is no day. */
export function readDay(text: string, order: DayOrder): CalendarDay | null {
  const [, ...found] = threeParts.exec(daysAlone(text)) ?? [];
  const [first = '', sign = '', second = '', otherSign = '', third = ''] = found;
  const parts = [first, second, third];
  // '3/14-16' and 'Mar 14-16' end in a day: two figures are a year where they stand as the others do, or behind a comma.
  const isAlike = sign.trim() === otherSign.trim() || otherSign.trim() === ',';
  if (!isAlike && !/^\d{4}$/.test(first) && !/^\d{4}$/.test(third)) return null;
  const named = parts.findIndex((part) => /^[a-z]/i.test(part));
  const [year, month, date] = named === -1 ? inFigures(parts, order) : inWords(parts, named);
  const day = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return isCalendarDay(day) ? day : null;
}

/**
 * A day alone, or first and last of 'Jun 1-3, 2026', '29 June – 2 July 2026', '6/1/2026 to 6/3/2026', '3/14-16/2026',
 * 'Mar 14 & 15, 2026' and, with one year for both, 'Dec 30 – Jan 2, 2027'; null for what is neither.
 */
export function readDays(text: string, order: DayOrder): Days | null {
  if (text.length > MAX_LETTERS) return null;
  const day = readDay(text, order);
  if (day !== null) return { first: day, last: day };
  const days = daysAlone(text);
  // A hyphen stands in days as well as between them: each may be the one.
  for (const { 0: sign, index } of days.matchAll(/[-&]|\b(?:to|and)\b/gi)) {
    const left = days.slice(0, index);
    const right = days.slice(index + sign.length);
    const range = readLastFirst(left, right, order) ?? readFirstFirst(left, right, order);
    if (range !== null && range.first <= range.last) return range;
  }
  return null;
}

type Days = { readonly first: CalendarDay; readonly last: CalendarDay };

/** The year stands with the last day, or with both. */
function readLastFirst(left: string, right: string, order: DayOrder): Days | null {
  // '16/2026' is of the month that stands before it, but '6/3' has a month and no year.
  const month = /\d{4}/.test(right) ? monthNameIn(left, order) : monthWordOf(left);
  const last = readDay(right, order) ?? readDay(`${month} ${right}`, order);
  if (last === null) return null;
  const ofYear = (year: number) =>
    readDay(`${left} ${year}`, order) ?? readDay(`${left} ${monthNameIn(right, order)} ${year}`, order);
  const year = yearOf(last);
  const first = readDay(left, order) ?? ofYear(isOverNewYear(ofYear(year), last) ? year - 1 : year);
  return first === null ? null : { first, last };
}

/** The year stands with the first day alone. */
function readFirstFirst(left: string, right: string, order: DayOrder): Days | null {
  const first = readDay(left, order);
  if (first === null) return null;
  const ofYear = (year: number) =>
    readDay(`${right} ${year}`, order) ?? readDay(`${monthNameIn(left, order)} ${right} ${year}`, order);
  const year = yearOf(first);
  const last = ofYear(isOverNewYear(first, ofYear(year)) ? year + 1 : year);
  return last === null ? null : { first, last };
}

/** No event is longer than a month: one that begins in December and ends in January is of two years. */
const isOverNewYear = (first: CalendarDay | null, last: CalendarDay | null): boolean =>
  first !== null && last !== null && monthOf(first) === 12 && monthOf(last) === 1;

const monthWordOf = (text: string): string => /[a-z]{3,}/i.exec(text)?.[0] ?? '';

/** The month of a day that is whole or lacks its year, as a word; '' where it says none. */
function monthNameIn(text: string, order: DayOrder): string {
  const day = readDay(text, order) ?? readDay(`${text} ${LEAP_YEAR}`, order);
  return day === null ? monthWordOf(text) : (monthNames[monthOf(day) - 1] ?? '');
}

type YearMonthDate = readonly [year: number, month: number, date: number];

function inFigures(parts: readonly string[], order: DayOrder): YearMonthDate {
  const [first = 0, second = 0, third = 0] = parts.map(Number);
  // Four figures in front are a year, whatever the other rows are like.
  if (parts[0]?.length === 4) return [first, second, third];
  const year = wholeYear(parts[2] ?? '');
  return order === 'day-month-year' ? [year, second, first] : [year, first, second];
}

/** The month by its name or the first letters of it, wherever it stands; of the other two the year is the last. */
function inWords(parts: readonly string[], named: number): YearMonthDate {
  const word = (parts[named] ?? '').toLowerCase();
  const month = word.length < 3 ? 0 : monthNames.findIndex((name) => name.toLowerCase().startsWith(word)) + 1;
  const [date = '', year = ''] = parts.filter((_part, index) => index !== named);
  return [wholeYear(year), month, /^\d{1,2}(?:st|nd|rd|th)?$/i.test(date) ? Number.parseInt(date, 10) : Number.NaN];
}

const wholeYear = (year: string): number =>
  /^\d{2}$/.test(year) ? CENTURY + Number(year) : /^\d{4}$/.test(year) ? Number(year) : Number.NaN;

/** Which figure is the month in a column of days: told by figures over 12, else as the United States write it. */
export function guessDayOrder(texts: readonly string[]): DayOrder {
  const days = texts.map(daysAlone);
  // A day that begins with its year, or names its month, tells nothing of the others.
  const firsts = days.flatMap((text) => (/[a-z]{3}/i.test(text) ? [] : (/^\d{1,2}(?=[./-])/.exec(text) ?? [])));
  if (firsts.length === 0 && days.some((text) => /^\d{4}[./-]/.test(text))) return 'year-month-day';
  return firsts.some((first) => Number(first) > 12) ? 'day-month-year' : 'month-day-year';
}
