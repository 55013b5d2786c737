import type { StatFormat, StatKind } from '../stats/define.ts';
import { FEET_PER_METRE, metres, type UnitSystem, yards, yardsToMetres } from '../model/index.ts';
import { courseLength, metresText } from './distance.ts';
import { scoreToPar, signed, wholePercent } from './score.ts';

/**
 * A stat's value as text: percentages and distances whole, the rest with one or two decimals (CARD-16, CARD-O2).
 *
 * @param value in yards or feet for formats of distances, whatever the display units.
 */
export function formatStat(value: number, format: StatFormat, units: UnitSystem = 'imperial'): string {
  switch (format) {
    case 'wholePercent':
      return wholePercent(value);
    case 'oneDecimal':
      return signed(value, 1, false);
    case 'twoDecimals':
      return signed(value, 2, false);
    case 'signedOneDecimal':
      return signed(value, 1);
    case 'signedTwoDecimals':
      return signed(value, 2);
    case 'toPar':
      return scoreToPar(value, 1);
    case 'wholeYards':
      return courseLength(yards(value), units);
    case 'feet':
      if (units === 'metric') return metresText(metres(value / FEET_PER_METRE));
      return isToTenths(value) ? `${value.toFixed(1)} ft` : `${Math.round(value)} ft`;
  }
}

/** Below 10 ft tenths matter. */
const isToTenths = (feet: number): boolean => Math.abs(feet) < 10;

/** A value as `formatStat` shows it: rounded to the digits of its format. */
function shownValue(value: number, format: StatFormat): number {
  const to = (digits: number): number => Number(value.toFixed(digits));
  switch (format) {
    case 'wholePercent':
      return Math.round(value * 100) / 100;
    case 'oneDecimal':
    case 'signedOneDecimal':
    case 'toPar':
      return to(1);
    case 'twoDecimals':
    case 'signedTwoDecimals':
      return to(2);
    case 'wholeYards':
      return Math.round(value);
    case 'feet':
      return to(isToTenths(value) ? 1 : 0);
  }
}

const toMetres = (value: number, format: 'wholeYards' | 'feet'): number =>
  format === 'feet' ? value / FEET_PER_METRE : yardsToMetres(yards(value));

/** What a reader gets who subtracts the two figures as they are shown: 69.9 and 72.2 make −2.3. */
export function formatDifferenceOf(
  left: number,
  right: number,
  format: StatFormat,
  units: UnitSystem = 'imperial',
): string {
  if (units === 'metric' && (format === 'wholeYards' || format === 'feet')) {
    const [a, b] = [toMetres(left, format), toMetres(right, format)].map(shownMetres(format)) as [number, number];
    return metresDifference(a - b, format === 'wholeYards' || (Math.abs(a) >= 10 && Math.abs(b) >= 10));
  }
  const value = shownValue(left, format) - shownValue(right, format);
  const isWhole = format === 'feet' && !isToTenths(left) && !isToTenths(right);
  return isWhole ? `${signed(value, 0)} ft` : formatDifference(value, format);
}

/** Metres as `formatStat` shows them. */
const shownMetres =
  (format: 'wholeYards' | 'feet') =>
  (value: number): number =>
    format === 'wholeYards' || Math.abs(value) >= 10 ? Math.round(value) : Number(value.toFixed(1));

const metresDifference = (value: number, isWhole: boolean): string => `${signed(value, isWhole ? 0 : 1)} m`;

/** A difference of two values of a stat, with its sign; of shares in percentage points, '+4 pts'. */
export function formatDifference(value: number, format: StatFormat, units: UnitSystem = 'imperial'): string {
  if (units === 'metric' && (format === 'wholeYards' || format === 'feet')) {
    const metric = toMetres(value, format);
    return metresDifference(metric, format === 'wholeYards' || Math.abs(metric) >= 10);
  }
  switch (format) {
    case 'wholePercent':
      return `${signed(value * 100, 0)} ${Math.abs(Math.round(value * 100)) === 1 ? 'pt' : 'pts'}`;
    case 'oneDecimal':
    case 'signedOneDecimal':
    case 'toPar':
      return signed(value, 1);
    case 'twoDecimals':
    case 'signedTwoDecimals':
      return signed(value, 2);
    case 'wholeYards':
      return `${signed(value, 0)} yd`;
    case 'feet':
      return `${signed(value, Math.abs(value) < 10 ? 1 : 0)} ft`;
  }
}

/** The sample of a figure: '11 of 18' for a rate, '18 holes' or '14 shots' otherwise. */
export function formatFraction(
  sum: number,
  n: number,
  of: { readonly kind: StatKind; readonly unit: 'hole' | 'shot' },
): string {
  if (of.kind === 'rate') return `${Math.round(sum)} of ${n}`;
  if (of.kind === 'ratio') return `${Math.round(sum)} of ${Math.round(n)}`;
  const isHoles = of.unit === 'hole' || of.kind === 'perRound';
  return isHoles ? plural(n, 'hole') : plural(n, 'shot');
}

export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
