import { accountIdOf } from '@strokebook/golf/access';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay as day } from '@strokebook/golf/calendar';
import { scheduleEventOf } from '../../golf/testing/schedule.ts';
import { orgSchedule } from './org-schedule.ts';

const today = day('2026-06-15');
const playersOf = (count: number) =>
  Array.from({ length: count }, (_unused, index) => ({
    accountId: accountIdOf(index + 1),
    name: `Player ${index + 1}`,
  }));
const days = { startDate: day('2026-07-01'), endDate: day('2026-07-02') };
const events = [
  scheduleEventOf('Over', { accountId: accountIdOf(1) }),
  scheduleEventOf('Cup', { ...days, accountId: accountIdOf(1), status: 'inField' }),
  scheduleEventOf('Cup', { ...days, accountId: accountIdOf(2), status: 'conflict' }),
  scheduleEventOf('Open', { ...days, accountId: accountIdOf(1), status: 'considering' }),
  scheduleEventOf('Open', { ...days, accountId: accountIdOf(2), status: 'invited' }),
  scheduleEventOf('Open', { ...days, accountId: accountIdOf(9), status: 'inField' }),
];
const reportOf = (input: Partial<Parameters<typeof orgSchedule>[0]> = {}) =>
  orgSchedule({ organizationName: 'Harrow Glen', players: playersOf(3), closedCount: 0, events, today, ...input });

const blocksOf = (input: Parameters<typeof reportOf>[0] = {}) => {
  const blocks = reportOf(input).sections.flatMap((section) => section.blocks);
  return {
    notes: blocks.flatMap((block) => (block.kind === 'text' ? block.paragraphs : [])),
    grids: blocks.filter((block) => block.kind === 'grid'),
    lists: blocks.flatMap((block) => (block.kind === 'lists' ? block.lists : [])),
  };
};

describe("the report of an organization's schedules", () => {
  it('has events down and players across, with a code for each status and a mark for a clash (CGR-04)', () => {
    const [grid] = blocksOf().grids;
    expect(grid?.players).toEqual(['Player 1', 'Player 2', 'Player 3']);
    expect(grid?.rows.map(({ name, codes }) => [name, ...codes])).toEqual([
      ['Cup', 'F!', 'W', ''],
      ['Open', 'C!', 'I', ''],
    ]);
    expect(grid?.legend.map(({ code, label }) => `${code} ${label}`)).toEqual([
      'F In Field',
      'C Considering',
      'Q Qualifying',
      'A Applied',
      'W Conflict/WD',
      'I Invited',
      '! Clashes with another event of the player',
    ]);
  });

  it('counts who plays and who thinks of it, and names what nobody plays and who has nothing (CGR-04)', () => {
    const { grids, lists } = blocksOf();
    expect(grids[0]?.rows.map(({ playing, considering }) => [playing, considering])).toEqual([
      [1, 0],
      [0, 2],
    ]);
    expect(lists.map(({ heading, lines }) => [heading, ...lines])).toEqual([
      ['Clashes', 'Cup: Shares 2 days with Open (Player 1)'],
      ['Events nobody plays', 'Open, Jul 1 – Jul 2, 2026'],
      ['Players without events', 'Player 3'],
    ]);
  });

  it('names players with the same clash in one line (CGR-04)', () => {
    const both = [1, 2].flatMap((id) =>
      ['Cup', 'Open'].map((name) => scheduleEventOf(name, { ...days, accountId: accountIdOf(id), status: 'inField' })),
    );
    expect(blocksOf({ events: both }).lists[0]).toMatchObject({
      count: 1,
      lines: ['Cup: Shares 2 days with Open (Player 1, Player 2)'],
    });
  });

  it('counts closed schedules in a line, and says so where there is nothing (CGR-04)', () => {
    expect(blocksOf({ closedCount: 1 }).notes).toEqual(['1 player is not shown: that schedule is closed to you.']);
    expect(blocksOf({ closedCount: 4 }).notes).toEqual(['4 players are not shown: their schedules are closed to you.']);
    expect(blocksOf({ players: [], events: [] })).toMatchObject({
      notes: ['No players are on the rosters.'],
      grids: [],
      lists: [],
    });
    expect(blocksOf({ events: [] })).toMatchObject({ notes: ['No player has an upcoming event.'], grids: [] });
  });

  it('divides a large roster over grids, each player in one, and cuts lists that would fill pages (CGR-04)', () => {
    const players = playersOf(40);
    const busy = Array.from({ length: 60 }, (_unused, index) =>
      scheduleEventOf(`T${index}`, { startDate: addDays(today, index), endDate: addDays(today, index + 1) }),
    );
    const { grids, lists } = blocksOf({ players, events: busy });
    expect(grids.map(({ title }) => title)).toEqual([
      'Players 1 to 16 of 40',
      'Players 17 to 32 of 40',
      'Players 33 to 40 of 40',
    ]);
    expect(grids.flatMap((grid) => grid.players)).toEqual(players.map(({ name }) => name));
    expect(grids.every(({ rows }) => rows.length === 60)).toBe(true);
    const [clashes] = lists;
    expect([clashes?.count, clashes?.lines.length, clashes?.lines.at(-1)]).toEqual([59, 41, 'and 19 more']);
  });
});
