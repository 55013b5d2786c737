import type { Int } from '../model/index.ts';

/** WHS, rule 3.1b: net double bogey is par + 2 + the handicap strokes that the player receives on the hole. */
const OVER_PAR = 2;

/** The score that a picked-up hole has for a handicap. @param received handicap strokes on the hole; below 0 if one is given back. */
export const netDoubleBogey = (par: Int, received: Int): Int => par + OVER_PAR + received;
