import { type CalendarDay, dateOf, monthOf, yearOf } from '../calendar/index.ts';
import { monthNames } from './day.ts';

/** The shortest abbreviations of months: 'Mar', 'Sept'. */
const MIN_LETTERS = 3;

/** The days that a search text means. */
export type SearchDays = {
  readonly has: (day: CalendarDay) => boolean;
  /** Whether the text can only be a day or a month of a year, not a word or a number in a name. */
  readonly isCertain: boolean;
};

type Parts = { readonly year?: number; readonly month?: number; readonly date?: number };

/**
 * Parses a search text as days: '2026', '2026-03', '2026-03-14', 'Mar 14', '14 March 2026', 'March 2026', '3/14'; else
 * null.
 */
export function parseSearchDays(text: string): SearchDays | null {
  const parts = partsOf(
    text
      .trim()
      .toLowerCase()
      .replace(/[\s,.]+/g, ' '),
  );
  if (parts === null) return null;
  const { year, month, date } = parts;
  if (month !== undefined && (month < 1 || month > monthNames.length)) return null;
  if (date !== undefined && (date < 1 || date > 31)) return null;
  return {
    has: (day) =>
      (year === undefined || yearOf(day) === year) &&
      (month === undefined || monthOf(day) === month) &&
      (date === undefined || dateOf(day) === date),
    isCertain: month !== undefined && (date !== undefined || year !== undefined),
  };
}

function partsOf(text: string): Parts | null {
  const numbers = /^(\d{4})(?:[-/](\d{1,2})(?:[-/](\d{1,2}))?)?$/.exec(text);
  if (numbers !== null) return knownParts(numbers[1], numbers[2], numbers[3]);
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(text);
  if (slashed !== null) return knownParts(slashed[3], slashed[1], slashed[2]);
  const worded = /^(?:(\d{1,2}) )?([a-z]+)(?: (\d{1,2}))?(?: (\d{4}))?$/.exec(text);
  const month = worded === null ? null : monthNamed(worded[2] ?? '');
  if (worded === null || month === null || (worded[1] !== undefined && worded[3] !== undefined)) return null;
  return knownParts(worded[4], String(month), worded[1] ?? worded[3]);
}

function knownParts(year: string | undefined, month: string | undefined, date: string | undefined): Parts {
  return {
    ...(year === undefined ? {} : { year: Number(year) }),
    ...(month === undefined ? {} : { month: Number(month) }),
    ...(date === undefined ? {} : { date: Number(date) }),
  };
}

function monthNamed(word: string): number | null {
  if (word.length < MIN_LETTERS) return null;
  const index = monthNames.findIndex((name) => name.toLowerCase().startsWith(word));
  return index < 0 ? null : index + 1;
}
