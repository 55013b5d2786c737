import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { roundTypes, yards } from '../model/index.ts';
import { summaryOf } from '../testing/builders.ts';
import { compareFilterOf } from '../testing/compare.ts';
import { candidateRounds, monthsOfSeasons, roundsOfSide, twelveMonths } from './rounds-of-side.ts';

const today = calendarDay('2026-06-15');
const on = (day: string, changes: Parameters<typeof summaryOf>[0] = {}) =>
  summaryOf({ roundId: day, playedOn: calendarDay(day), ...changes });
const idsOf = (rounds: ReturnType<typeof roundsOfSide>) => rounds.map(({ roundId }) => roundId);

describe('the candidates of a side', () => {
  const ids = (rounds: Parameters<typeof candidateRounds>[0], changes: Parameters<typeof compareFilterOf>[0]) =>
    idsOf(candidateRounds(rounds, compareFilterOf(changes), today));

  it('are completed rounds of the hole count, newest first (CMP-59)', () => {
    const rounds = [
      on('2026-05-01'),
      on('2026-05-03', { status: 'inProgress' }),
      on('2026-05-02'),
      on('2026-05-04', { holeCount: 9 }),
    ];
    expect(ids(rounds, {})).toEqual(['2026-05-02', '2026-05-01']);
    expect(ids(rounds, { holeCount: 9 })).toEqual(['2026-05-04']);
  });

  it.each(roundTypes)('are of the chosen types: %s (CMP-48)', (type) => {
    const rounds = roundTypes.map((each, index) => on(`2026-05-0${index + 1}`, { roundId: each, type: each }));
    expect(ids(rounds, { roundTypes: [type] })).toEqual([type]);
  });

  it('are of the chosen years, or of the last or the twelve months before those (CMP-40)', () => {
    const days = ['2026-06-16', '2026-06-15', '2025-06-16', '2025-06-15', '2024-06-16', '2024-06-15', '2023-12-31'];
    const rounds = days.map((day) => on(day));
    expect(ids(rounds, { years: ['all'] })).toEqual(days);
    expect(ids(rounds, { years: ['last12Months'] })).toEqual(['2026-06-15', '2025-06-16']);
    expect(ids(rounds, { years: ['prior12Months'] })).toEqual(['2025-06-15', '2024-06-16']);
    expect(ids(rounds, { years: [2023, 2025] })).toEqual(['2025-06-16', '2025-06-15', '2023-12-31']);
  });

  it('has twelve months follow on twelve months without a gap, in leap years too (CMP-40)', () => {
    const leap = calendarDay('2024-02-29');
    expect(twelveMonths('last12Months', leap)).toEqual({ start: '2023-03-01', end: '2024-02-29' });
    expect(twelveMonths('prior12Months', leap)).toEqual({ start: '2022-03-01', end: '2023-02-28' });
  });

  it.each([
    ['spring', [3, 4, 5]],
    ['summer', [6, 7, 8]],
    ['fall', [9, 10, 11]],
    ['winter', [1, 2, 12]],
    ['all', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ] as const)('%s has the months %j (CMP-44, CMP-46)', (season, months) => {
    expect([...monthsOfSeasons([season])].sort((a, b) => a - b)).toEqual(months);
  });

  it("refuses a filter without seasons with 'No seasons selected' (CMP-47, CMP-O4)", () => {
    expect(() => roundsOfSide([], compareFilterOf({ seasons: [] }), today)).toThrow(
      new RangeError('No seasons selected'),
    );
  });
});

describe('the kinds of a side', () => {
  const history = [
    on('2026-05-01', { score: 70, yards: yards(6000) }),
    on('2026-05-02', { score: 72, yards: yards(6500) }),
    on('2026-05-03', { score: 75, yards: yards(7000) }),
    on('2026-05-04', { score: 71, yards: null }),
    on('2026-05-05', { score: null }),
    on('2026-04-30', { score: 73, yards: yards(6500) }),
  ];
  const ids = (advancedFilter: NonNullable<Parameters<typeof compareFilterOf>[0]>['advancedFilter']) =>
    idsOf(roundsOfSide(history, compareFilterOf({ ...(advancedFilter && { advancedFilter }) }), today));

  it('Round picks by id, and never what the rest of the filter leaves out (CMP-51)', () => {
    const rounds = ['2026-05-01', '2026-05-05', 'no-such-round'];
    expect(ids({ kind: 'round', rounds })).toEqual(['2026-05-05', '2026-05-01']);
    const filter = compareFilterOf({ years: [2025], advancedFilter: { kind: 'round', rounds } });
    expect(roundsOfSide(history, filter, today)).toEqual([]);
  });

  it('Scoring picks scores up to the threshold, and lengths between the bounds, both included (CMP-61, CMP-62)', () => {
    expect(ids({ kind: 'scoring', scoringThreshold: 72 })).toEqual(['2026-05-04', '2026-05-02', '2026-05-01']);
    const bounds = { scoringYardageMin: 6000, scoringYardageMax: 6500 };
    expect(ids({ kind: 'scoring', scoringThreshold: 80, ...bounds })).toEqual([
      '2026-05-02',
      '2026-05-01',
      '2026-04-30',
    ]);
  });

  it('leaves out rounds of unknown length as soon as there is a bound (CMP-62)', () => {
    expect(ids({ kind: 'scoring', scoringThreshold: 71, scoringYardageMin: 0 })).toEqual(['2026-05-01']);
    expect(ids({ kind: 'scoring', scoringThreshold: 71, scoringYardageMax: 20_000 })).toEqual(['2026-05-01']);
  });

  it('Trend picks the best in a row, the best or the most recent (CMP-63, CMP-O8)', () => {
    const trend = (trendType: 'bestConsecutive' | 'best' | 'mostRecent') =>
      ids({ kind: 'trend', trendType, trendCount: 2 });
    expect(trend('bestConsecutive')).toEqual(['2026-05-02', '2026-05-01']);
    expect(trend('best')).toEqual(['2026-05-04', '2026-05-01']);
    expect(trend('mostRecent')).toEqual(['2026-05-04', '2026-05-03']);
  });

  it('Month picks months of the chosen years (CMP-56)', () => {
    expect(ids({ kind: 'month', months: [4] })).toEqual(['2026-04-30']);
    expect(ids({ kind: 'month', months: [] })).toEqual([]);
  });
});
