import { grouped } from '../format/index.ts';
import type { EntryProblem } from './check-entry.ts';

/** The limits of what a player types of a course; a message names each. */
export const MIN_PAR = 3;
export const MAX_PAR = 7;
export const MIN_RATING = 20;
export const MAX_RATING = 90;
export const MIN_SLOPE = 55;
export const MAX_SLOPE = 155;
export const MAX_HOLE_YARDS = 1_200;

export const checkPar = (par: number): EntryProblem =>
  Number.isInteger(par) && par >= MIN_PAR && par <= MAX_PAR ? null : `A par is ${MIN_PAR} to ${MAX_PAR}.`;

/** Of eighteen or nine holes; a rating of nine holes is about 35. */
export const checkRating = (rating: number): EntryProblem =>
  rating >= MIN_RATING && rating <= MAX_RATING
    ? null
    : `A rating is ${MIN_RATING} to ${MAX_RATING}, such as 71.4. Leave it empty if you do not know it.`;

export const checkSlope = (slope: number): EntryProblem =>
  Number.isInteger(slope) && slope >= MIN_SLOPE && slope <= MAX_SLOPE
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
