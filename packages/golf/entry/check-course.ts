import { grouped } from '../format/index.ts';
import { isWholeWithin, isWithin, roundLimits } from '../model/index.ts';
import type { EntryProblem } from './check-entry.ts';

export const [MIN_PAR, MAX_PAR] = roundLimits.par;
const [MIN_RATING, MAX_RATING] = roundLimits.rating;
const [MIN_SLOPE, MAX_SLOPE] = roundLimits.slope;
const [, MAX_HOLE_YARDS] = roundLimits.yards;

export const checkPar = (par: number): EntryProblem =>
  isWholeWithin(par, roundLimits.par) ? null : `A par is ${MIN_PAR} to ${MAX_PAR}.`;

/** Of eighteen or nine holes; a rating of nine holes is about 35. */
export const checkRating = (rating: number): EntryProblem =>
  isWithin(rating, roundLimits.rating)
    ? null
    : `A rating is ${MIN_RATING} to ${MAX_RATING}, such as 71.4. Leave it empty if you do not know it.`;

export const checkSlope = (slope: number): EntryProblem =>
  isWholeWithin(slope, roundLimits.slope)
    ? null
    : `A slope is a whole number from ${MIN_SLOPE} to ${MAX_SLOPE}. Leave it empty if you do not know it.`;

export const checkHoleYards = (yards: number): EntryProblem =>
  yards > 0 && yards <= MAX_HOLE_YARDS ? null : `A hole is 1 to ${grouped(MAX_HOLE_YARDS)} yd long.`;

/** Cards of nine holes often count from 1 to 18 too. */
const HOLES_OF_A_CARD = 18;

/** @param all the stroke indexes of all holes; null for holes without one. */
export function checkStrokeIndex(index: number, all: readonly (number | null)[]): EntryProblem {
  const most = Math.max(HOLES_OF_A_CARD, all.length);
  if (!Number.isInteger(index) || index < 1 || index > most) return `A stroke index is 1 to ${most}.`;
  return all.filter((other) => other === index).length > 1 ? `Stroke index ${index} is on two holes.` : null;
}
