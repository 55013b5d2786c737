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

/** Sums, means and shares that stand among the rows of players. */
const totalWords =
  /^(total|totals|team|team (total|score|avg|average)|average|averages|avg|mean|sum|best|best \d|low|high|count|counting|counting (score|scores|\d)|median|field|season|stroke average|scoring average|std dev|min|max|par|grand total|\d+ rounds)\b/;

export const isTotalLabel = rememberTexts((label) => totalWords.test(fold(label).replaceAll(/[:.]+$/g, '')));

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

/** A length in yards; undefined without a number. A unit in the cell wins over that of the column: '18 ft'. */
export function yardsOf(text: string, unit: LengthUnit): Yards | undefined {
  const [, number = '', word = ''] = /^([\d.,'’\s]+)\s*([a-z"″′]*)\.?$/i.exec(text.trim()) ?? [];
  const value = decimalOf(number.replaceAll(/['’\s]/g, ''));
  if (value === undefined) return undefined;
  const own = /^m/i.test(word) ? 'metres' : /^(f|′|')/i.test(word) ? 'feet' : /^y/i.test(word) ? 'yards' : unit;
  return own === 'feet' ? feetToYards(feet(value)) : own === 'metres' ? metresToYards(metres(value)) : yards(value);
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

/** 'HH:mm' of '8:30 AM', '14:05:00', 'T08:30'; null for other texts. */
export function timeOf(text: string): string | null {
  const [, hour, minute, half] =
    /(?:^|[T\s])(\d{1,2})[:.h](\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?/i.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  const shift = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return `${String(shift).padStart(2, '0')}:${minute}`;
}

/** The player of a row; '' if it names none. */
export function playerName(cells: RowCells): string {
  const whole = cells('player');
  return whole === '' ? `${cells('firstName')} ${cells('lastName')}`.trim() : givenFirst(whole);
}
