/** Hides the error of floating point, which makes 113 / 125 x 12.5 become 11.299999. */
const UNITS_PER_STROKE = 100_000;
const UNITS_PER_TENTH = UNITS_PER_STROKE / 10;

const inUnits = (value: number): number => Math.round(value * UNITS_PER_STROKE);

/** To the nearest tenth with .5 up, so that -1.45 becomes -1.4 (Rules of Handicapping, rule 5.1a). */
export const toTenth = (value: number): number => {
  const tenths = Math.floor((inUnits(value) + UNITS_PER_TENTH / 2) / UNITS_PER_TENTH);
  // Adding 0 turns -0 into 0.
  return tenths / 10 + 0;
};

/** To the nearest whole number with .5 up (Rules of Handicapping, rule 6.1). */
export const toWhole = (value: number): number =>
  Math.floor((inUnits(value) + UNITS_PER_STROKE / 2) / UNITS_PER_STROKE) + 0;

/** To the tenth below, for a text that must not claim more: 6.98 becomes 6.9. */
export const downToTenth = (value: number): number => Math.floor(inUnits(value) / UNITS_PER_TENTH) / 10 + 0;

/** Whether a value reaches a bound, where floating point falls just short of it: 22.2 - 15.2 is 6.999999. */
export const reaches = (value: number, bound: number): boolean => inUnits(value) >= inUnits(bound);
