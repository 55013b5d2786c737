import { accountIdOf } from '../../access/index.ts';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../calendar/index.ts';
import { roundTypes, yards } from '../../model/index.ts';
import { summaryOf } from '../../testing/builders.ts';
import type { SeasonChoice, YearChoice } from '../compare-filter.ts';
import { defaultFilter } from '../presets.ts';
import { monthsWithRounds, availableMonths, toggleMonth } from './months.ts';
import { toggleRoundType } from './round-types.ts';
import { listRoundsToPick, roundNumbersOf, availableRounds, spanOf, toggleAllRounds } from './rounds.ts';
import { toggleSeason } from './seasons.ts';
import { normalizeFilter } from './normalize-filter.ts';
import { isYardageRange, yardageChoices } from './yardages.ts';
import { toggleYear, yearsOf } from './years.ts';

const player = { accountId: accountIdOf(1), firstName: 'Ada', lastName: 'Berg' };
const today = calendarDay('2026-09-20');
const on = (roundId: string, day: string, rest: Parameters<typeof summaryOf>[0] = {}) =>
  summaryOf({ roundId, playedOn: calendarDay(day), ...rest });

describe('the years of a side', () => {
  const available = [2026, 2025, 2024];
  const toggles: readonly [string, readonly YearChoice[], YearChoice, readonly YearChoice[]][] = [
    ['a special choice replaces years (CMP-40, CMP-41)', [2026, 2025], 'last12Months', ['last12Months']],
    ['a special choice replaces another (CMP-41)', ['last12Months'], 'prior12Months', ['prior12Months']],
    ['All replaces the others (CMP-41)', [2025], 'all', ['all']],
    ['a year replaces All (CMP-O2)', ['all'], 2025, [2025]],
    ['a year replaces a special choice (CMP-O2)', ['prior12Months'], 2024, [2024]],
    ['years are added, newest first (CMP-40)', [2024], 2026, [2026, 2024]],
    ['emptying the years gives All (CMP-42)', [2025], 2025, ['all']],
    ['every year gives All (CMP-42)', [2026, 2024], 2025, ['all']],
    [
      'removing a special choice falls back to the first year (CMP-43, CMP-O3)',
      ['last12Months'],
      'last12Months',
      [2026],
    ],
    ['unticking All leaves All (CMP-42)', ['all'], 'all', ['all']],
  ];
  it.each(toggles)('%s', (_rule, chosen, choice, expected) => {
    expect(toggleYear(chosen, choice, available)).toEqual(expected);
  });

  it('are those with rounds, newest first (CMP-O3)', () => {
    expect(yearsOf([on('a', '2024-05-01'), on('b', '2026-01-01'), on('c', '2024-07-01')])).toEqual([2026, 2024]);
  });

  it('are All if a special choice is removed and there are no rounds (CMP-43)', () => {
    expect(toggleYear(['prior12Months'], 'prior12Months', [])).toEqual(['all']);
  });
});

describe('the seasons of a side', () => {
  const toggles: readonly [
    string,
    readonly SeasonChoice[],
    SeasonChoice,
    readonly SeasonChoice[] | null,
    readonly SeasonChoice[],
  ][] = [
    ['a season replaces All (CMP-44)', ['all'], 'fall', null, ['fall']],
    ['seasons are added in their order (CMP-44)', ['fall'], 'spring', ['all'], ['spring', 'fall']],
    ['All replaces seasons (CMP-44)', ['fall'], 'all', ['all'], ['all']],
    ['none falls back to the one before (CMP-45)', ['fall'], 'fall', ['spring', 'fall'], ['spring', 'fall']],
    ['none without one before is All (CMP-O4)', ['fall'], 'fall', null, ['all']],
    ['unticking All falls back to the one before (CMP-45)', ['all'], 'all', ['winter'], ['winter']],
    ['all four are All (CMP-44)', ['spring', 'summer', 'fall'], 'winter', ['all'], ['all']],
  ];
  it.each(toggles)('%s', (_rule, chosen, choice, previous, expected) => {
    expect(toggleSeason(chosen, choice, previous)).toEqual(expected);
  });
});

describe('the round types of a side', () => {
  it("'All' ticks all four (CMP-48)", () => {
    expect(toggleRoundType(['match'], 'all', null)).toEqual(['practice', 'tournament', 'qualifier', 'match']);
  });

  it("'All' unticked restores the selection before (CMP-49)", () => {
    expect(toggleRoundType(roundTypes, 'all', ['match'])).toEqual(['match']);
  });

  it("'All' stays ticked where there is nothing to go back to (CMP-O1)", () => {
    expect(toggleRoundType(roundTypes, 'all', null)).toEqual(roundTypes);
  });

  it('the last one cannot be deselected (CMP-O1)', () => {
    expect(toggleRoundType(['match'], 'match', null)).toEqual(['match']);
  });

  it("ticking all four by hand is 'All' (CMP-O1)", () => {
    expect(toggleRoundType(['practice', 'tournament', 'qualifier'], 'match', null)).toEqual(roundTypes);
  });
});

