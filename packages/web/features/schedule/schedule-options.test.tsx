import { features } from '@strokebook/golf/access';
import { scheduleStatuses } from '@strokebook/golf/schedule';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TestPlayer } from '../../testing/real-server.ts';
import {
  cellsOf,
  eventOn,
  grid,
  openOptions,
  panel,
  ticksOf,
  tournamentsOf,
  useSchedule,
} from '../../testing/schedule-screen.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

const { server, openSchedule, put } = useSchedule();
const ofEachStatus = scheduleStatuses.map(({ status }, index) =>
  eventOn(status, `2026-10-${10 + index}`, `2026-10-${10 + index}`, { status }),
);

/** Opens a schedule with that of Mia Kovac, who is on the same roster. */
async function openWithMia(
  events: Parameters<typeof openSchedule>[0],
  prepare: (browser: TestBrowser, mia: TestPlayer, ingrid: TestPlayer) => void | Promise<void> = () => {},
) {
  const mia = await server.withRounds([], { username: 'mia', firstName: 'Mia', lastName: 'Kovac' });
  const app = await openSchedule(events, {
    prepare: async (browser, ingrid) => {
      await server.addRoster([ingrid.accountId, mia.accountId]);
      await prepare(browser, mia, ingrid);
    },
  });
  return { ...app, mia };
}

describe('Schedule Options', () => {
  it('select all: of two event types checked and back to none, of locales at three, of statuses at six (TOUR-26, TOUR-27, TOUR-28, TOUR-29, TOUR-O1, TOUR-O2)', async () => {
    const { user } = await openSchedule(ofEachStatus);
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
    const { user } = await openSchedule([
      eventOn('Team', '2026-10-01', '2026-10-02', { isTeamEvent: true }),
      eventOn('Alone', '2026-10-05', '2026-10-05', { eventType: 'match' }),
      eventOn('Town', '2026-10-09', '2026-10-09', { locale: 'local', isTeamEvent: true }),
    ]);
    const dialog = await openOptions(user);
    const shown = async () => tournamentsOf(await grid('Planned Events'));
    await user.click(dialog.getByRole('radio', { name: 'Team' }));
    expect(await shown()).toEqual(['Team', 'Town']);
    // The metrics of the events change too.
    expect(screen.getByText('Shortest time between events').nextElementSibling?.textContent).toBe('6 days');
    expect(within(await panel('Upcoming Events')).getByText('2 events')).toBeTruthy();
    await user.click(ticksOf(dialog, 'Locale Type').box('Local'));
    expect(await shown()).toEqual(['Team']);
    await user.click(dialog.getByRole('radio', { name: 'Individual' }));
    expect(await shown()).toEqual(['Alone']);
    await user.click(ticksOf(dialog, 'Event Type').box('Match'));
    expect(await screen.findByText('No planned events.')).toBeTruthy();
  });

  it('change the metrics above the historical events with the events themselves (TOUR-25, TOUR-O61)', async () => {
    const scored = (score: number) => ({
      ...{ fieldSize: null, place: null, isTied: false, ending: null },
      rounds: [{ score, par: 72, yards: null, courseRating: null, slopeRating: null }],
    });
    const { user } = await openSchedule([
      eventOn('National', '2026-05-01', '2026-05-01', { result: scored(70) }),
      eventOn('Town', '2026-05-09', '2026-05-09', { result: scored(68), locale: 'local' }),
    ]);
    const metrics = async () =>
      within(await grid('Tournament metrics'))
        .getAllByRole('row')
        .slice(1, 3)
        .map((row) => row.children[1]?.textContent);
    await waitFor(async () => expect(await metrics()).toEqual(['2', '−4 (68)']));
    const dialog = await openOptions(user);
    await user.click(ticksOf(dialog, 'Locale Type').box('Local'));
    await waitFor(async () => expect(await metrics()).toEqual(['1', '−2 (70)']));
    await user.click(ticksOf(dialog, 'Event Type').box('Select All'));
    await waitFor(async () => expect(await metrics()).toEqual(['0', '-']));
  });

  it('add and remove other players, whose statuses stand by name, one row for each tournament (TOUR-13, DATA-46)', async () => {
    const { user, mia, requestsTo } = await openWithMia([], async (_browser, mia, ingrid) => {
      const { tournament } = await put(ingrid, eventOn('Cup', '2026-10-01', '2026-10-02'));
      await mia.call('createScheduleEvent', {
        params: { accountId: mia.accountId },
        body: {
          status: 'applied',
          isFavorite: false,
          note: null,
          tournament: { tournamentId: tournament.tournamentId },
        },
      });
      await put(mia, eventOn('Solo', '2026-10-09', '2026-10-09', { status: 'invited' }));
    });
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
    expect(requestsTo('getSchedule').at(-1)?.query.get('extraAccountIds')).toBe(String(mia.accountId));
    await user.click(dialog.getByRole('button', { name: 'Remove Mia Kovac' }));
    await waitFor(async () => expect(tournamentsOf(await grid('Upcoming Events'))).toEqual(['Cup']));
  });

  it('let go of a player whose schedule is not open any more, and say so once (TOUR-13)', async () => {
    const first = await openWithMia([]);
    const dialog = await openOptions(first.user);
    await first.user.click(await dialog.findByRole('button', { name: 'Add Mia Kovac' }));
    await dialog.findByRole('button', { name: 'Remove Mia Kovac' });
    cleanup();
    await first.mia.call('updateSharing', { body: { settings: [{ featureId: features.schedule, isPublic: false }] } });
    const { requestsTo } = await server.open('/player/ingrid/schedule/0');
    expect(await screen.findByText('You can no longer see the schedule of a player you added.')).toBeTruthy();
    await waitFor(() => expect(requestsTo('getSchedule').at(-1)?.query.get('extraAccountIds')).toBeNull());
    expect(sessionStorage.getItem('strokebook.schedule')).toContain('"extraAccountIds":[]');
  });

  it('keep the rows before, dimmed, while those of others are on their way', async () => {
    const { user, mia, hold } = await openWithMia([eventOn('Cup', '2026-10-01', '2026-10-02')]);
    const release = hold('getSchedule', ({ query }) => query.get('extraAccountIds') === String(mia.accountId));
    const dialog = await openOptions(user);
    await user.click(await dialog.findByRole('button', { name: 'Add Mia Kovac' }));
    const planned = await grid('Planned Events');
    await waitFor(() => expect(planned.closest('[data-stale]')).toBeTruthy());
    expect(tournamentsOf(planned)).toEqual(['Cup']);
    release();
    await waitFor(async () => expect((await grid('Planned Events')).closest('[data-stale]')).toBeNull());
  });

  it('are as they were left when the page is opened again (TOUR-24)', async () => {
    const first = await openWithMia(ofEachStatus);
    const dialog = await openOptions(first.user);
    await first.user.click(ticksOf(dialog, 'Status Filter').box('Select All'));
    await first.user.click(ticksOf(dialog, 'Event Type').box('Match'));
    await first.user.click(ticksOf(dialog, 'Locale Type').box('Local'));
    await first.user.click(dialog.getByRole('radio', { name: 'Individual' }));
    await first.user.click(dialog.getByRole('switch', { name: 'Merge events' }));
    await first.user.click(dialog.getByRole('radio', { name: 'Events' }));
    await first.user.click(await dialog.findByRole('button', { name: 'Add Mia Kovac' }));
    cleanup();
    const { user } = await server.open('/player/ingrid/schedule/0');
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
