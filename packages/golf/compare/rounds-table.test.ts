import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { type RoundDocument, summarizeRound, yards } from '../model/index.ts';
import type { Career } from '../overview/index.ts';
import { placeOfStat, readStat, sumTallies, tallyRound } from '../stats/index.ts';
import { anyHoles } from '../testing/arbitraries.ts';
import { holeOf, puttOf, roundOf, shotOf } from '../testing/builders.ts';
import {
  ROUNDS_PER_PAGE,
  roundFigures,
  roundsTable,
  type RoundsTableColumn,
  roundsTableColumns,
} from './rounds-table.ts';

const careerOf = (rounds: readonly RoundDocument[]): Career =>
  rounds.map((round) => ({ summary: summarizeRound(round), tally: tallyRound(round) }));
const eighteen = (first: Parameters<typeof holeOf>[0] = {}) =>
  Array.from({ length: 18 }, (_unused, index) => holeOf({ hole: index + 1, ...(index === 0 ? first : {}) }));
const sorted = (column: RoundsTableColumn, direction: 'asc' | 'desc' = 'asc', page = 1) => ({
  page,
  pageSize: ROUNDS_PER_PAGE,
  sort: { column, direction },
});

describe('the rounds grid', { timeout: 30_000 }, () => {
  it('has the figures of DATA-31 for each round (DATA-31, DATA-32)', () => {
    const shots = [shotOf('tee', 400, { club: 'driver' }), shotOf('fairway', 150), puttOf(20), puttOf(2)];
    const round = roundOf({
      roundId: 'r7',
      playedOn: calendarDay('2026-06-04'),
      tournament: { tournamentId: 't1', name: 'Open' },
      holes: eighteen({ score: 4, putts: 2, shots, yards: yards(400) }),
    });
    const [row] = roundsTable(careerOf([round]), 18, sorted('startDate')).rows;
    expect(row).toMatchObject({
      golfRoundId: 'r7',
      startDate: '2026-06-04',
      tournamentId: 't1',
      tournament: 'Open',
      course: 'Pine Hollow',
    });
    expect(Object.keys(row?.cells ?? {})).toEqual([
      'yards',
      'score',
      'birdieOrBetter',
      'onePutts',
      'fir',
      'gir',
      'upDown',
      'approachProxAfter',
      'girPuttProxStart',
      'scrambleFirstPuttProxStart',
      'putts',
      'madeFeetPutt',
      'totalFeetPutt',
      'madeFeetPuttPercentage',
    ]);
    const texts = Object.fromEntries(
      Object.entries(row?.cells ?? {}).map(([name, cell]) => [name, cell.formattedValue]),
    );
    expect(texts).toMatchObject({
      score: '72',
      birdieOrBetter: '0',
      fir: '100%',
      gir: '100%',
      upDown: '-',
      approachProxAfter: '20 ft',
      girPuttProxStart: '20 ft',
      scrambleFirstPuttProxStart: '-',
      putts: '2',
      madeFeetPutt: '2.0 ft',
      totalFeetPutt: '22 ft',
      madeFeetPuttPercentage: '9%',
    });
  });

  it('writes a length alike in a round and in the averages (DATA-31)', () => {
    const round = roundOf({
      holes: Array.from({ length: 18 }, (_unused, index) => holeOf({ hole: index + 1, yards: yards(400) })),
    });
    const table = roundsTable(careerOf([round]), 18, sorted('yards'));
    const cells = [table.rows[0]?.cells, table.averages];
    expect(cells.map((row) => row?.yards.formattedValue)).toEqual(['7,200 yd', '7,200 yd']);
  });

  it('shows the actual total of a round, not scaled to 18 holes (DATA-31)', () => {
    const round = roundOf({ holes: eighteen().slice(0, 17) });
    const table = roundsTable(careerOf([round]), 18, sorted('score'));
    expect(table.rows[0]?.cells.score).toEqual({ raw: 68, formattedValue: '68' });
    expect(table.averages.score.formattedValue).toBe('72.0');
  });

  it('shows ten rounds a page, and the last page for any beyond it (CMP-20)', () => {
    const career = careerOf(Array.from({ length: 23 }, (_, index) => roundOf({ roundId: `r${index}` })));
    const page = (number: number) => roundsTable(career, 18, sorted('startDate', 'desc', number));
    expect([1, 2, 3, 9].map((number) => [page(number).page, page(number).rows.length])).toEqual([
      [1, 10],
      [2, 10],
      [3, 3],
      [3, 3],
    ]);
    expect(page(2).total).toBe(23);
    const all = [1, 2, 3].flatMap((number) => page(number).rows.map(({ golfRoundId }) => golfRoundId));
    expect(new Set(all).size).toBe(23);
    expect(roundsTable([], 18, sorted('startDate'))).toMatchObject({ rows: [], total: 0, page: 1 });
  });

  it("has 'Round Averages' of all rounds, whatever the page and the order (CMP-21)", () => {
    const anyRounds = fc.array(anyHoles, { minLength: 1, maxLength: 25 });
    const anyColumn = fc.constantFrom(...roundsTableColumns);
    fc.assert(
      fc.property(anyRounds, anyColumn, fc.integer({ min: 1, max: 4 }), (rounds, column, page) => {
        const career = careerOf(rounds.map((holes, index) => roundOf({ roundId: `r${index}`, holes })));
        const { averages } = roundsTable(career, 18, sorted(column, 'desc', page));
        const tally = sumTallies(career.map((round) => round.tally));
        for (const [name, statId] of Object.entries(roundFigures)) {
          const result = readStat(tally, placeOfStat(statId), 18);
          expect(averages[name as 'score'].raw).toBe(result.state === 'value' ? result.value : null);
        }
      }),
      { numRuns: 40, endOnFailure: true },
    );
  });

  it('sorts by any column both ways, and rounds without a figure last either way (CMP-20)', () => {
    const anyRounds = fc.array(anyHoles, { maxLength: 10 });
    const anyColumn = fc.constantFrom(...Object.keys(roundFigures)) as fc.Arbitrary<keyof typeof roundFigures>;
    fc.assert(
      fc.property(anyRounds, anyColumn, (rounds, column) => {
        const career = careerOf(rounds.map((holes, index) => roundOf({ roundId: `r${index}`, holes })));
        const valuesIn = (direction: 'asc' | 'desc') =>
          roundsTable(career, 18, sorted(column, direction)).rows.map(({ cells }) => cells[column].raw);
        const [up, down] = [valuesIn('asc'), valuesIn('desc')];
        const told = up.filter((value) => value !== null);
        expect(told).toEqual(told.toSorted((a, b) => a - b));
        expect(down.filter((value) => value !== null)).toEqual(told.toReversed());
        expect([up, down].map((values) => values.slice(told.length))).toEqual(
          [up, down].map((values) => values.slice(told.length).map(() => null)),
        );
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });

  it('sorts by day and by tournament in any case, equals newest first (CMP-20)', () => {
    const round = (roundId: string, day: string, name?: string) =>
      roundOf({ roundId, playedOn: calendarDay(day), ...(name === undefined ? {} : { tournament: { name } }) });
    const career = careerOf([
      round('a', '2026-06-01', 'open'),
      round('b', '2026-06-03'),
      round('c', '2026-06-02', 'Cup'),
      round('d', '2026-06-04', 'Open'),
    ]);
    const ids = (column: 'startDate' | 'tournament', direction: 'asc' | 'desc') =>
      roundsTable(career, 18, sorted(column, direction))
        .rows.map(({ golfRoundId }) => golfRoundId)
        .join('');
    expect(ids('startDate', 'asc')).toBe('acbd');
    expect(ids('startDate', 'desc')).toBe('dbca');
    expect(ids('tournament', 'asc')).toBe('cdab');
    expect(ids('tournament', 'desc')).toBe('dacb');
  });
});
