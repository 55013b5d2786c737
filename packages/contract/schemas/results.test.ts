import { expect, it } from 'vitest';
import { timeframeFilter } from '../results-codes.ts';
import { TimeframeFilter } from './results.ts';

it.each([
  [{ timePeriod: 'ALL', timeSelectedType: 'FILTER', count: -1 }, { kind: 'all' }],
  [
    { timePeriod: 'ALL', timeSelectedType: 'DATE', count: -1, startDate: '2026-01-01' },
    { kind: 'dates', start: '2026-01-01', end: null },
  ],
  [
    { timePeriod: 'Rounds', timeSelectedType: 'FILTER', count: 6 },
    { kind: 'rounds', count: 6 },
  ],
  [
    { timePeriod: 'Months', timeSelectedType: 'FILTER', count: -1, label: 'Last 12 Months' },
    { kind: 'months', count: 12 },
  ],
  [
    { timePeriod: 'Months', timeSelectedType: 'FILTER', count: -1, startDate: '2026-01-01', endDate: '2026-06-30' },
    { kind: 'dates', start: '2026-01-01', end: '2026-06-30' },
  ],
])('takes a round count of -1 for a timeframe that is not of rounds: %j (TOUR-31, TOUR-O15)', (filter, timeframe) => {
  expect(TimeframeFilter.parse(filter)).toEqual(timeframe);
});

it.each([
  ['Rounds', -1],
  ['Rounds', 0],
  ['Rounds', null],
  ['Months', -1],
])('asks how many %s are meant where nothing says it, count %j (TOUR-31)', (timePeriod, count) => {
  const filter = { timePeriod, timeSelectedType: 'FILTER', count, label: 'Last 6 Rounds' };
  expect(TimeframeFilter.safeParse(filter).success).toBe(false);
});

it('sends a count for periods that have one (TOUR-31, TOUR-O15)', () => {
  expect(timeframeFilter({ kind: 'all' })).not.toHaveProperty('count');
  expect(timeframeFilter({ kind: 'rounds', count: 6 })).toMatchObject({ count: 6 });
});
