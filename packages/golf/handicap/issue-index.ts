import type { CalendarDay } from '../calendar/index.ts';
import type { Int } from '../model/index.ts';
import { toTenth } from './round-half-up.ts';
import type { HandicapRules } from './rules.ts';

type IndexLimit = 'softCap' | 'hardCap' | 'max';

/** An index and how it came about. */
export type IssuedIndex = {
  /** To a tenth; below 0 for a player better than scratch. */
  readonly value: number;
  /** Mean of the differentials that count, with the adjustment for few scores, to a tenth. */
  readonly average: number;
  /** Number of differentials that count. */
  readonly counted: Int;
  /** What was added to the mean because there are few scores: -2 to 0. */
  readonly adjustment: number;
  /** The lowest index issued in the year up to the score before this one; null below 20 scores. */
  readonly lowIndex: number | null;
  /** The day whose scores gave the low index; null without one. */
  readonly lowIndexOn: CalendarDay | null;
  /** What kept the index below the average; null if nothing did. */
  readonly limit: IndexLimit | null;
};

/** An index, and the day whose scores it was computed from. */
export type LowIndex = { readonly value: number; readonly issuedOn: CalendarDay };

/** The positions of the differentials that count, lowest differential first; of two equal ones the later comes first. */
export function countedPlaces(differentials: readonly number[], counted: Int): readonly number[] {
  return differentials
    .map((value, place) => ({ value, place }))
    .sort((a, b) => a.value - b.value || b.place - a.place)
    .slice(0, counted)
    .map(({ place }) => place);
}

/** The row of the table for this number of differentials; undefined below three. */
export const countedShareOf = (count: Int, rules: HandicapRules) => rules.counted.findLast(({ from }) => count >= from);

/**
 * Computes the index from the most recent differentials (rules 5.2, 5.3, 5.8); null for fewer than three.
 * @param differentials At most 20, oldest first, after reductions for exceptional scores.
 */
export function issueIndex(
  differentials: readonly number[],
  low: LowIndex | null,
  rules: HandicapRules,
): IssuedIndex | null {
  const share = countedShareOf(differentials.length, rules);
  if (share === undefined) return null;
  const { counted, adjustment } = share;
  const sum = countedPlaces(differentials, counted).reduce((total, place) => total + (differentials[place] ?? 0), 0);
  const average = toTenth(sum / counted + adjustment);
  const lowIndex = low?.value ?? null;
  const [capped, cap] = capIndex(average, lowIndex, rules);
  const isAboveMax = capped > rules.maxIndex;
  return {
    value: isAboveMax ? rules.maxIndex : capped,
    average,
    counted,
    adjustment,
    lowIndex,
    lowIndexOn: low?.issuedOn ?? null,
    limit: isAboveMax ? 'max' : cap,
  };
}

function capIndex(
  average: number,
  lowIndex: number | null,
  { softCap, hardCap }: HandicapRules,
): readonly [number, IndexLimit | null] {
  if (lowIndex === null) return [average, null];
  const rise = average - lowIndex;
  // To a tenth, because 13.4 - 10.4 is above 3 in floating point.
  if (toTenth(rise) <= softCap) return [average, null];
  const softly = toTenth(lowIndex + softCap + (rise - softCap) / 2);
  const most = toTenth(lowIndex + hardCap);
  return softly > most ? [most, 'hardCap'] : [softly, 'softCap'];
}
