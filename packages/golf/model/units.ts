/**
 * Branded number types, so that `Yards` cannot be passed as `Feet`. Factors are the specification's own (GEO-01,
 * MAP-21): 1 m = 1.09361 yd = 3.28084 ft.
 */
declare const unit: unique symbol;

export type Metres = number & { readonly [unit]: 'm' };
/** A length in yards. */
export type Yards = number & { readonly [unit]: 'yd' };
export type Feet = number & { readonly [unit]: 'ft' };
/** A thousandth of a stroke, always a whole number, so that sums are exact in any order. */
export type MilliStrokes = number & { readonly [unit]: 'ms' };
/** Compass degrees, 0 = north, 90 = east, in [0, 360). */
export type Degrees = number & { readonly [unit]: 'deg' };

/** A whole number: to the compiler any number, but the description of the API says that it is whole. */
export type Int = number;

/** Display units of lengths: yards and feet, or metres; a screen never mixes them. */
export const unitSystems = ['imperial', 'metric'] as const;
export type UnitSystem = (typeof unitSystems)[number];

export const YARDS_PER_METRE = 1.09361;
export const FEET_PER_METRE = 3.28084;
export const FEET_PER_YARD = 3;
const INCHES_PER_YARD = 36;

export const metres = (value: number): Metres => value as Metres;
export const yards = (value: number): Yards => value as Yards;
export const feet = (value: number): Feet => value as Feet;
export const degrees = (value: number): Degrees => value as Degrees;

export const metresToYards = (value: Metres): Yards => (value * YARDS_PER_METRE) as Yards;
export const yardsToMetres = (value: Yards): Metres => (value / YARDS_PER_METRE) as Metres;
export const metresToFeet = (value: Metres): Feet => (value * FEET_PER_METRE) as Feet;
export const yardsToFeet = (value: Yards): Feet => (value * FEET_PER_YARD) as Feet;
export const feetToYards = (value: Feet): Yards => (value / FEET_PER_YARD) as Yards;
export const inchesToYards = (inches: number): Yards => (inches / INCHES_PER_YARD) as Yards;

/** Strokes to whole milli-strokes, half away from zero. */
export const toMilliStrokes = (strokes: number): MilliStrokes =>
  (Math.sign(strokes) * Math.round(Math.abs(strokes) * 1000)) as MilliStrokes;
export const toStrokes = (value: MilliStrokes): number => value / 1000;
