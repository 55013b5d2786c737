import { scheduleStatuses } from '@strokebook/golf/schedule';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  eventOn,
  grid,
  openOptions,
  panel,
  thirdOf78,
  ticksOf,
  tournamentsOf,
  useSchedule,
} from '../../testing/schedule-screen.ts';

const { server, openSchedule } = useSchedule();
const ofEachStatus = scheduleStatuses.map(({ status }, index) =>
  eventOn(status, `2026-10-${10 + index}`, `2026-10-${10 + index}`, { status }),
);

describe('the schedule', () => {
  it('is there for an account alone: without one the root opens, and nothing is asked for (TOUR-02)', async () => {
    const { pathname, requestsTo } = await server.open('/player/nobody-at-all/schedule/0');
    await waitFor(() => expect(pathname()).toBe('/'));
    expect(requestsTo('getSchedule')).toEqual([]);
  });

  it('has a header with Options, and panels of upcoming and historical events with counts that fold away (TOUR-03, TOUR-04, TOUR-06)', async () => {
    const { user } = await openSchedule([
      eventOn('Fall', '2026-10-01', '2026-10-02'),
      eventOn('Past', '2026-05-01', '2026-05-02'),
      eventOn('Older', '2025-05-01', '2025-05-02'),
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
    const { user } = await openSchedule(ofEachStatus);
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
    await openSchedule([
      eventOn('Fall', '2026-10-01', '2026-10-02', { url: 'https://fall.example/', courseId: 'alder-creek' }),
      eventOn('Next', '2026-10-13', '2026-10-13', { eventType: 'qualifier', locale: 'highSchool', isTeamEvent: true }),
    ]);
    const planned = await grid('Planned Events');
    expect(cellsOf(planned, 'Fall')).toEqual([
      'Fall',
      'Oct 1 – Oct 2, 2026',
      'In Field',
      'Amity, CAAlder Creek Golf Club',
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
    await openSchedule([
      eventOn('A', '2026-10-01', '2026-10-02'),
      eventOn('B', '2026-10-04', '2026-10-04'),
      eventOn('C', '2026-10-15', '2026-10-15'),
    ]);
    const gap = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;
    expect(await gap('Shortest time between events')).toBe('1 day');
    expect(await gap('Longest time between events')).toBe('10 days');
    cleanup();
    await openSchedule([eventOn('A', '2026-10-01', '2026-10-02')]);
    expect(await gap('Shortest time between events')).toBe('-');
  });

  it('is divided by month, season or not at all (TOUR-04)', async () => {
    const { user } = await openSchedule([
      eventOn('A', '2026-10-01', '2026-10-02'),
      eventOn('B', '2026-11-01', '2026-11-01'),
    ]);
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
    await openSchedule([
      eventOn('Cup', '2026-10-01', '2026-10-03'),
      eventOn('Open', '2026-10-03', '2026-10-04'),
      eventOn('Off', '2026-10-03', '2026-10-04', { status: 'conflict' }),
    ]);
    const planned = await grid('Planned Events');
    expect(cellsOf(planned, 'Cup')[0]).toContain('Shares 1 day with Open');
    expect(cellsOf(planned, 'Open')[0]).toContain('Shares 1 day with Cup');
    expect(screen.getByRole('note').textContent).toBe('2 events clash. Each says with what.');
  });

  it('tells three clashes of an event and counts the others, so that a full week stays readable (TOUR-15)', async () => {
    await openSchedule(Array.from({ length: 6 }, (_unused, index) => eventOn(`T${index}`, '2026-10-01', '2026-10-03')));
    const first = cellsOf(await grid('Planned Events'), 'T0')[0];
    expect(first?.match(/Shares 3 days/g)).toHaveLength(3);
    expect(first).toContain('and 2 more');
  });

  it('shows how past events ended and no status, the latest first, under the metrics of this year and the last three (TOUR-06, TOUR-O9, TOUR-O14, DATA-48)', async () => {
    await openSchedule([
      eventOn('Old', '2026-05-01', '2026-05-02', { result: thirdOf78 }),
      eventOn('New', '2026-08-01', '2026-08-02'),
    ]);
    const past = await grid('Historical Events');
    expect(tournamentsOf(past)).toEqual(['New', 'Old']);
    // The result is visible on a phone.
    expect(cellsOf(past, 'Old').slice(0, 4)).toEqual(['Old', 'May 1 – May 2, 2026', 'T3 of 78', 'Amity, CA']);
    expect(within(past).queryByText('In Field')).toBeNull();
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
    expect(within(metrics).getAllByRole('columnheader')[1]?.textContent).toBe('2026');
    expect(screen.getByText(/^Of tournaments with a finished round of 18 holes that Options let through/)).toBeTruthy();
    expect(metrics.compareDocumentPosition(past) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('says so where nothing is planned, and where a part could not be loaded, with a way to try again (ERR-O5)', async () => {
    let mend = () => {};
    const { user } = await openSchedule([], {
      prepare: ({ failAll }) => {
        mend = failAll('getSchedule', 'REQUEST_INVALID');
      },
    });
    expect(await screen.findByText('The upcoming events could not be shown.')).toBeTruthy();
    mend();
    await user.click(within(await panel('Upcoming Events')).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No planned events.')).toBeTruthy();
    expect(screen.getByText('No events under consideration.')).toBeTruthy();
  });
});

describe('the season at a glance', () => {
  it('lists the events of an academic year in words, and leads to the years before and after it (TOUR-04)', async () => {
    const { user } = await openSchedule([
      eventOn('Fall', '2026-10-01', '2026-10-02'),
      eventOn('Spring', '2026-04-01', '2026-04-02', { locale: 'local', result: thirdOf78 }),
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
