import type { Int } from '../model/index.ts';
import { toTenth } from './round-half-up.ts';
import { EXPECTED_NINE, type HandicapRules, rulesOf2024 } from './rules.ts';

/** The inputs of a differential. */
export type DifferentialInput = {
  readonly adjustedScore: Int;
  /** Of the holes that were played. */
  readonly courseRating: number;
  readonly slopeRating: Int;
  /** The playing conditions of the day for 18 holes, -1 to 3; 0 if they are not known. */
  readonly playingConditions: number;
  /** Number of holes that were played, 9 to 18. */
  readonly holesPlayed: Int;
};

/** The differential of the holes that were played, not rounded (rules 5.1a and 5.1b). */
export function playedDifferential(input: DifferentialInput, rules: HandicapRules = rulesOf2024): number {
  const conditions = (input.playingConditions * input.holesPlayed) / 18;
  return (rules.standardSlope * (input.adjustedScore - input.courseRating - conditions)) / input.slopeRating;
}

/** The expected differential of holes that were not played, for a player with this index. It is an estimate. */
export const expectedDifferential = (index: number, holesMissing: Int): number =>
  ((EXPECTED_NINE.perIndex * index + EXPECTED_NINE.base) * holesMissing) / 9;

/**
 * The differential of 18 holes, not rounded. Holes that were not played add the differential expected for the index.
 * @param index The index in force; it is not used for 18 played holes.
 */
export const unroundedDifferentialOf = (
  input: DifferentialInput,
  index: number,
  rules: HandicapRules = rulesOf2024,
): number => playedDifferential(input, rules) + expectedDifferential(index, 18 - input.holesPlayed);

/** `unroundedDifferentialOf`, to a tenth: the Score Differential of the record. */
export const scoreDifferentialOf = (
  input: DifferentialInput,
  index: number,
  rules: HandicapRules = rulesOf2024,
): number => toTenth(unroundedDifferentialOf(input, index, rules));
