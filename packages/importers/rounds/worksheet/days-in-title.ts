import type { DayOrder } from '@strokebook/contract';
import { addDays } from '@strokebook/golf/calendar';
import { readDays } from '../../tables/read-day.ts';
import { type Days, isWithoutYear, readSeasonDays, type Season } from './season.ts';

/** How titles are read: the order of day and month, and the years of days without one. */
export type TitleRules = { readonly dayOrder: DayOrder; readonly season: Season | null };
/** Also the par that the person who imports has given, for titles that say two. */
export type SheetRules = TitleRules & { readonly chosenPar: number | null };

const weekday = String.raw`(?:\b(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6}[.,]{0,2}\s)?`;
const between = String.raw`(?:\s*[-–—−&→]\s*|\s+(?:to|thru|through|until|till|and|bis|und)\s+)`;
const monthDay = String.raw`\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?`;
const dayMonth = String.raw`\d{1,2}\.? \p{L}{3,9}\.?`;
/** One day with its year, or several that have month and year in common. */
const full = `${weekday}(?:${[
  String.raw`\d{4}[./-]\d{1,2}[./-]\d{1,2}(?:T\d{2}:\d{2})?`,
  String.raw`\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})`,
  String.raw`\d{1,2}[./]\d{1,2}\s*[-–—&]\s*\d{1,2}[./](?:\d{4}|\d{2})`,
  String.raw`${monthDay}(?:${between}(?:\p{L}{3,9}\.? )?\d{1,2}(?:st|nd|rd|th)?)?,? \d{4}`,
  String.raw`\d{1,2}\.?(?:${between}\d{1,2}\.?)? \p{L}{3,9}\.?,? \d{4}`,
].join('|')})`;
/** A day without a year, as ranges begin or end with it: '9/14', '14.', 'Sep 14', '14 Sep'. */
const partial = String.raw`${weekday}(?:\d{1,2}[./]\d{1,2}\.?|${monthDay}|${dayMonth})`;
const [begin, end] = [String.raw`(?<!\d[./-]?|\p{L})`, String.raw`(?!\d|[./]\d)`];

/** Days in a title, in words and figures; they may have a comma in them, where other parts of a title end. */
const withYear = [
  `${full}(?:${between}|\\s*/\\s*)${full}`,
  `${partial}${between}${full}`,
  // '14.-15.9.2026'
  String.raw`(?:\d{1,2}\.?[-–]|\d{1,2}\.\s[-–]\s)\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})`,
  `${full}${between}${partial}`,
  full,
].map((pattern) => new RegExp(`${begin}${pattern}${end}`, 'giu'));

/** Days without their year: '9/8-9/9', 'Sep 29-Oct 1', '8/23 AM'. */
const yearless = new RegExp(
  String.raw`(?<![\d./-]|\p{L})${weekday}(?:\d{1,2}[./]\d{1,2}\.?(?:${between}${weekday}(?:\d{1,2}[./])?\d{1,2}\.?)?|${monthDay}(?:${between}${weekday}(?:\p{L}{3,9}\.? )?\d{1,2}(?:st|nd|rd|th)?)?)(?:\s+[ap]\.?m\.?)?(?![\p{L}\d./])`,
  'giu',
);

/** Every place where a pattern matches, also within a longer match that was no day: 'Par 72 - Sep 15, 2026'. */
function* matchesOf(pattern: RegExp, text: string): Generator<string> {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const at = match.index;
    yield match[0];
    pattern.lastIndex = at + 1;
  }
}

/** '9/14-15/26': two days of a month, with the last two figures of the year; '9/10-9/11' can be two days without one. */
const shortYear = /^(\d{1,2}([./])\d{1,2}\s*[-–—&]\s*\d{1,2}\2)(\d{2})$/;

/** No event of days without a year is longer than a week. */
const MAX_DAYS = 7;
const anyYear: Season = { autumn: 2000, spring: 2000 };

function daysWithYear(text: string, order: DayOrder): Days | null {
  if (!shortYear.test(text)) return readDays(text, order);
  const days = readSeasonDays(text, order, anyYear);
  const isWithout = days !== null && addDays(days.first, MAX_DAYS) >= days.last;
  return isWithout ? null : readDays(text.replace(shortYear, '$120$3'), order);
}

/** The days of a title with the text that says them; null without. */
export function daysInTitle(
  title: string,
  { dayOrder, season }: TitleRules,
): { readonly text: string; readonly days: Days } | null {
  for (const pattern of withYear) {
    for (const text of matchesOf(pattern, title)) {
      const days = daysWithYear(text, dayOrder);
      if (days !== null) return { text, days };
    }
  }
  for (const text of matchesOf(yearless, title)) {
    const days = readSeasonDays(text, dayOrder, season);
    if (days !== null) return { text, days };
  }
  return null;
}

/** The days of a title that have no year. */
export const yearlessDaysIn = (title: string): readonly string[] =>
  [...matchesOf(yearless, title)].flatMap((text) => (isWithoutYear(text) ? [text] : []));
