import type { Conditions } from '@strokebook/golf/aim';
import { rounded } from '@strokebook/golf/format';
import { FEET_PER_YARD, type UnitSystem, YARDS_PER_METRE } from '@strokebook/golf/model';

const MPH_PER_METRE_A_SECOND = 2.236_936;

type Units = { readonly speed: number; readonly height: number };

/** Miles an hour and yards in one of what is typed. */
const unitsOf = (units: UnitSystem): Units =>
  units === 'metric'
    ? { speed: MPH_PER_METRE_A_SECOND, height: YARDS_PER_METRE }
    : { speed: 1, height: 1 / FEET_PER_YARD };

/** Conditions as they are typed: mph and feet, or m/s and metres; empty for 0. */
export function toTyped(
  { headwind, crosswind, rise }: Conditions,
  units: UnitSystem,
): Record<keyof Conditions, string> {
  const { speed, height } = unitsOf(units);
  const text = (value: number): string => (value === 0 ? '' : String(rounded(value, 1)).replace('-', '−'));
  return { headwind: text(headwind / speed), crosswind: text(crosswind / speed), rise: text(rise / height) };
}

export function fromTyped({ headwind, crosswind, rise }: Conditions, units: UnitSystem): Conditions {
  const { speed, height } = unitsOf(units);
  return { headwind: headwind * speed, crosswind: crosswind * speed, rise: rise * height };
}

/** 'none', or '10 against, 5 to the right, 20 ft up'. */
export function conditionsText(conditions: Conditions, units: UnitSystem): string {
  const { speed, height } = unitsOf(units);
  const part = (value: number, over: string, under: string, unit = ''): readonly string[] =>
    rounded(value, 0) === 0 ? [] : [`${Math.abs(rounded(value, 0))}${unit} ${value > 0 ? over : under}`];
  const parts = [
    ...part(conditions.headwind / speed, 'against', 'behind'),
    ...part(conditions.crosswind / speed, 'to the right', 'to the left'),
    ...part(conditions.rise / height, 'up', 'down', units === 'metric' ? ' m' : ' ft'),
  ];
  return parts.length === 0 ? 'none' : parts.join(', ');
}