describe('the rounds of a side', () => {
  const rounds = [
    on('new', '2026-06-03', { score: 75, roundNumber: 0 }),
    on('middle', '2026-06-02', { score: 70, roundNumber: 2 }),
    on('old', '2026-06-01', { score: 72 }),
  ];
  const view = {
    roundNumbers: [],
    dateRange: { start: null, end: null },
    sort: 'Date',
    direction: 'descending',
  } as const;
  const idsOf = (list: typeof rounds) => list.map((round) => round.roundId);

  it('are only the newest at first (CMP-51, CMP-O3)', () => {
    expect(availableRounds([], rounds)).toEqual(['new']);
  });

  it('are the chosen ones that exist (CMP-51)', () => {
    expect(availableRounds(['old', 'gone'], rounds)).toEqual(['old']);
    expect(availableRounds(['gone'], rounds)).toEqual(['new']);
  });

  it('the all-toggle selects all, or just the first (CMP-52)', () => {
    expect(toggleAllRounds(['old'], rounds)).toEqual(['new', 'middle', 'old']);
    expect(toggleAllRounds(['old', 'middle', 'new'], rounds)).toEqual(['new']);
  });

  it('the date filter begins with the span of the rounds (CMP-53)', () => {
    expect(spanOf(rounds)).toEqual({ start: '2026-06-01', end: '2026-06-03' });
    expect(spanOf([])).toEqual({ start: null, end: null });
  });

  it('are narrowed by number and days (CMP-53)', () => {
    const idsWith = (part: Partial<Parameters<typeof listRoundsToPick>[2]>) =>
      listRoundsToPick(rounds, new Set(), { ...view, ...part }).map((round) => round.roundId);
    expect(roundNumbersOf(rounds)).toEqual([2, 0, -1]);
    expect(idsWith({ roundNumbers: [0, -1] })).toEqual(['new', 'old']);
    expect(idsWith({ dateRange: { start: calendarDay('2026-06-02'), end: calendarDay('2026-06-02') } })).toEqual([
      'middle',
    ]);
  });

  it('are sorted by date or score, both ways (CMP-54)', () => {
    const sorted = (sort: 'Date' | 'Score', direction: 'ascending' | 'descending') =>
      idsOf([...listRoundsToPick(rounds, new Set(), { ...view, sort, direction })]);
    expect(sorted('Date', 'descending')).toEqual(['new', 'middle', 'old']);
    expect(sorted('Date', 'ascending')).toEqual(['old', 'middle', 'new']);
    expect(sorted('Score', 'ascending')).toEqual(['middle', 'old', 'new']);
    expect(sorted('Score', 'descending')).toEqual(['new', 'old', 'middle']);
  });

  it('are listed with the chosen ones first (CMP-55)', () => {
    expect(idsOf([...listRoundsToPick(rounds, new Set(['old']), view)])).toEqual(['old', 'new', 'middle']);
  });
});

describe('the months of a side', () => {
  const available = monthsWithRounds([on('a', '2026-05-01'), on('b', '2025-03-01'), on('c', '2024-05-09')]);

  it('are those with rounds; the others are disabled (CMP-56)', () => {
    expect(available).toEqual([3, 5]);
  });

  it('are the earliest with rounds if none of the chosen ones has any (CMP-57, CMP-O3)', () => {
    expect(availableMonths([7], available)).toEqual([3]);
    expect(availableMonths([5], available)).toEqual([5]);
  });

  it('are toggled, but at least one stays (CMP-57)', () => {
    expect(toggleMonth([5], 3, available)).toEqual([3, 5]);
    expect(toggleMonth([5], 5, available)).toEqual([3]);
  });
});

describe('a filter whose kind changes', () => {
  const rounds = [on('a', '2026-05-01'), on('b', '2026-03-01')];
  const open = defaultFilter(player, 18);

  it('keeps the values of the other kinds (CMP-58)', () => {
    const chosen = { ...open, advancedFilter: { ...open.advancedFilter, kind: 'round' as const, rounds: ['b'] } };
    const scoring = normalizeFilter(
      { ...chosen, advancedFilter: { ...chosen.advancedFilter, kind: 'scoring', scoringThreshold: 80 } },
      rounds,
      today,
    );
    const back = normalizeFilter(
      { ...scoring, advancedFilter: { ...scoring.advancedFilter, kind: 'round' } },
      rounds,
      today,
    );
    expect(back.advancedFilter).toEqual({ ...chosen.advancedFilter, scoringThreshold: 80 });
  });

  it('picks the newest round, or the earliest month, if no chosen one is left (CMP-51, CMP-57)', () => {
    const round = { ...open, advancedFilter: { ...open.advancedFilter, kind: 'round' as const } };
    expect(normalizeFilter(round, rounds, today).advancedFilter.rounds).toEqual(['a']);
    const month = { ...open, advancedFilter: { ...open.advancedFilter, kind: 'month' as const, months: [12] } };
    expect(normalizeFilter(month, rounds, today).advancedFilter.months).toEqual([3]);
  });

  it('has a threshold of 72, any yards and the three best consecutive rounds at first (CMP-61 to CMP-63, CMP-O10, DATA-26)', () => {
    expect(defaultFilter(player, 9).advancedFilter).toMatchObject({
      scoringThreshold: 72,
      scoringYardageMin: null,
      scoringYardageMax: null,
      trendType: 'bestConsecutive',
      trendCount: 3,
    });
  });
});

describe('the yards of a side', () => {
  it("are 'Any', then steps of 25 over the rounds (CMP-62, CMP-O9)", () => {
    const rounds = [on('a', '2026-05-01', { yards: yards(6010) }), on('b', '2026-05-02', { yards: yards(6060) })];
    expect(yardageChoices(rounds)).toEqual([null, 6000, 6025, 6050, 6075]);
    expect(yardageChoices([on('c', '2026-05-01', { yards: null })])).toEqual([null]);
  });

  it('have no min above the max (CMP-O9)', () => {
    expect(isYardageRange(6100, 6000)).toBe(false);
    expect([isYardageRange(6000, 6000), isYardageRange(null, 6000), isYardageRange(6100, null)]).toEqual([
      true,
      true,
      true,
    ]);
  });
});
