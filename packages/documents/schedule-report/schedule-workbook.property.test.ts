import { accountIdOf } from '@strokebook/golf/access';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, calendarDay as day } from '@strokebook/golf/calendar';
import { results } from '@strokebook/golf/results';
import {
  defaultScheduleOptions,
  type ScheduleEvent,
  scheduleStatuses,
  scheduleStatusLabel,
} from '@strokebook/golf/schedule';
import { scheduleEventOf } from '../../golf/testing/schedule.ts';
import { scheduleWorkbook } from './schedule-workbook.ts';

const today = day('2026-06-15');
const statuses = scheduleStatuses.map(({ status }) => status);
const players = [1, 2, 3].map(accountIdOf).map((accountId) => ({ accountId, name: `Player ${accountId}` }));
const someEvents = fc.uniqueArray(
  fc
    .record({
      accountId: fc.constantFrom(...[1, 2, 3].map(accountIdOf)),
      number: fc.integer({ min: 0, max: 20 }),
      status: fc.constantFrom(...statuses),
    })
    .map(({ accountId, number, status }): ScheduleEvent => {
      const startDate = addDays(today, ((number * 37) % 150) - 75);
      return scheduleEventOf(`T${number}`, { accountId, status, startDate, endDate: addDays(startDate, number % 4) });
    }),
  { maxLength: 40, selector: ({ accountId, tournamentId }) => `${accountId} ${tournamentId}` },
);

it('names every event once, on the sheet of its days, with every player under their status (API-27)', () => {
  fc.assert(
    fc.property(someEvents, (events) => {
      const source = { career: [], events: [], ratings: new Map(), favoriteRounds: new Map() };
      const choice = { view: 'score', timeframe: { kind: 'all' }, holeCount: 'all', threshold: 'all' } as const;
      const sheets = scheduleWorkbook({
        players,
        events,
        options: { ...defaultScheduleOptions, statuses },
        results: results(source, choice, today),
        ratings: source.ratings,
        today,
      });
      for (const [index, isHere] of [
        [0, ({ endDate }: ScheduleEvent) => endDate >= today],
        [1, ({ endDate }: ScheduleEvent) => endDate < today],
      ] as const) {
        const { columns, rows } = sheets[index] ?? { columns: [], rows: [] };
        const place = (header: string) => columns.findIndex((column) => column.header === header);
        const names = rows.map((row) => row[place('Tournament')]);
        const expected = events.filter(isHere);
        expect([...names].sort()).toEqual([...new Set(expected.map((event) => event.tournamentName))].sort());
        for (const { tournamentName, status, accountId } of expected) {
          const row = rows[names.indexOf(tournamentName)] ?? [];
          const told = String(row[place(scheduleStatusLabel(status))]).split(', ');
          expect(told.filter((name) => name === `Player ${accountId}`)).toHaveLength(1);
        }
        expect(rows.every((row) => row.length === columns.length)).toBe(true);
      }
    }),
  );
});

it('has every round of the tournaments listed beside it, entered ones with their rating, and none twice (API-27)', () => {
  const events = [
    scheduleEventOf('Cup', {
      result: {
        ...{ fieldSize: null, place: null, isTied: false, ending: null },
        rounds: [71, 80].map((score) => ({ score, par: 72, yards: null, courseRating: 74.1, slopeRating: 138 })),
      },
    }),
  ];
  const source = {
    ...{ career: [], ratings: new Map(), favoriteRounds: new Map() },
    events: events.map((event) => ({ ...event, note: null })),
  };
  const rowsWith = (threshold: number) => {
    const choice = { view: 'score', timeframe: { kind: 'all' }, holeCount: 18, threshold } as const;
    const sheets = scheduleWorkbook({
      ...{ players: players.slice(0, 1), events, options: defaultScheduleOptions, today },
      ...{ results: results(source, choice, today), ratings: source.ratings },
    });
    return sheets[3]?.rows.map((row) => [row[2], row[4], row[5], row[10]]);
  };
  const [first, second] = [
    ['Round 1', 18, 71, -2.5],
    ['Round 2', 18, 80, 4.8],
  ];
  expect(rowsWith(76)).toEqual([first, second]);
  expect(rowsWith(71)).toEqual([first]);
});
