import { accountIdOf } from '../access/index.ts';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { summaryOf } from '../testing/builders.ts';
import type { AdvancedFilter, CompareFilter } from './compare-filter.ts';
import { describeSide, sideLabel } from './describe-side.ts';
import { normalizeFilter } from './choices/normalize-filter.ts';
import {
  filterForPlayer,
  defaultFilter,
  presetFilters,
  presetForSides,
  startingPair,
  startingPreset,
} from './presets.ts';

const player = { accountId: accountIdOf(1), firstName: 'Ada', lastName: 'Berg' };
const open = defaultFilter(player, 18);
const withKind = (advanced: Partial<AdvancedFilter>, rest: Partial<CompareFilter> = {}): CompareFilter => ({
  ...open,
  ...rest,
  advancedFilter: { ...open.advancedFilter, ...advanced },
});
const roundsOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    summaryOf({
      roundId: `r${index}`,
      playedOn: calendarDay(`2026-06-${String(30 - index).padStart(2, '0')}`),
      score: 70 + index,
    }),
  );

describe('a side in words', () => {
  it('has its custom label, else one derived from its filter (CMP-28, DATA-O4)', () => {
    expect(sideLabel(withKind({ customLabel: ' Fall form ' }), [])).toBe('Fall form');
    expect(sideLabel(open, roundsOf(3))).toBe('All rounds');
    expect(sideLabel(withKind({ kind: 'scoring', scoringYardageMax: 6500 }), [])).toBe(
      'Scores up to 72, up to 6,500 yd',
    );
    expect(sideLabel(withKind({ kind: 'trend' }), [])).toBe('Best 3 consecutive rounds');
    expect(sideLabel(withKind({ kind: 'trend', trendType: 'mostRecent', trendCount: 10 }), [])).toBe(
      'Most recent 10 rounds',
    );
    expect(sideLabel(withKind({ kind: 'trend', trendCount: 1 }), [])).toBe('Best 1 round');
    expect(
      sideLabel(withKind({ months: [3, 4] }, { years: [2026], seasons: ['spring'], roundTypes: ['match'] }), []),
    ).toBe('Mar, Apr, Match, Spring, 2026');
    expect(sideLabel(withKind({ kind: 'round' }), roundsOf(1))).toBe('Pine Hollow, Jun 30, 2026, 70 (−2)');
    expect(sideLabel(withKind({ kind: 'round' }), roundsOf(2))).toBe('2 chosen rounds');
    expect(sideLabel(withKind({ kind: 'round' }), [])).toBe('No chosen rounds');
  });

  it.each([
    ['round', { name: 'Rounds', value: '2 chosen rounds' }],
    ['scoring', { name: 'Score', value: '72 or lower' }],
    ['trend', { name: 'Trend', value: 'Best 3 consecutive rounds' }],
    ['month', { name: 'Months', value: 'All' }],
  ] as const)('has details of its kind: %s (CMP-17)', (kind, detail) => {
    const { details } = describeSide(withKind({ kind }), roundsOf(2));
    expect(details).toContainEqual(detail);
    expect(details.map(({ name }) => name)).toEqual(expect.arrayContaining(['Round types', 'Years', 'Seasons']));
  });

  it('lists at most ten rounds and shows their number (CMP-18)', () => {
    const { rounds, note } = describeSide(withKind({ kind: 'round' }), roundsOf(12));
    expect(rounds.map(({ roundId }) => roundId)).toEqual(['r0', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8', 'r9']);
    expect(note).toBe('(showing 10 of 12 selected rounds)');
  });

  it.each(['scoring', 'trend', 'month'] as const)('lists the rounds of the kind %s too (CMP-17, CMP-18)', (kind) => {
    const { rounds, note } = describeSide(withKind({ kind }), roundsOf(12));
    expect([rounds.length, note]).toEqual([10, '(showing 10 of 12 selected rounds)']);
  });

  it('has no note at ten rounds (CMP-O7)', () => {
    expect(describeSide(withKind({ kind: 'round' }), roundsOf(10)).note).toBeNull();
  });
});

describe('a preset', () => {
  const rounds = roundsOf(25);

  it.each([
    [
      'both years have rounds',
      roundsOf(2).map((round, n) => ({ ...round, playedOn: calendarDay(`${2026 - n}-03-01`) })),
      'lastYear',
    ],
    [
      'there are more than ten of one year',
      roundsOf(12).map((round) => ({ ...round, playedOn: calendarDay('2026-03-01') })),
      'recentForm',
    ],
    [
      'there are a few of one year',
      roundsOf(4).map((round) => ({ ...round, playedOn: calendarDay('2026-03-01') })),
      'bestAndWorst',
    ],
    ['there is one round', roundsOf(1), 'lastYear'],
  ] as const)('that a comparison starts with has rounds on both sides: %s (CMP-O21)', (_what, some, expected) => {
    expect(startingPreset(player, 18, some, calendarDay('2026-06-15'))).toBe(expected);
  });

  it('puts the ten best beside the ten worst, and no round on both sides', () => {
    const { left, right } = presetFilters('bestAndWorst', player, 18, rounds);
    expect(left.advancedFilter.rounds).toEqual(rounds.slice(0, 10).map((round) => round.roundId));
    expect(right.advancedFilter.rounds).toEqual(rounds.slice(15).map((round) => round.roundId));
    const few = presetFilters('bestAndWorst', player, 18, rounds.slice(0, 5));
    expect(few.left.advancedFilter.rounds).toEqual(['r0', 'r1']);
    expect(few.right.advancedFilter.rounds).toEqual(['r3', 'r4']);
  });

  it('puts the last ten rounds beside the ten before', () => {
    const { left, right } = presetFilters('recentForm', player, 18, rounds.toReversed());
    expect(left.advancedFilter.rounds).toEqual(rounds.slice(0, 10).map((round) => round.roundId));
    expect(right.advancedFilter.rounds).toEqual(rounds.slice(10, 20).map((round) => round.roundId));
  });

  it('keeps both players of a comparison, and gives each the first selection (CMP-O18)', () => {
    const other = { ...player, accountId: accountIdOf(99) };
    const filters = { left: defaultFilter(player, 18), right: defaultFilter(other, 18) };
    const { left, right } = presetForSides('recentForm', filters, { left: rounds, right: rounds.slice(3, 5) });
    expect([left.player, right.player]).toEqual([player, other]);
    expect(left.advancedFilter.rounds).toHaveLength(10);
    expect(right.advancedFilter.rounds).toHaveLength(2);
    const alone = { left: filters.left, right: filters.left };
    expect(presetForSides('recentForm', alone, { left: rounds, right: rounds })).toEqual(
      presetFilters('recentForm', player, 18, rounds),
    );
  });

  it.each([
    ['bestAndWorst', 25, 'Best 10 rounds', 'Worst 10 rounds'],
    ['bestAndWorst', 5, 'Best 2 rounds', 'Worst 2 rounds'],
    ['bestAndWorst', 3, 'Best round', 'Worst round'],
    ['bestAndWorst', 1, 'Best rounds', 'Worst rounds'],
    ['recentForm', 25, 'Last 10 rounds', 'The 10 before'],
    ['recentForm', 14, 'Last 10 rounds', 'The 4 before'],
    ['recentForm', 1, 'Last round', 'The rounds before'],
    ['recentForm', 0, 'Last rounds', 'The rounds before'],
  ] as const)('%s of %i rounds is called by as many as it has', (id, count, left, right) => {
    const filters = presetFilters(id, player, 18, rounds.slice(0, count));
    expect([filters.left, filters.right].map(({ advancedFilter }) => advancedFilter.customLabel)).toEqual([
      left,
      right,
    ]);
  });

  it('puts a year beside the year before, and qualifiers beside tournaments', () => {
    expect(presetFilters('lastYear', player, 18, []).right.years).toEqual(['prior12Months']);
    expect(presetFilters('qualifying', player, 18, []).left.roundTypes).toEqual(['qualifier']);
  });

  it('lends its label to the rounds that it picked, and to no others (CMP-28)', () => {
    const { left } = presetFilters('bestAndWorst', player, 18, rounds);
    const labelOf = (advanced: Partial<AdvancedFilter>) =>
      normalizeFilter(
        { ...left, advancedFilter: { ...left.advancedFilter, ...advanced } },
        rounds,
        calendarDay('2026-07-01'),
      ).advancedFilter.customLabel;
    expect(labelOf({})).toBe('Best 10 rounds');
    expect(labelOf({ rounds: left.advancedFilter.rounds.slice(1) })).toBe('');
    expect(labelOf({ rounds: ['of another'] })).toBe('');
    expect(labelOf({ kind: 'scoring' })).toBe('');
    expect(labelOf({ kind: 'scoring', customLabel: 'Good days' })).toBe('Good days');
  });

  it("is asked of another player by types, years and seasons: picked rounds are their own player's (CMP-32)", () => {
    const other = { accountId: accountIdOf(2), firstName: 'Bo', lastName: 'Lund' };
    const picked = presetFilters('bestAndWorst', player, 18, rounds).left;
    const asked = filterForPlayer(other, { ...picked, years: [2026] });
    expect(asked).toEqual({ ...defaultFilter(other, 18), years: [2026] });
    expect(filterForPlayer(player, picked)).toEqual(picked);
    const trend = withKind({ kind: 'trend', customLabel: 'Form' });
    expect(filterForPlayer(other, trend)).toEqual({ ...trend, player: other });
  });
});

describe('a comparison of two players', () => {
  const other = { accountId: accountIdOf(2), firstName: 'Bo', lastName: 'North' };
  const on = (playedOn: string) => [summaryOf({ roundId: playedOn, playedOn: calendarDay(playedOn) })];

  it.each([
    ['the last 12 months, where both have rounds', on('2026-03-01'), on('2026-05-01'), 'last12Months'],
    ['all rounds, where one of them has none in these', on('2026-03-01'), on('2021-05-01'), 'all'],
    ['all rounds, where one of them has none at all', [], on('2026-05-01'), 'all'],
  ] as const)('starts with %s (TEAM-07)', (_what, left, right, year) => {
    const pair = startingPair(player, other, 18, { left, right }, calendarDay('2026-06-15'));
    expect(pair).toEqual({
      left: { ...defaultFilter(player, 18), years: [year] },
      right: { ...defaultFilter(other, 18), years: [year] },
    });
  });
});
