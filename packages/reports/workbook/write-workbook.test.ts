import { accountIdOf } from '@strokebook/golf/access';
import { addDays, calendarDay as day } from '@strokebook/golf/calendar';
import { yards } from '@strokebook/golf/model';
import { results } from '@strokebook/golf/results';
import { defaultScheduleOptions, type ScheduleEvent } from '@strokebook/golf/schedule';
import { scheduleWorkbook, type WorkbookSheet } from '@strokebook/documents/schedule-report';
import readSheets from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { writeWorkbook } from './write-workbook.ts';

const properties = { title: 'Schedule', creator: 'Ada Berg', created: new Date('2026-06-15T00:00:00Z') };
const readBack = async (sheets: readonly WorkbookSheet[]) =>
  readSheets(Buffer.from(await writeWorkbook(sheets, properties)));
/** The rows below the head of one sheet with all kinds of columns. */
const readRows = async (rows: WorkbookSheet['rows']) => {
  const columns = (['day', 'text', 'whole', 'tenths'] as const).map((kind) => ({ header: kind, kind, width: 12 }));
  const [sheet] = await readBack([{ name: 'Upcoming', columns, rows }]);
  return sheet?.data.slice(1);
};
const at = (text: string) => new Date(`${text}T00:00:00Z`);

const today = day('2026-06-15');
const eventOf = (accountId: number, index: number): ScheduleEvent => ({
  accountId: accountIdOf(accountId),
  tournamentId: `t${index}`,
  tournamentName: `Cup ${index}`,
  tournamentUrl: null,
  courseName: 'Pine Hollow',
  city: 'Amity',
  state: 'CA',
  // One before today, the next after it.
  startDate: addDays(today, 7 * (index % 2 === 0 ? -index - 1 : index)),
  endDate: addDays(today, 7 * (index % 2 === 0 ? -index - 1 : index) + 1),
  numberOfRounds: 2,
  eventType: 'tournament',
  locale: 'national',
  isTeamEvent: false,
  status: 'inField',
  isFavorite: false,
  result: {
    fieldSize: 78,
    place: 3,
    isTied: true,
    ending: null,
    rounds: [{ score: 71, par: 72, yards: yards(6750), courseRating: 72.4, slopeRating: 131 }],
  },
});
const workbookOf = (players: number, count: number) => {
  const events = Array.from({ length: players }, (_unused, player) =>
    Array.from({ length: count }, (_one, index) => eventOf(player + 1, index)),
  ).flat();
  const own = events.filter(({ accountId }) => accountId === 1).map((event) => ({ ...event, note: null }));
  const source = { career: [], events: own, ratings: new Map(), favoriteRounds: new Map() };
  const choice = { view: 'score', timeframe: { kind: 'all' }, holeCount: 'all', threshold: 'all' } as const;
  return scheduleWorkbook({
    players: Array.from({ length: players }, (_unused, index) => ({
      accountId: accountIdOf(index + 1),
      name: `Player ${index + 1}`,
    })),
    events,
    options: defaultScheduleOptions,
    results: results(source, choice, today),
    ratings: source.ratings,
    today,
  });
};

describe('a workbook, read back by another reader', () => {
  it('has days that are days, whatever the clocks do on them, and numbers that are numbers (API-27)', async () => {
    expect(
      await readRows([
        ['2026-03-29', 'Open', 3, 72.4],
        ['2026-10-25', 'Cup', 0, -1.5],
        ['1900-03-01', null, null, null],
      ]),
    ).toEqual([
      [at('2026-03-29'), 'Open', 3, 72.4],
      [at('2026-10-25'), 'Cup', 0, -1.5],
      [at('1900-03-01'), null, null, null],
    ]);
  });

  it('keeps names that begin like a formula as text, and takes out what no file can hold (API-27)', async () => {
    const names = [
      '=1+1',
      '+A1',
      '-2',
      '@SUM(A1)',
      '=HYPERLINK("http://x.example")',
      '<b>&"Łucja" 张伟',
      '007',
      'TRUE',
    ];
    expect((await readRows(names.map((name) => [null, name, null, null])))?.map((row) => row[1])).toEqual(names);
    expect(await readRows([[null, 'A\u0000B\u001F\uD800C', null, null]])).toEqual([[null, 'ABC', null, null]]);
    const [cell] = (await readRows([[null, 'x'.repeat(40_000), null, null]])) ?? [];
    expect(String(cell?.[1])).toHaveLength(32_767);
  });

  it('has the four sheets, each event once and each entered round once (API-27)', async () => {
    const sheets = await readBack(workbookOf(1, 6));
    expect(sheets.map(({ sheet, data }) => [sheet, data.length - 1])).toEqual([
      ['Upcoming', 3],
      ['Historical', 3],
      ['Results', 3],
      ['Rounds', 3],
    ]);
    const [upcoming, historical, , rounds] = sheets;
    expect(upcoming?.data[1]?.slice(0, 3)).toEqual([at('2026-06-22'), at('2026-06-23'), 'Cup 1']);
    expect(historical?.data[1]?.slice(-3)).toEqual(['T3', 3, 78]);
    expect(rounds?.data[1]?.slice(5, 11)).toEqual([71, 72, 6750, 72.4, 131, -1.2]);
  });

  it('holds 500 events of a player and twelve others, every event once (API-27)', async () => {
    const [upcoming, historical] = await readBack(workbookOf(13, 500));
    const names = [upcoming, historical].flatMap((sheet) => sheet?.data.slice(1).map((row) => row[2]) ?? []);
    expect(names).toHaveLength(500);
    expect(new Set(names).size).toBe(500);
    const [head = [], first = []] = upcoming?.data ?? [];
    const inField = head.indexOf('In Field');
    expect(String(first[inField]).split(', ')).toHaveLength(13);
    expect(first.slice(inField + 1, inField + 6)).toEqual([null, null, null, null, null]);
  });
});
