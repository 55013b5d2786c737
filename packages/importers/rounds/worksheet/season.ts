import type { DayOrder } from '@strokebook/contract';
import { type CalendarDay, monthOf } from '@strokebook/golf/calendar';
import { withoutWeekdays } from '../../tables/month-words.ts';
import { readDays } from '../../tables/read-day.ts';

export type Days = { readonly first: CalendarDay; readonly last: CalendarDay };

/** The years of days that are written without one: of a season from autumn to spring, or twice the same. */
export type Season = { readonly autumn: number; readonly spring: number };

/** School years begin in July or later (NCAA: August), so that a day from here on is in the first of two years. */
const FIRST_MONTH = 7;

const seasonOf = (year: number, goesOn: boolean): Season => ({ autumn: year, spring: goesOn ? year + 1 : year });

/** The season that titles name: '2025-26', '2025/2026', 'Fall 2025', '2026'; null if they name none, or several. */
export function seasonIn(texts: readonly string[]): Season | null {
  const found = new Map<string, Season>();
  for (const text of texts) {
    const pair = /(?<!\d)(20\d\d)\s*[-–—/]\s*(?:20)?(\d\d)(?![\d./-])/.exec(text);
    const year = /(?<![\d./-])(20\d\d)(?![\d./-])/.exec(text)?.[1];
    const first = Number(pair?.[1] ?? year);
    if (pair !== null && Number(pair[2]) === (first + 1) % 100) found.set(`${first}+`, seasonOf(first, true));
    else if (year !== undefined) found.set(String(first), seasonOf(first, false));
  }
  const pairs = [...found].flatMap(([key, season]) => (key.endsWith('+') ? [season] : []));
  const seasons = pairs.length > 0 ? pairs : [...found.values()];
  return seasons.length === 1 ? (seasons[0] as Season) : null;
}

const inFigures = /^\d{1,2}[./]\d{1,2}\.?(?:\s*(?:[-–—&]|to|thru|and)\s*(?:\d{1,2}[./])?\d{1,2}\.?)?$/;
const inWords =
  /^(?:\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?(?:\s*(?:[-–—&]|\b(?:to|thru|and)\b)\s*(?:\p{L}{3,9}\.? )?\d{1,2}(?:st|nd|rd|th)?)?|\d{1,2}\.?(?: \p{L}{3,9}\.?)?(?:\s*[-–—&]\s*\d{1,2}\.?)? \p{L}{3,9}\.?)$/u;

/** Whether a text is days without their year: '9/8', '9/8-9/9', 'Sep 29-Oct 1'. */
export const isWithoutYear = (text: string): boolean => {
  const days = daysAlone(text);
  return (inFigures.test(days) || inWords.test(days)) && [1, 2].some((place) => dayIn(days, place) !== null);
};

/** The month of days without a year, in one of two orders. */
const dayIn = (days: string, place: number): Days | null =>
  readDays(withYear(days, 2000), place === 1 ? 'month-day-year' : 'day-month-year');

/** Without weekdays, and without 'AM' and 'PM', which say which round of a day it is. */
const daysAlone = (text: string): string =>
  withoutWeekdays(text.replace(/[\s(]*\b[ap]\.?m\.?\)?\s*$/i, ''))
    .replaceAll(/(?<![\d\p{L}])[,.\s]+/gu, ' ')
    .trim();

function withYear(days: string, year: number): string {
  if (!inFigures.test(days)) return `${days} ${year}`;
  const sign = days.includes('.') ? '.' : '/';
  const [first = '', second] = days.replaceAll(/\.(?=\s|$)/g, '').split(/\s*(?:[-–—&]|to|thru|and)\s*/);
  if (second === undefined) return `${first}${sign}${year}`;
  // '9/8-9' says the month once.
  const last = second.includes(sign) ? second : `${first.split(sign)[0] ?? ''}${sign}${second}`;
  return `${first}${sign}${year} - ${last}${sign}${year}`;
}

/** Reads days with their year, or those of a season without it: '9/8-9/9', 'Sep 29-Oct 1', '8/23 AM'. */
export function readSeasonDays(text: string, order: DayOrder, season: Season | null): Days | null {
  const whole = readDays(text, order);
  if (whole !== null || season === null || !isWithoutYear(text)) return whole;
  const days = daysAlone(text);
  // Twelve may be a day: a year of its own finds the month first.
  const written = order === 'year-month-day' ? 'month-day-year' : order;
  const autumn = readDays(withYear(days, season.autumn), written);
  if (autumn === null) return null;
  return monthOf(autumn.first) >= FIRST_MONTH || season.autumn === season.spring
    ? autumn
    : readDays(withYear(days, season.spring), written);
}

/** The season of a year that somebody has given for days in the order of the sheet. */
export function seasonFrom(year: number, days: readonly string[], order: DayOrder): Season {
  const first = readSeasonDays(days.find(isWithoutYear) ?? '', order, seasonOf(year, false));
  return seasonOf(year, first !== null && monthOf(first.first) >= FIRST_MONTH);
}
