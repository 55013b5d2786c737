import type { DayOrder } from '@strokebook/contract';
import { type CalendarDay, isCalendarDay, monthOf, yearOf } from '@strokebook/golf/calendar';
import { asciiDigits, monthNames } from '@strokebook/golf/format';
import { monthNamed, withoutWeekdays } from './month-words.ts';

/** The last day of the longest months. */
const MAX_DATE = 31;

/** Two-digit years from here on are of the last century: rounds are of the past, and no event is planned so far ahead. */
const FIRST_OF_LAST_CENTURY = 50;
/** A leap year, so that every day of any year is valid. */
const LEAP_YEAR = 2000;

/** Times that programs append to days, which tournaments do not have: 'T00:00:00+09:00', 'T000000Z', '0:00', '8:30 AM'. */
const clockTimes =
  /(?:(?<=\d)T|\b)\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:\s*[ap]\.?m\b\.?|\s*Z\b|[+-]\d{2}(?::?\d{2})?(?!\d)|\s[+-]\d{2}:?\d{2}(?!\d))?|(?<=\d{8})T\d{4}(?:\d{2})?(?:Z\b|[+-]\d{4})?/gi;
/** '1er', '3rd', '3º', which asciiDigits makes 3o. */
const ordinals = /(?<=\b\d{1,2})(?:(?:st|nd|rd|th|er|ere|eme|°|:[ae])(?![a-z])|[oa](?=\s))/gi;
/** Words beside days: '3 de abril de 2026', 'den 3 maj', '14:30 Uhr'. */
const fillers = /\b(?:de|del|den|der|du|dal|le|el|il|d|of|the|am|vom|kl|uhr)\b\.?/gi;

/** Days are short: longer texts are rejected, because a long text of hyphens would take minutes to parse. */
const MAX_LETTERS = 80;

/** The text without times and weekdays, and with one sign for all dashes. */
function daysAlone(text: string): string {
  const plain = inFiguresAlone(text);
  return /[a-z]/i.test(plain) ? inPlainWords(plain) : plain;
}

/** 'Fr., 3. März' as '3. Marz', and '03APR2026' as '03 APR 2026'. */
const inPlainWords = (text: string): string =>
  withoutWeekdays(text.normalize('NFD').replaceAll(/\p{Mn}/gu, ''))
    .replaceAll(ordinals, '')
    .replaceAll(fillers, ' ')
    .replaceAll(/(?<=\d)(?=[a-z]{3})|(?<=[a-z]{3})(?=\d)/gi, ' ')
    .trim();

