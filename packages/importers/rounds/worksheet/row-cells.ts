import type { DayOrder } from '@strokebook/contract';
import { type CalendarDay, dayFromNumber } from '@strokebook/golf/calendar';
import { fold, readDecimal, readNumber } from '@strokebook/golf/format';
import { feet, feetToYards, metres, metresToYards, type Yards, yards } from '@strokebook/golf/model';
import { givenFirst } from '../../tables/given-first.ts';
import { readDay } from '../../tables/read-day.ts';
import { rememberTexts } from '../../tables/remember-texts.ts';
import type { ColumnMeaning, LengthUnit, WorksheetField } from './worksheet-fields.ts';

/** The cells of a row by what their columns hold. */
export type RowCells = (field: WorksheetField, of?: { readonly hole?: number; readonly round?: number }) => string;

const keyOf = ({ field, hole, round }: ColumnMeaning): string => `${field} ${hole ?? ''} ${round ?? ''}`;

/** Looks cells up by meaning; '' for a column that the sheet does not have. */
export function cellsBy(meanings: readonly (ColumnMeaning | null)[]): (cells: readonly string[]) => RowCells {
  const places = new Map(meanings.flatMap((one, place) => (one === null ? [] : [[keyOf(one), place] as const])));
  return (cells) =>
    (field, of = {}) =>
      cells[places.get(keyOf({ field, ...of })) ?? -1] ?? '';
}

/** Labels of sums and means among the rows of players, as a whole: 'Team Aung' and 'Par Nilsson' are people. */
const sumLabel =
  /^(?:(?:team|squad|grand|event|season|stroke|scoring|hole)s? )*(?:totals?|team|averages?|avg|ave|mean|median|sum|summe|gesamt|schnitt|durchschnitt|mittel(?:wert)?|moyenne|promedio|media|snitt|std dev|scores?)$|^(?:counting|count|best|top|low)(?: scores?| \d+(?: of \d+)?| ball)+$|^\d+ (?:rounds|count|counting)$|^(?:counting|total|team total|average|grand total) .{0,3}\d.*$/;
/** Words of sums that are names too, where nothing else says that they are of a row of figures. */
const nameOrSum = /^(?:max|min|best|low|high|count|par|field|season)$/;

const plainLabel = (label: string): string =>
  fold(label)
    .replaceAll(/\s*\([^)]*\)\s*$|[:.]+$/g, '')
    .trim();

export const isTotalLabel = rememberTexts((label) => sumLabel.test(plainLabel(label)));

/**
 * Whether a row is of sums: its label says so, or could be a name, and the row has no day or course of its own, and its
 * values are the lowest, highest, sum or mean of those above.
 */
export function isTotalRow(
  label: string,
  values: readonly (number | null)[],
  above: readonly (readonly (number | null)[])[],
  hasOwnPlace: boolean,
): boolean {
  if (isTotalLabel(label)) return true;
  if (hasOwnPlace || !nameOrSum.test(plainLabel(label))) return false;
  return values.every((value, place) => {
    const known = above.flatMap((row) => row[place] ?? []);
    if (value === null) return true;
    if (known.length === 0) return false;
    const sum = known.reduce((total, one) => total + one, 0);
    return (
      [Math.min(...known), Math.max(...known), sum, known.length].includes(value) ||
      Math.abs(value - sum / known.length) < 0.6
    );
  });
}

const plainWhole = /^\d{1,9}$/;

/** A whole number of a cell; undefined for other texts, as fields of a hole have it. */
export function wholeOf(text: string): number | undefined {
  // Nearly all cells of a sheet of strokes, of which there are a hundred thousand.
  if (plainWhole.test(text)) return Number(text);
  const value = text === '' ? null : readNumber(text);
  return value !== null && Number.isInteger(value) ? value : undefined;
}

export const decimalOf = (text: string): number | undefined =>
  plainWhole.test(text) ? Number(text) : ((text === '' ? null : readDecimal(text)) ?? undefined);

