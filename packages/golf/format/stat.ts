import { FEET_PER_METRE, metres, type UnitSystem, yards, yardsToMetres } from '../model/index.ts';
import { courseLength, grouped, metresText } from './distance.ts';
import { decimal, rounded, scoreToPar, signed, wholePercent } from './score.ts';

/** How a figure of a stat is written. */
export type StatFormat =
  | 'wholePercent'
  | 'oneDecimal'
  | 'twoDecimals'
  | 'signedOneDecimal'
  | 'signedTwoDecimals'
  | 'toPar'
  | 'wholeYards'
  | 'feet';

/**
 * The meaning of a tally's sum and n. `rate`: successes over opportunities. `mean`: average of n values. `perRound`:
 * sum over n holes, scaled to a round of 9 or 18 holes, so that an unfinished round does not lower the average.
 * `ratio`: sum of one value over the sum of another. `median`: the median of all values, which are kept.
 */
export type StatKind = 'rate' | 'mean' | 'perRound' | 'ratio' | 'median';

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
      return isToTenths(value) ? `${decimal(value, 1)} ft` : `${Math.round(value)} ft`;
  }
}

/** Below 10 ft, or 10 m, tenths matter. */
const isToTenths = (length: number): boolean => Math.abs(length) < 10;

const isLength = (format: StatFormat): boolean => format === 'wholeYards' || format === 'feet';

/** A value in the unit in which it is shown: yards, feet or meters. */
function inUnits(value: number, format: StatFormat, units: UnitSystem): number {
  if (units === 'imperial' || !isLength(format)) return value;
  return format === 'feet' ? value / FEET_PER_METRE : yardsToMetres(yards(value));
}

/** A value as `formatStat` shows it: rounded to the digits of its format. */
function shownValue(value: number, format: StatFormat): number {
  const to = (digits: number): number => rounded(value, digits);
  switch (format) {
    case 'wholePercent':
      return to(2);
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

/** What a reader gets who subtracts the two figures as they are shown: 69.9 and 72.2 make −2.3. */
export function formatDifferenceOf(
  left: number,
  right: number,
  format: StatFormat,
  units: UnitSystem = 'imperial',
): string {
  const [one, other] = [inUnits(left, format, units), inUnits(right, format, units)];
  const value = shownValue(one, format) - shownValue(other, format);
  const isWhole = format === 'feet' && !isToTenths(one) && !isToTenths(other);
  return isWhole ? `${signed(value, 0)} ${lengthUnit(format, units)}` : shownDifference(value, format, units);
}

/** A difference of two values of a stat, with its sign; of shares in percentage points, '+4 pts'. */
export const formatDifference = (value: number, format: StatFormat, units: UnitSystem = 'imperial'): string =>
  shownDifference(inUnits(value, format, units), format, units);

/** @param value of lengths in the unit that is shown. */
function shownDifference(value: number, format: StatFormat, units: UnitSystem): string {
  switch (format) {
    case 'wholePercent':
      return `${signed(value * 100, 0)} ${Math.abs(rounded(value * 100, 0)) === 1 ? 'pt' : 'pts'}`;
    case 'oneDecimal':
    case 'signedOneDecimal':
    case 'toPar':
      return signed(value, 1);
    case 'twoDecimals':
    case 'signedTwoDecimals':
      return signed(value, 2);
    case 'wholeYards':
      return `${signed(value, 0)} ${lengthUnit(format, units)}`;
    case 'feet':
      return `${signed(value, isToTenths(value) ? 1 : 0)} ${lengthUnit(format, units)}`;
  }
}

const lengthUnit = (format: 'wholeYards' | 'feet', units: UnitSystem): string =>
  units === 'metric' ? 'm' : format === 'feet' ? 'ft' : 'yd';

/** The sample of a figure: '11 of 18' for a rate, '18 holes' or '14 shots' otherwise. */
export function formatFraction(
  sum: number,
  n: number,
  of: { readonly kind: StatKind; readonly unit: 'hole' | 'shot' },
): string {
  if (of.kind === 'rate' || of.kind === 'ratio') return partOf(sum, n);
  const isHoles = of.unit === 'hole' || of.kind === 'perRound';
  return isHoles ? plural(n, 'hole') : plural(n, 'shot');
}

/** '364 of 1,080': counts in one spelling. */
export const partOf = (part: number, whole: number): string => `${grouped(part)} of ${grouped(whole)}`;

/** '1 round', '1,080 holes'. */
export const plural = (count: number, noun: string): string => `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
