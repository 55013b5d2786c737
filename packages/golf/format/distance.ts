import {
  type Feet,
  FEET_PER_METRE,
  type Metres,
  type UnitSystem,
  type Yards,
  YARDS_PER_METRE,
  yardsToMetres,
} from '../model/index.ts';
import { NOTHING } from './score.ts';

/** Whole yards: '152 yd'. */
export const wholeYards = (length: Yards): string => `${Math.round(length)} yd`;

/** Whole feet: '18 ft'. */
export const wholeFeet = (length: Feet): string => `${Math.round(length)} ft`;

/** A length in any unit: whole from 10 on ('139 m'), with one decimal below ('5.5 m'). */
export function lengthText(length: number, unit: string): string {
  // Decided by the rounded value, so that 9.97 reads '10' and not '10.0'.
  const tenths = Math.round(length * 10) / 10;
  return `${tenths < 10 ? tenths.toFixed(1) : Math.round(length)} ${unit}`;
}

export const metresText = (length: Metres): string => lengthText(length, 'm');

/** A whole number with thousands separators: '6,750'. */
export const grouped = (value: number): string => String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** A course's length in the chosen units: '6,750 yd' or '6,172 m'; '-' if it is not known. */
export const courseLength = (length: Yards | null, units: UnitSystem): string =>
  length === null ? NOTHING : units === 'metric' ? `${grouped(yardsToMetres(length))} m` : `${grouped(length)} yd`;

/** The name of the unit of long lengths, as heads of columns have it. */
export const lengthUnitName = (units: UnitSystem): 'Yards' | 'Meters' => (units === 'metric' ? 'Meters' : 'Yards');

/**
 * A text of the engine that contains lengths in yards or feet, such as the name of a stat or of its child, in the chosen
 * units: 'Inside 0.9 m', 'Meters of putts made'.
 */
export const bandsIn = (text: string, units: UnitSystem): string =>
  units === 'imperial'
    ? text
    : text
        .replaceAll(/(\d+)(?:–(\d+))? (yd|ft)\b/g, (_whole, first: string, last: string | undefined, unit: string) =>
          [first, ...(last === undefined ? [] : [last])]
            .map((length) => lengthText(Number(length) / (unit === 'yd' ? YARDS_PER_METRE : FEET_PER_METRE), ''))
            .join('–')
            .replaceAll(' ', '')
            .concat(' m'),
        )
        .replaceAll(/\b(?:Yards|Feet)\b/g, 'Meters')
        .replaceAll(/\b(?:yards|feet)\b/g, 'meters');
