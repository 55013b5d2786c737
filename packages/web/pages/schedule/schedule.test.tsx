import type { ScheduleRow } from '@strokebook/contract';
import { calendarDay as day } from '@strokebook/golf/calendar';
import { scheduleStatuses } from '@strokebook/golf/schedule';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Call } from '../../testing/fixture-fetch.ts';
import { failure } from '../../testing/fixture-fetch.ts';
import { scheduleRowOf } from '../../testing/player-blocks.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { cellsOf, grid, tournamentsOf } from '../../testing/schedule-screen.ts';

const ingrid = { accountId: 1, name: 'Ingrid Solberg' };
const mia = { accountId: 2, name: 'Mia Kovac' };

/** A schedule whose server knows when events are and who is asked for. */
function open(rows: readonly ScheduleRow[], { path = 'schedule/0', ...options }: OpenOptions = {}) {
  const getSchedule = ({ query }: Call) => {
    const isUpcoming = query.get('isUpcoming') === 'true';
    const extras = new Set((query.get('extraAccountIds') ?? '').split(',').map(Number));
    const players = [ingrid, ...[mia].filter(({ accountId }) => extras.has(accountId))];
    const isAsked = (row: ScheduleRow) => players.some(({ accountId }) => accountId === row.accountId);
    return { rows: rows.filter((row) => isAsked(row) && row.endDate >= '2026-09-20' === isUpcoming), players };
  };
  return renderApp(`/player/ingrid/${path}`, { handlers: { getSchedule, ...options.handlers }, ...options.rest });
}
type Options = NonNullable<Parameters<typeof renderApp>[1]>;
type OpenOptions = {
  readonly path?: string;
  readonly handlers?: NonNullable<Options['handlers']>;
  readonly rest?: Omit<Options, 'handlers'>;
};

const on = (name: string, startDate: string, endDate: string, row: Partial<ScheduleRow> = {}) =>
  scheduleRowOf(name, { startDate: day(startDate), endDate: day(endDate), ...row });
const ofEachStatus = scheduleStatuses.map(({ status }, index) =>
  on(status, `2026-10-${10 + index}`, `2026-10-${10 + index}`, { status }),
);
const panel = (name: string) => screen.findByRole('region', { name });
const openOptions = async (user: ReturnType<typeof renderApp>['user']) => {
  const [button] = await screen.findAllByRole('button', { name: 'Options' });
  if (button === undefined) throw new Error('there is no Options button');
  await user.click(button);
  return within(await screen.findByRole('dialog', { name: 'Schedule Options' }));
};
const ticksOf = (dialog: ReturnType<typeof within>, legend: string) => {
  const part = within(dialog.getByRole('group', { name: legend }));
  return { box: (name: string) => part.getByRole<HTMLInputElement>('checkbox', { name }) };
};

