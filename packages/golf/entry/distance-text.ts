import { readDecimal } from '../format/index.ts';
import {
  feet,
  feetToYards,
  type Lie,
  metres,
  metresToYards,
  type UnitSystem,
  type Yards,
  yards,
  yardsToFeet,
  yardsToMetres,
} from '../model/index.ts';

/** The unit in which a distance from a lie is typed and shown: feet on the green, unless units are metric (ENTRY-08). */
export function distanceUnit(lie: Lie, units: UnitSystem): 'yd' | 'ft' | 'm' {
  if (units === 'metric') return 'm';
  return lie === 'green' ? 'ft' : 'yd';
}

/** A typed distance; undefined if nothing was typed. */
export function typedDistance(typed: string, lie: Lie, units: UnitSystem): Yards | undefined {
  const value = readDecimal(typed);
  if (value === null) return undefined;
  const unit = distanceUnit(lie, units);
  if (unit === 'm') return metresToYards(metres(value));
  return unit === 'ft' ? feetToYards(feet(value)) : yards(value);
}

/** A distance as it is typed: whole yards, feet or meters, meters on the green with a decimal. */
export function distanceDigits(toPin: Yards, lie: Lie, units: UnitSystem): string {
  const unit = distanceUnit(lie, units);
  if (unit === 'm') {
    const length = yardsToMetres(toPin);
    return lie === 'green' ? String(Math.round(length * 10) / 10) : String(Math.round(length));
  }
  return String(Math.round(unit === 'ft' ? yardsToFeet(toPin) : toPin));
}

/** A distance with its unit: '121 yd', '4 ft'. */
export const distanceText = (toPin: Yards, lie: Lie, units: UnitSystem): string =>
  `${distanceDigits(toPin, lie, units)} ${distanceUnit(lie, units)}`;