const inFiguresAlone = (text: string): string =>
  asciiDigits(text.slice(0, MAX_LETTERS + 1))
    .replaceAll(clockTimes, ' ')
    // '98
    .replaceAll(/['’‘`´](?=\d{2}(?!\d))/g, ' ')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll('&', ' & ')
    // 2026年3月14日, 2026년 3월 14일
    .replaceAll(/(?<=\d)\s*[年月년월]\s*(?=\d)/g, '-')
    .replaceAll(/(?<=\d)\s*[日일]/g, ' ')
    .replaceAll(/(?<!\d)(\d{4})(\d{2})(\d{2})(?!\d)/g, '$1-$2-$3')
    .trim();

const threeParts = /^[\s,./-]*([^\s,./-]+)([\s,./-]+)([^\s,./-]+)([\s,./-]+)([^\s,./-]+)[\s,./-]*$/;

/**
 * Parses 'Oct 24, 2026', '24 October 2026', '24. Okt. 2026', '3 de abril de 2026', '10/24/2026', '24.10.26', '2026-10-24';
 * null for other texts.
 */
export function readDay(text: string, order: DayOrder): CalendarDay | null {
  const [, ...found] = threeParts.exec(daysAlone(text)) ?? [];
  const [first = '', sign = '', second = '', otherSign = '', third = ''] = found;
  const parts = [first, second, third];
  // '3/14-16' and 'Mar 14-16' end with a day: two digits are a year only after the same separator as before, or after a
  // comma.
  const isAlike =
    sign.trim() === otherSign.trim() ||
    otherSign.trim() === ',' ||
    // '3. Mai 26', 'Apr. 3 26'
    (parts.some((part) => /^[a-z]/i.test(part)) && !/[-/]/.test(sign + otherSign));
  if (!isAlike && !/^\d{4}$/.test(first) && !/^\d{4}$/.test(third)) return null;
  const named = parts.findIndex((part) => /^[a-z]/i.test(part));
  const [year, month, date] = named === -1 ? inFigures(parts, order) : inWords(parts, named);
  const day = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return isCalendarDay(day) ? day : null;
}

/**
 * Parses one day, or a range: 'Jun 1-3, 2026', '29 June – 2 July 2026', '6/1/2026 to 6/3/2026', '3/14-16/2026', 'Mar 14
 * & 15, 2026', or with one year for both 'Dec 30 – Jan 2, 2027'; null for other texts.
 */
export function readDays(text: string, order: DayOrder): Days | null {
  if (text.length > MAX_LETTERS) return null;
  const day = readDay(text, order);
  if (day !== null) return { first: day, last: day };
  const days = daysAlone(text);
  // A hyphen may be inside a day or between two days, so every position is tried; a slash is rarely between them.
  for (const signs of [
    /[-&→>]|\b(?:to|and|thru|through|till?|until|bis|und|al?|aux?|et|y|e|och|og|tot|t\/m)\b/gi,
    /\//g,
  ]) {
    for (const { 0: sign, index } of days.matchAll(signs)) {
      const left = days.slice(0, index);
      const right = days.slice(index + sign.length);
      const range = readLastFirst(left, right, order) ?? readFirstFirst(left, right, order);
      if (range !== null && range.first <= range.last) return range;
    }
  }
  return null;
}

type Days = { readonly first: CalendarDay; readonly last: CalendarDay };

/** Parses a range with the year at the last day, or at both. */
function readLastFirst(left: string, right: string, order: DayOrder): Days | null {
  // '16/2026' is in the month before it, but '6/3' has a month and no year.
  const month = /\d{4}/.test(right) ? monthNameIn(left, order) : monthWordOf(left);
  const last = readDay(right, order) ?? readDay(`${month} ${right}`, order);
  if (last === null) return null;
  const ofYear = (year: number) =>
    readDay(`${left} ${year}`, order) ?? readDay(`${left} ${monthNameIn(right, order)} ${year}`, order);
  const year = yearOf(last);
  const first = readDay(left, order) ?? ofYear(isOverNewYear(ofYear(year), last) ? year - 1 : year);
  return first === null ? null : { first, last };
}

/** Parses a range with the year at the first day only. */
function readFirstFirst(left: string, right: string, order: DayOrder): Days | null {
  const first = readDay(left, order);
  if (first === null) return null;
  const ofYear = (year: number) =>
    readDay(`${right} ${year}`, order) ?? readDay(`${monthNameIn(left, order)} ${right} ${year}`, order);
  const year = yearOf(first);
  const last = ofYear(isOverNewYear(first, ofYear(year)) ? year + 1 : year);
  return last === null ? null : { first, last };
}

/** No event is longer than a month, so one that begins in December and ends in January spans two years. */
const isOverNewYear = (first: CalendarDay | null, last: CalendarDay | null): boolean =>
  first !== null && last !== null && monthOf(first) === 12 && monthOf(last) === 1;

const monthWordOf = (text: string): string => /[a-z]{3,}/i.exec(text)?.[0] ?? '';

/** The month of a day, with or without its year, as a word; '' if it has none. */
function monthNameIn(text: string, order: DayOrder): string {
  const day = readDay(text, order) ?? readDay(`${text} ${LEAP_YEAR}`, order);
  return day === null ? monthWordOf(text) : (monthNames[monthOf(day) - 1] ?? '');
}

type YearMonthDate = readonly [year: number, month: number, date: number];

function inFigures(parts: readonly string[], order: DayOrder): YearMonthDate {
  const [first = 0, second = 0, third = 0] = parts.map(Number);
  // Four leading digits are a year, whatever the other rows are like.
  if (parts[0]?.length === 4) return [first, second, third];
  const year = wholeYear(parts[2] ?? '');
  return order === 'day-month-year' ? [year, second, first] : [year, first, second];
}

/** Finds the month by its name or abbreviation in any position; of the other two parts the year is last. */
function inWords(parts: readonly string[], named: number): YearMonthDate {
  const month = monthNamed(parts[named] ?? '');
  const [date = '', year = ''] = parts.filter((_part, index) => index !== named);
  return [wholeYear(year), month, /^\d{1,2}$/.test(date) ? Number(date) : Number.NaN];
}

function wholeYear(year: string): number {
  if (/^\d{2}$/.test(year)) return Number(year) + (Number(year) >= FIRST_OF_LAST_CENTURY ? 1900 : 2000);
  return /^\d{4}$/.test(year) ? Number(year) : Number.NaN;
}

/** '3.4.2026': countries that write dots have the day first. '12-14/3/2026': two days before their month. */
const dayFirst =
  /^\d{1,2}\.\s*(?:[-–]\s*\d{1,2}\.\s*)?\d{1,2}\.|^\d{1,2}\s*-\s*\d{1,2}\s*\/\s*\d{1,2}\s*\/\s*\d{2,4}\b/;

/**
 * Guesses whether day or month comes first in a column: decided by days with a number over 12, then by dots, else as in
 * the United States. A text such as '99/99/2026', which is no day in either order, says nothing.
 */
export function guessDayOrder(texts: readonly string[]): DayOrder {
  const days = texts.map(daysAlone);
  // A day that begins with its year, or contains the month's name, says nothing about the others.
  const firsts = days.flatMap((text) => {
    if (/[a-z]{3}/i.test(text)) return [];
    const [, first, second] = /^(\d{1,2})[./-](\d{1,2})?/.exec(text) ?? [];
    const isImpossible = Number(first) > 12 && Number(second) > 12 && !text.includes('-');
    return first === undefined || isImpossible ? [] : first;
  });
  if (firsts.length === 0 && days.some((text) => /^\d{4}[./-]/.test(text))) return 'year-month-day';
  if (firsts.some((first) => Number(first) > 12 && Number(first) <= MAX_DATE)) return 'day-month-year';
  // 03.25.2026 can be no day in the other order.
  const isMonthFirst = days.some(
    (text) => readDays(text, 'day-month-year') === null && readDays(text, 'month-day-year') !== null,
  );
  return !isMonthFirst && days.some((text) => dayFirst.test(text)) ? 'day-month-year' : 'month-day-year';
}