describe('the schedule', { timeout: 30_000 }, () => {
  it('is there for an account alone: without one the root opens, and nothing is asked for (TOUR-02)', async () => {
    const { server, pathname } = open([], { handlers: { getProfile: () => failure('NOT_FOUND') } });
    await waitFor(() => expect(pathname()).toBe('/'), { timeout: 15_000 });
    expect(server.callsOf('getSchedule')).toEqual([]);
  });

  it('has a header with Options, and panels of upcoming and historical events with counts that fold away (TOUR-03, TOUR-04, TOUR-06)', async () => {
    const { user } = open([
      on('Fall', '2026-10-01', '2026-10-02'),
      on('Past', '2026-05-01', '2026-05-02'),
      on('Older', '2025-05-01', '2025-05-02'),
    ]);
    const upcoming = within(await panel('Upcoming Events'));
    expect(await upcoming.findByText('1 event')).toBeTruthy();
    expect(within(await panel('Historical Events')).getByText('2 events')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Schedule');
    expect(screen.getAllByRole('button', { name: 'Options' })).toHaveLength(2);
    expect(upcoming.getByRole('button', { name: /^View by: Month/ })).toBeTruthy();
    await user.click(upcoming.getByRole('button', { name: 'Upcoming Events' }));
    expect(screen.queryByRole('table', { name: 'Planned Events' })).toBeNull();
    expect(upcoming.getByText('1 event')).toBeTruthy();
  });

  it('shows planned and considering events apart, a conflict only while it is ticked, and merged as one grid (TOUR-05, TOUR-16, TOUR-17, TOUR-18, TOUR-O8)', async () => {
    const { user } = open(ofEachStatus);
    expect(tournamentsOf(await grid('Planned Events'))).toEqual(['inField', 'qualifying', 'applied']);
    expect(tournamentsOf(await grid('Considering Events'))).toEqual(['considering', 'invited']);
    const dialog = await openOptions(user);
    await user.click(ticksOf(dialog, 'Status Filter').box('Conflict/WD'));
    expect(tournamentsOf(await grid('Considering Events'))).toEqual(['considering', 'conflict', 'invited']);
    await user.click(dialog.getByRole('switch', { name: 'Merge events' }));
    expect(tournamentsOf(await grid('Upcoming Events'))).toHaveLength(6);
    expect(screen.queryByRole('table', { name: 'Planned Events' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows of each event its name, dates, place, rounds, type, status and the free days after it (DATA-46, TOUR-15, TOUR-33, TOUR-34, TOUR-37)', async () => {
    open([
      on('Fall', '2026-10-01', '2026-10-02', { tournamentUrl: 'https://fall.example/', courseName: 'Pine Hollow' }),
      on('Next', '2026-10-13', '2026-10-13', { eventType: 'qualifier', locale: 'highSchool', isTeamEvent: true }),
    ]);
    const planned = await grid('Planned Events');
    expect(cellsOf(planned, 'Fall')).toEqual([
      'Fall',
      'Oct 1 – Oct 2, 2026',
      'In Field',
      'Amity, CAPine Hollow',
      '2',
      'TournamentNational · Individual',
      '10 days',
    ]);
    expect(cellsOf(planned, 'Next').slice(2)).toEqual([
      'In Field',
      'Amity, CA',
      '2',
      'QualifierHigh School · Team',
      '-',
    ]);
    const link = within(planned).getByRole<HTMLAnchorElement>('link', { name: 'Fall' });
    expect([link.href, link.target]).toEqual(['https://fall.example/', '_blank']);
  });

  it("says the shortest and the longest time between events, '-' where there are not two (TOUR-37, TOUR-O12)", async () => {
    open([
      on('A', '2026-10-01', '2026-10-02'),
      on('B', '2026-10-04', '2026-10-04'),
      on('C', '2026-10-15', '2026-10-15'),
    ]);
    const gap = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;
    expect(await gap('Shortest time between events')).toBe('1 day');
    expect(await gap('Longest time between events')).toBe('10 days');
    cleanup();
    open([on('A', '2026-10-01', '2026-10-02')]);
    expect(await gap('Shortest time between events')).toBe('-');
  });

  it('is divided by month, season or not at all (TOUR-04)', async () => {
    const { user } = open([on('A', '2026-10-01', '2026-10-02'), on('B', '2026-11-01', '2026-11-01')]);
    const headings = async () =>
      within(await grid('Planned Events'))
        .queryAllByRole('rowheader')
        .filter((cell) => cell.getAttribute('scope') === 'rowgroup')
        .map((cell) => cell.textContent);
    expect(await headings()).toEqual(['October 2026', 'November 2026']);
    const choose = async (from: string, to: string) => {
      await user.click(screen.getByRole('button', { name: new RegExp(`^View by: ${from}`) }));
      await user.click(await screen.findByRole('menuitemradio', { name: to }));
    };
    await choose('Month', 'Season');
    expect(await headings()).toEqual(['Fall 2026']);
    await choose('Season', 'Events');
    expect(await headings()).toEqual([]);
  });

  it('points out clashes beside their events and sums them up, until one is withdrawn from (TOUR-15)', async () => {
    open([
      on('Cup', '2026-10-01', '2026-10-03'),
      on('Open', '2026-10-03', '2026-10-04'),
      on('Off', '2026-10-03', '2026-10-04', { status: 'conflict' }),
    ]);
    const planned = await grid('Planned Events');
    expect(cellsOf(planned, 'Cup')[0]).toContain('Shares 1 day with Open');
    expect(cellsOf(planned, 'Open')[0]).toContain('Shares 1 day with Cup');
    expect(screen.getByRole('note').textContent).toBe('2 events clash. Each says with what.');
  });

  it('tells three clashes of an event and counts the others, so that a full week stays readable (TOUR-15)', async () => {
    open(Array.from({ length: 6 }, (_unused, index) => on(`T${index}`, '2026-10-01', '2026-10-03')));
    const first = cellsOf(await grid('Planned Events'), 'T0')[0];
    expect(first?.match(/Shares 3 days/g)).toHaveLength(3);
    expect(first).toContain('and 2 more');
  });

  it('shows how past events ended, the latest first, under the metrics of this year and the last three (TOUR-06, TOUR-O9, DATA-48)', async () => {
    const result = { fieldSize: 78, place: 3, isTied: true, ending: null, rounds: [] };
    open([on('Old', '2026-05-01', '2026-05-02', { result }), on('New', '2026-08-01', '2026-08-02')]);
    const past = await grid('Historical Events');
    expect(tournamentsOf(past)).toEqual(['New', 'Old']);
    // What came of it is in sight on a phone.
    expect(cellsOf(past, 'Old').slice(0, 5)).toEqual([
      'Old',
      'May 1 – May 2, 2026',
      'T3 of 78',
      'In Field',
      'Amity, CA',
    ]);
    const metrics = await grid('Tournament metrics');
    expect(
      within(metrics)
        .getAllByRole('row')
        .map((row) => row.firstChild?.textContent),
    ).toEqual([
      'Metric',
      'Tournament Count',
      'Best 1 Round Score',
      'Best 2 Round Score',
      'Best 3 Round Score',
      'Best 4 Round Score',
    ]);
    expect(metrics.compareDocumentPosition(past) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('says so where nothing is planned, and where a part could not be loaded, with a way to try again (ERR-O5)', async () => {
    let isBroken = true;
    const handlers = {
      getSchedule: () => (isBroken ? failure('REQUEST_INVALID') : { rows: [], players: [ingrid] }),
    };
    const { user } = open([], { handlers });
    expect(await screen.findByText('The upcoming events could not be shown.')).toBeTruthy();
    isBroken = false;
    await user.click(within(await panel('Upcoming Events')).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No planned events.')).toBeTruthy();
    expect(screen.getByText('No considering events.')).toBeTruthy();
  });
});

describe('Schedule Options', { timeout: 30_000 }, () => {
  it('select all: of two event types checked and back to none, of locales at three, of statuses at six (TOUR-26, TOUR-27, TOUR-28, TOUR-29, TOUR-O1, TOUR-O2)', async () => {
    const { user } = open(ofEachStatus);
    const dialog = await openOptions(user);
    const types = ticksOf(dialog, 'Event Type');
    await user.click(types.box('Match'));
    expect(types.box('Select All').checked).toBe(true);
    await user.click(types.box('Select All'));
    expect([types.box('Tournament').checked, types.box('Select All').checked]).toEqual([false, false]);
    expect(await screen.findByText('No planned events.')).toBeTruthy();
    await user.click(types.box('Select All'));
    expect(types.box('Match').checked).toBe(true);
    const locales = ticksOf(dialog, 'Locale Type');
    await user.click(locales.box('Local'));
    expect(locales.box('Select All').checked).toBe(false);
    const statuses = ticksOf(dialog, 'Status Filter');
    expect(statuses.box('Select All').checked).toBe(false);
    await user.click(statuses.box('Conflict/WD'));
    expect(statuses.box('Select All').checked).toBe(true);
  });

  it('filter to team or individual events, types and locales, at once (TOUR-13, TOUR-33, TOUR-34, TOUR-35, TOUR-O11, TOUR-25)', async () => {
    const { user } = open([
      on('Team', '2026-10-01', '2026-10-02', { isTeamEvent: true }),
      on('Alone', '2026-10-05', '2026-10-05', { eventType: 'match' }),
      on('Town', '2026-10-09', '2026-10-09', { locale: 'local', isTeamEvent: true }),
    ]);
    const dialog = await openOptions(user);
    const shown = async () => tournamentsOf(await grid('Planned Events'));
    await user.click(dialog.getByRole('radio', { name: 'Team' }));
    expect(await shown()).toEqual(['Team', 'Town']);
    // What the events come to goes with them.
    expect(screen.getByText('Shortest time between events').nextElementSibling?.textContent).toBe('6 days');
    expect(within(await panel('Upcoming Events')).getByText('2 events')).toBeTruthy();
    await user.click(ticksOf(dialog, 'Locale Type').box('Local'));
    expect(await shown()).toEqual(['Team']);
    await user.click(dialog.getByRole('radio', { name: 'Individual' }));
    expect(await shown()).toEqual(['Alone']);
    await user.click(ticksOf(dialog, 'Event Type').box('Match'));
    expect(await screen.findByText('No planned events.')).toBeTruthy();
  });

  it('add and remove other players, whose statuses stand by name, one row for each tournament (TOUR-13, DATA-46)', async () => {
    const { user, server } = open(
      [
        on('Cup', '2026-10-01', '2026-10-02'),
        on('Cup', '2026-10-01', '2026-10-02', { accountId: 2, status: 'applied' }),
        on('Solo', '2026-10-09', '2026-10-09', { accountId: 2, status: 'invited' }),
      ],
      { handlers: { getSchedulePlayers: () => ({ players: [mia] }) } },
    );
    const dialog = await openOptions(user);
    await user.click(await dialog.findByRole('button', { name: 'Add Mia Kovac' }));
    await dialog.findByRole('button', { name: 'Remove Mia Kovac' });
    await user.click(dialog.getByRole('switch', { name: 'Merge events' }));
    const merged = await grid('Upcoming Events');
    const heads = within(merged)
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    expect(heads.slice(2, 8)).toEqual(['In Field', 'Applied', 'Qualifying', 'Considering', 'Invited', 'Conflict/WD']);
    expect(cellsOf(merged, 'Cup').slice(2, 8)).toEqual(['Ingrid Solberg', 'Mia Kovac', '', '', '', '']);
    expect(cellsOf(merged, 'Solo').slice(2, 8)).toEqual(['', '', '', '', 'Mia Kovac', '']);
    expect(server.callsOf('getSchedule').at(-1)?.query.get('extraAccountIds')).toBe('2');
    await user.click(dialog.getByRole('button', { name: 'Remove Mia Kovac' }));
    await waitFor(async () => expect(tournamentsOf(await grid('Upcoming Events'))).toEqual(['Cup']));
  });

  it('let go of a player whose schedule is not open any more, and say so once (TOUR-13)', async () => {
    let players = [ingrid, mia];
    const handlers = { getSchedulePlayers: () => ({ players: [mia] }), getSchedule: () => ({ rows: [], players }) };
    const first = open([], { handlers });
    const dialog = await openOptions(first.user);
    await first.user.click(await dialog.findByRole('button', { name: 'Add Mia Kovac' }));
    await dialog.findByRole('button', { name: 'Remove Mia Kovac' });
    cleanup();
    players = [ingrid];
    const again = open([], { handlers });
    expect(await screen.findByText('The schedule of a player you added is not open to you any more.')).toBeTruthy();
    await waitFor(() => expect(again.server.callsOf('getSchedule').at(-1)?.query.get('extraAccountIds')).toBeNull());
    expect(sessionStorage.getItem('strokebook.schedule')).toContain('"extraAccountIds":[]');
  });

  it('keep the rows before, dimmed, while those of others are on their way', async () => {
    const arrived = Promise.withResolvers<void>();
    const { user } = open([on('Cup', '2026-10-01', '2026-10-02')], {
      handlers: { getSchedulePlayers: () => ({ players: [mia] }) },
      rest: { delay: ({ query }) => (query.get('extraAccountIds') === '2' ? arrived.promise : undefined) },
    });
    const dialog = await openOptions(user);
    await user.click(await dialog.findByRole('button', { name: 'Add Mia Kovac' }));
    const planned = await grid('Planned Events');
    await waitFor(() => expect(planned.closest('[data-stale]')).toBeTruthy());
    expect(tournamentsOf(planned)).toEqual(['Cup']);
    arrived.resolve();
    await waitFor(async () => expect((await grid('Planned Events')).closest('[data-stale]')).toBeNull());
  });

  it('are as they were left when the page is opened again (TOUR-24)', async () => {
    const handlers = { getSchedulePlayers: () => ({ players: [mia] }) };
    const first = open(ofEachStatus, { handlers });
    const dialog = await openOptions(first.user);
    await first.user.click(ticksOf(dialog, 'Status Filter').box('Select All'));
    await first.user.click(ticksOf(dialog, 'Event Type').box('Match'));
    await first.user.click(ticksOf(dialog, 'Locale Type').box('Local'));
    await first.user.click(dialog.getByRole('radio', { name: 'Individual' }));
    await first.user.click(dialog.getByRole('switch', { name: 'Merge events' }));
    await first.user.click(dialog.getByRole('radio', { name: 'Events' }));
    await first.user.click(await dialog.findByRole('button', { name: 'Add Mia Kovac' }));
    cleanup();
    const { user } = open(ofEachStatus, { handlers });
    expect(tournamentsOf(await grid('Upcoming Events'))).toHaveLength(6);
    const again = await openOptions(user);
    expect(ticksOf(again, 'Status Filter').box('Select All').checked).toBe(true);
    expect(ticksOf(again, 'Event Type').box('Match').checked).toBe(false);
    expect(ticksOf(again, 'Locale Type').box('Local').checked).toBe(false);
    expect(again.getByRole<HTMLInputElement>('radio', { name: 'Individual' }).checked).toBe(true);
    expect(again.getByRole<HTMLInputElement>('radio', { name: 'Events' }).checked).toBe(true);
    expect(await again.findByRole('button', { name: 'Remove Mia Kovac' })).toBeTruthy();
  });
});

describe('the season at a glance', { timeout: 30_000 }, () => {
  it('lists the events of an academic year in words, and leads to the years before and after it (TOUR-04)', async () => {
    const result = { fieldSize: 78, place: 3, isTied: true, ending: null, rounds: [] };
    const { user } = open([
      on('Fall', '2026-10-01', '2026-10-02'),
      on('Spring', '2026-04-01', '2026-04-02', { locale: 'local', result }),
    ]);
    const words = async (season: string) =>
      within(await screen.findByRole('list', { name: `Events of ${season}` }))
        .queryAllByRole('listitem')
        .map((item) => item.textContent);
    expect(await words('2026/27')).toEqual([
      'Fall, Oct 1 – Oct 2, 2026, Amity, CA, In Field, a day of travel before and after',
    ]);
    await user.click(screen.getByRole('button', { name: 'Season 2025/26' }));
    expect(await words('2025/26')).toEqual(['Spring, Apr 1 – Apr 2, 2026, Amity, CA, T3 of 78']);
    await user.click(screen.getByRole('button', { name: 'Season 2024/25' }));
    expect(await screen.findByText('No events from Aug 1, 2024 to Jul 31, 2025.')).toBeTruthy();
  });
});
