import type { Feet, Metres, Yards } from '../model/index.ts';

/** Whole yards: '152 yd'. */
export const wholeYards = (length: Yards): string => `${Math.round(length)} yd`;

/** Whole feet: '18 ft'. */
export const wholeFeet = (length: Feet): string => `${Math.round(length)} ft`;

/** Metres: whole from 10 m on ('139 m'), with one decimal below ('5.5 m'), where whole ones would hide half a putt. */
export function metresText(length: Metres): string {
  // By what would be shown, so that 9.97 reads '10 m' and not '10.0 m'.
  const tenths = Math.round(length * 10) / 10;
  return tenths < 10 ? `${tenths.toFixed(1)} m` : `${Math.round(length)} m`;
}
