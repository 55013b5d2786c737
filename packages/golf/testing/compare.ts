import { accountIdOf } from '../access/index.ts';
import fc from 'fast-check';
import { type CalendarDay, dayFromNumber, dayNumber, calendarDay, seasons } from '../calendar/index.ts';
import {
  type AdvancedFilter,
  type CompareFilter,
  compareKinds,
  defaultFilter,
  type SideRound,
  specialYears,
} from '../compare/index.ts';
import { type RoundSummary, roundTypes, yards } from '../model/index.ts';
import { trendTypes } from '../selection/index.ts';
import { tallyRound } from '../stats/index.ts';
import { anyHoles } from './arbitraries.ts';
import { roundOf, summaryOf } from './builders.ts';

type Changes = Partial<Omit<CompareFilter, 'advancedFilter'>> & { readonly advancedFilter?: Partial<AdvancedFilter> };

/** A filter for all 18-hole rounds, by month, with defaults for what a test does not set. */
export const compareFilterOf = ({ advancedFilter, ...changes }: Changes = {}): CompareFilter => {
  const open = defaultFilter({ accountId: accountIdOf(1), firstName: 'Ada', lastName: 'Open' }, 18);
  return { ...open, ...changes, advancedFilter: { ...open.advancedFilter, ...advancedFilter } };
};

/** The reference day of `historyOfYears`. */
export const compareToday: CalendarDay = calendarDay('2026-06-15');

const lastDay = dayNumber(compareToday);

/** Rounds of three years with few distinct scores and lengths, so that ties happen. */
export const historyOfYears: fc.Arbitrary<readonly RoundSummary[]> = fc
  .array(
    fc.record({
      daysAgo: fc.oneof(fc.integer({ min: -30, max: 1_000 }), fc.constantFrom(0, 364, 365, 366, 729, 730, 731)),
      type: fc.constantFrom(...roundTypes),
      score: fc.option(fc.integer({ min: 68, max: 76 }), { freq: 8 }),
      par: fc.constantFrom(70, 72),
      yards: fc.option(fc.constantFrom(6000, 6500, 7000), { freq: 6 }),
      holeCount: fc.constantFrom<9 | 18>(9, 18, 18),
      isFinished: fc.boolean(),
    }),
    { maxLength: 30 },
  )
  .map((rounds) =>
    rounds.map(({ daysAgo, isFinished, yards: length, score, par, ...round }, index) =>
      summaryOf({
        ...round,
        roundId: `r${index}`,
        playedOn: dayFromNumber(lastDay - daysAgo),
        score,
        par: score === null ? null : par,
        yards: length === null ? null : yards(length),
        status: isFinished ? 'completed' : 'inProgress',
      }),
    ),
  );

const yardage = fc.constantFrom<number | null>(null, 6000, 6250, 6500, 7000);
const some = <T>(list: readonly T[]) => fc.subarray([...list], { minLength: 1 });

/** Any filter for such a history. */
export const anyCompareFilter: fc.Arbitrary<CompareFilter> = fc
  .record({
    holeCount: fc.constantFrom<9 | 18>(9, 18, 18),
    types: some(roundTypes),
    years: fc.oneof(
      fc.constantFrom(...specialYears).map((year) => [year]),
      some([2023, 2024, 2025, 2026]),
    ),
    seasons: fc.oneof(fc.constant(['all' as const]), some(seasons)),
    advancedFilter: fc.record({
      kind: fc.constantFrom(...compareKinds),
      customLabel: fc.constant(''),
      rounds: fc.subarray(Array.from({ length: 30 }, (_unused, index) => `r${index}`)),
      scoringThreshold: fc.integer({ min: 67, max: 77 }),
      scoringYardageMin: yardage,
      scoringYardageMax: yardage,
      trendType: fc.constantFrom(...trendTypes),
      trendCount: fc.integer({ min: 1, max: 10 }),
      months: fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
    }),
  })
  .map(({ types, ...filter }) => compareFilterOf({ ...filter, roundTypes: types }));

/** Rounds of a few players with varying detail, 18 holes or fewer. */
const anySide = (prefix: string): fc.Arbitrary<readonly SideRound[]> =>
  fc
    .array(anyHoles, { maxLength: 6 })
    .map((rounds) =>
      rounds.map((holes, index) => ({ key: `${prefix}${index}`, tally: tallyRound(roundOf({ holes })) })),
    );

/** Two selections of rounds that may share some. */
export const anySides: fc.Arbitrary<readonly [readonly SideRound[], readonly SideRound[]]> = fc
  .tuple(anySide('a'), anySide('b'), anySide('both'))
  .map(([left, right, both]) => [
    [...left, ...both],
    [...both, ...right],
  ]);