/** Units that are written at a number, longest first. */
const lengthUnits: readonly (readonly [pattern: RegExp, yardsOf: (value: number) => Yards])[] = [
  [/^(?:yards?|yds?|y)$/, (value) => yards(value)],
  [/^(?:centimet(?:re|er)s?|cms?)$/, (value) => metresToYards(metres(value / 100))],
  [/^(?:met(?:re|er)s?|mtrs?|ms?)$/, (value) => metresToYards(metres(value))],
  [/^(?:feet|foot|ft|')$/, (value) => feetToYards(feet(value))],
  [/^(?:inch(?:es)?|ins?|")$/, (value) => feetToYards(feet(value / 12))],
];

/**
 * A length in yards; undefined for other texts, also for those in a unit that is none: '5 paces'. A unit in the cell wins
 * over that of the column, and two units are added: `12' 6"`, '4ft 6in'. A number behind feet alone is inches.
 */
export function yardsOf(text: string, unit: LengthUnit): Yards | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(/[’‘′´`]{2}|[″”“]/g, '"')
    .replaceAll(/[’‘′´`]/g, "'");
  const apart = /^(\d+(?:[.,]\d+)?)'\s*(\d+(?:[.,]\d+)?)$/.exec(plain);
  const parts = apart === null ? [...plain.matchAll(/([\d.,\s]*\d[.,]?)\s*([a-z]+|['"])?\.?\s*/gy)] : [];
  if (apart !== null)
    return feetToYards(feet((decimalOf(apart[1] ?? '') ?? 0) + (decimalOf(apart[2] ?? '') ?? 0) / 12));
  const isWhole = parts.map(([part]) => part).join('') === plain && parts.length > 0 && parts.length < 3;
  if (!isWhole) return undefined;
  const lengths = parts.map(([, number = '', word]) => {
    // '1 200' is one number, '12 6' is two.
    const value = /\d\s+(?!\d{3}(?!\d))/.test(number.trim()) ? undefined : decimalOf(number.trim());
    const own = word ?? (parts.length > 1 ? '' : { yards: 'yd', metres: 'm', feet: 'ft' }[unit]);
    return value === undefined ? undefined : lengthUnits.find(([pattern]) => pattern.test(own))?.[1](value);
  });
  return lengths.includes(undefined) ? undefined : yards(lengths.reduce<number>((sum, one) => sum + (one ?? 0), 0));
}

/** The day before 1900-03-01 as spreadsheets number days, and the numbers of the years 1982 to 2064. */
const SERIAL_EPOCH = 25_569;
const [MIN_SERIAL, MAX_SERIAL] = [30_000, 60_000];

/** A day as text, or as the number that spreadsheets keep. */
export function dayOf(text: string, order: DayOrder): CalendarDay | null {
  const serial = /^\d{5}(\.\d+)?$/.test(text) ? Math.floor(Number(text)) : Number.NaN;
  if (serial >= MIN_SERIAL && serial <= MAX_SERIAL) return dayFromNumber(serial - SERIAL_EPOCH);
  return readDay(text, order);
}

/** 'HH:mm' of '8:30 AM', '14:05:00', 'T08:30', '8.30'; null for other texts. */
export function timeOf(text: string): string | null {
  const [, hour, minute, half] =
    /(?:^|[T\s])(\d{1,2})[:.h](\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?/i.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  const shift = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return `${String(shift).padStart(2, '0')}:${minute}`;
}

/** The time behind a day in one cell: '03.04.2026 08:15'. Midnight is what programs write for a day without a time. */
export function timeOfDay(text: string): string | null {
  const [time] = /(?:T|\s)\d{1,2}:\d{2}(?!\d).*$/i.exec(text) ?? [];
  const found = time === undefined ? null : timeOf(time);
  return found === '00:00' ? null : found;
}

/** The player of a row; '' if it names none. */
export function playerName(cells: RowCells): string {
  const whole = cells('player');
  return whole === '' ? `${cells('firstName')} ${cells('lastName')}`.trim() : givenFirst(whole);
}
