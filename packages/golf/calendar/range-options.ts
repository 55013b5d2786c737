import { addDays, addMonths, type CalendarDay, type DayRange } from './day.ts';
import { editDistance } from './edit-distance.ts';

/** DATE-O1. */
const rangeUnits = ['Days', 'Weeks', 'Months', 'Years'] as const;
export type RangeUnit = (typeof rangeUnits)[number];

/** An option of the date range selector (DATE-05). */
export type RangeOption = { readonly label: string; readonly dateRange: DayRange };

/** Numbers offered for a unit that was typed without a number (DATE-11). */
const quickPicks = [6, 12, 24, 36];

/**
 * The last `count` units up to and including today: 'Last 12 Months' on June 15 begins on June 16 a year before, and
 * 'Last 30 Days' has 30 days. All screens and reports use these days (DATE-O6).
 */
export function lastRange(count: number, unit: RangeUnit, today: CalendarDay): DayRange {
  const months = { Months: count, Years: 12 * count, Days: null, Weeks: null }[unit];
  const days = { Days: count, Weeks: 7 * count, Months: 0, Years: 0 }[unit];
  return { start: addDays(months === null ? addDays(today, -days) : addMonths(today, -months), 1), end: today };
}

/** Options of an empty search box; all time has no start (DATE-03, DATE-08, DATE-O4). */
export const defaultRangeOptions = (today: CalendarDay): readonly RangeOption[] => [
  option(12, 'Months', today),
  option(24, 'Months', today),
  allTime(today),
];

const allTime = (today: CalendarDay): RangeOption => ({ label: 'All Time', dateRange: { start: null, end: today } });

/**
 * Options for a typed text. A number and a unit give one option, a number alone one per unit, a unit alone its quick
 * picks, an empty text the default options. The label of an option matches too, and every form may begin with 'last' or
 * 'past'. Anything else, zero and negative numbers give no options (DATE-08 to DATE-11, DATE-O5).
 */
export function rangeOptions(text: string, today: CalendarDay): readonly RangeOption[] {
  const words = text.trim().toLowerCase();
  if (words === '') return defaultRangeOptions(today);
  if (allTime(today).label.toLowerCase().startsWith(words)) return [allTime(today)];
  const match = /^(?:(?:last|past)\s+)?(-?\d+)?\s*([a-z]+)?$/.exec(words);
  if (match === null) return [];
  const [, digits, word] = match;
  const unit = word === undefined ? undefined : findUnit(word);
  if (word !== undefined && unit === undefined) return [];
  const counts = digits === undefined ? quickPicks : [Number(digits)];
  if (counts.some((count) => count < 1 || count > MAX_UNITS)) return [];
  const units = unit === undefined ? rangeUnits : [unit];
  return counts.flatMap((count) => units.map((each) => option(count, each, today)));
}

/** A larger count would begin before any round was logged. */
const MAX_UNITS = 999;

/** 'Last 1 Week', otherwise plural (DATE-O2). */
function option(count: number, unit: RangeUnit, today: CalendarDay): RangeOption {
  const name = count === 1 ? unit.slice(0, -1) : unit;
  return { label: `Last ${count} ${name}`, dateRange: lastRange(count, unit, today) };
}

/** The unit that a word abbreviates or misspells: 'm', 'mon', 'mths', 'moths', 'weks', 'dyas'. */
function findUnit(word: string): RangeUnit | undefined {
  const names = rangeUnits.map((unit) => [unit, unit.toLowerCase()] as const);
  const meant = names.find(([, name]) => isShortFor(word, name));
  if (meant !== undefined) return meant[0];
  const nearest = names
    .map(([unit, name]) => [unit, Math.min(editDistance(word, name), editDistance(word, name.slice(0, -1)))] as const)
    .sort((a, b) => a[1] - b[1])[0];
  // Two typing errors turn a short word into a different one.
  return nearest !== undefined && nearest[1] <= (word.length > 4 ? 2 : 1) ? nearest[0] : undefined;
}

/**
 * Whether a word is an abbreviation: letters of the name in order, beginning with its first ('yrs', 'mths', 'wk'). No
 * two units share a first letter.
 */
const isShortFor = (word: string, name: string): boolean =>
  word[0] === name[0] && new RegExp(word.split('').join('.*')).test(name);
