import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, calendarDay, daysBetween } from '../calendar/index.ts';
import type { HandicapScore } from './score.ts';
import { scoringRecord } from './scoring-record.ts';

const firstDay = calendarDay('2023-03-01');

/** Scores of 18 holes with adjusted scores as given, sometimes many a day and sometimes more than a year apart. */
const records = fc
  .array(
    fc.record({
      days: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 0, max: 12 }) }, fc.constantFrom(364, 365, 366)),
      adjustedScore: fc.oneof(
        { weight: 3, arbitrary: fc.integer({ min: 74, max: 84 }) },
        fc.integer({ min: 62, max: 130 }),
      ),
      courseRating: fc.integer({ min: 660, max: 760 }).map((tenths) => tenths / 10),
      slopeRating: fc.integer({ min: 55, max: 155 }),
      playingConditions: fc.constantFrom(-1, 0, 0, 0, 1, 2, 3),
    }),
    // Caps and the low index need more than twenty scores.
    { maxLength: 60, size: 'max' },
  )
  .map((list) => {
    let day = firstDay;
    return list.map(({ days, adjustedScore, ...rest }, place): HandicapScore => {
      day = addDays(day, days);
      return { ...rest, scoreId: String(place), playedOn: day, holeCount: 18, result: { adjustedScore } };
    });
  });

/** In whole tenths, so that nothing is lost to floating point: numerator / denominator with .5 up. */
const divide = (numerator: bigint, denominator: bigint): bigint => {
  const [top, bottom] = [2n * numerator + denominator, 2n * denominator];
  return top >= 0n ? top / bottom : -((-top + bottom - 1n) / bottom);
};
const tenthsOf = (value: number): bigint => BigInt(Math.round(value * 10));

/** Number of scores, how many of the lowest count, and the adjustment in tenths, as rule 5.2a prints them. */
const table: readonly (readonly [number, number, bigint])[] = [
  [3, 1, -20n],
  [4, 1, -10n],
  [5, 1, 0n],
  [6, 2, -10n],
  [8, 2, 0n],
  [11, 3, 0n],
  [14, 4, 0n],
  [16, 5, 0n],
  [18, 6, 0n],
  [19, 7, 0n],
  [20, 8, 0n],
];

/** The same rules with whole numbers and without state: every index looks through all scores again. In tenths. */
function slowIndexes(scores: readonly HandicapScore[]): readonly (bigint | null)[] {
  const differentials: bigint[] = [];
  const reductions: bigint[] = [];
  const indexes: (bigint | null)[] = [];
  for (const [place, { playedOn, courseRating, slopeRating, playingConditions, result }] of scores.entries()) {
    const adjustedScore = 'adjustedScore' in result ? result.adjustedScore : 0;
    const over = BigInt(adjustedScore) * 10n - tenthsOf(courseRating) - BigInt(playingConditions) * 10n;
    const differential = divide(113n * over, BigInt(slopeRating));
    differentials.push(differential);
    reductions.push(0n);
    const inForce = indexes.findLast((_, earlier) => (scores[earlier]?.playedOn ?? playedOn) < playedOn) ?? null;
    // In tenths times the slope, because the unrounded differential has no end in decimals.
    const slope = BigInt(slopeRating);
    const better = inForce === null ? 0n : inForce * slope - 113n * over;
    const reduction = better >= 100n * slope ? -20n : better >= 70n * slope ? -10n : 0n;
    const window = differentials.map((_, index) => index).slice(-20);
    for (const index of window) reductions[index] = (reductions[index] ?? 0n) + reduction;
    const row = table.find(([most]) => window.length <= most);
    if (row === undefined || window.length < 3) {
      indexes.push(null);
      continue;
    }
    const values = window.map((index) => (differentials[index] ?? 0n) + (reductions[index] ?? 0n));
    values.sort((a, b) => Number(a - b));
    const [, counted, adjustment] = row;
    const sum = values.slice(0, counted).reduce((total, value) => total + value, 0n);
    let index = divide(sum + adjustment * BigInt(counted), BigInt(counted));
    const lowest = scores.length > 0 && place >= 19 ? lowOfYear(scores, indexes, place) : null;
    if (lowest !== null && index > lowest + 30n) index = divide(2n * (lowest + 30n) + index - lowest - 30n, 2n);
    if (lowest !== null && index > lowest + 50n) index = lowest + 50n;
    indexes.push(index > 540n ? 540n : index);
  }
  return indexes;
}

/** The lowest index of the 365 days that end on the last day before that of a score; of a day its last index counts. */
function lowOfYear(scores: readonly HandicapScore[], indexes: readonly (bigint | null)[], place: number) {
  const today = scores[place]?.playedOn ?? firstDay;
  const earlierDays = scores.map(({ playedOn }) => playedOn).filter((day) => day < today);
  const last = earlierDays.at(-1) ?? today;
  let low: bigint | null = null;
  for (const day of new Set(earlierDays)) {
    const index = indexes[scores.findLastIndex(({ playedOn }) => playedOn === day)] ?? null;
    const isOfYear = daysBetween(day, last) < 365;
    if (isOfYear && index !== null && (low === null || index < low)) low = index;
  }
  return low;
}

it('every index is that of a slow computation with whole numbers (INDEX-13)', () => {
  fc.assert(
    fc.property(records, (scores) => {
      const fast = scoringRecord(scores).entries.map(({ indexAfter }) => indexAfter?.value ?? null);
      expect(fast).toEqual(slowIndexes(scores).map((index) => (index === null ? null : Number(index) / 10)));
    }),
    { numRuns: 300 },
  );
});
