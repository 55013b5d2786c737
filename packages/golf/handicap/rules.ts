import { type Int, type Limits, roundLimits } from '../model/index.ts';

/** How many of the lowest differentials count, and what is added to their mean, from this number of differentials on. */
type CountedShare = { readonly from: Int; readonly counted: Int; readonly adjustment: number };

/** What is taken from every differential of the record when a score is this much better than the index. */
type ExceptionalReduction = { readonly betterBy: number; readonly reduction: number };

/** A format of play, and the share of the Course Handicap that a player gets in it (appendix C). */
type Allowance = {
  readonly format: 'strokePlay' | 'matchPlay' | 'fourBallStrokePlay' | 'fourBallMatchPlay';
  readonly share: number;
};

/** The rules that an index is computed by. A revision of the rules is a second set beside the first (INDEX-18). */
export type HandicapRules = {
  readonly name: string;
  readonly source: string;
  /** Slope of a course of standard difficulty. */
  readonly standardSlope: Int;
  readonly slope: Limits;
  /** Max score of a hole before the first index, and its limit afterwards: strokes above par. */
  readonly maxOverPar: Int;
  /** Net double bogey without handicap strokes: strokes above par. */
  readonly doubleBogey: Int;
  /** Min number of holes that were played of a round of 18. */
  readonly minHoles: Int;
  /** Number of holes in the record before a first index is computed. */
  readonly holesOfFirstIndex: Int;
  /** Number of most recent differentials that an index is computed from. */
  readonly window: Int;
  /** Sorted by `from`, lowest first: the last row that applies is used. */
  readonly counted: readonly CountedShare[];
  /** Sorted by `betterBy`, largest first: the first row that applies is used. */
  readonly exceptional: readonly ExceptionalReduction[];
  /** Days, up to that of the most recent score in the record, in which the lowest index is looked for. */
  readonly lowIndexDays: Int;
  /** Above the low index by more than this, the rest counts half. */
  readonly softCap: number;
  /** Never above the low index by more than this. */
  readonly hardCap: number;
  readonly maxIndex: number;
  readonly allowances: readonly Allowance[];
};

export const rulesOf2024: HandicapRules = {
  name: 'Rules of Handicapping 2024',
  source: 'R&A and USGA, Rules of Handicapping, effective January 2024',
  standardSlope: 113,
  // Definition of 'Slope Rating' and appendix G.
  slope: roundLimits.slope,
  // Rule 3.1a and 3.1b.
  maxOverPar: 5,
  doubleBogey: 2,
  // Rule 2.2a and 3.2.
  minHoles: 10,
  // Rule 4.5.
  holesOfFirstIndex: 54,
  // Rule 5.2a and 5.2b.
  window: 20,
  counted: [
    { from: 3, counted: 1, adjustment: -2 },
    { from: 4, counted: 1, adjustment: -1 },
    { from: 5, counted: 1, adjustment: 0 },
    { from: 6, counted: 2, adjustment: -1 },
    { from: 7, counted: 2, adjustment: 0 },
    { from: 9, counted: 3, adjustment: 0 },
    { from: 12, counted: 4, adjustment: 0 },
    { from: 15, counted: 5, adjustment: 0 },
    { from: 17, counted: 6, adjustment: 0 },
    { from: 19, counted: 7, adjustment: 0 },
    { from: 20, counted: 8, adjustment: 0 },
  ],
  // Rule 5.9.
  exceptional: [
    { betterBy: 10, reduction: -2 },
    { betterBy: 7, reduction: -1 },
  ],
  // Rule 5.7 and 5.8.
  lowIndexDays: 365,
  softCap: 3,
  hardCap: 5,
  // Rule 5.3.
  maxIndex: 54,
  allowances: [
    { format: 'strokePlay', share: 0.95 },
    { format: 'matchPlay', share: 1 },
    { format: 'fourBallStrokePlay', share: 0.85 },
    { format: 'fourBallMatchPlay', share: 0.9 },
  ],
};

/**
 * The expected differential of nine holes that were not played. The formula is not published: this one gives the
 * published points (an index of 14.0 gives 8.5) and is marked as estimated wherever it takes part (INDEX-05).
 */
export const EXPECTED_NINE = { perIndex: 0.52, base: 1.2 } as const;
