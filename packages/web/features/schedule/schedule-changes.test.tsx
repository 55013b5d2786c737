import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  eventNamed,
  eventOn,
  eventsOf,
  grid,
  thirdOf78,
  tournamentsOf,
  useSchedule,
} from '../../testing/schedule-screen.ts';

const { server, put, openSchedule } = useSchedule();
const cup = eventOn('Cup', '2026-10-01', '2026-10-02');

/** As the player. */
const openChanges = (events: Parameters<typeof openSchedule>[0]) => openSchedule(events, { isSignedIn: true });
type Opened = Awaited<ReturnType<typeof openChanges>>;

const statusOf = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name: `Status of ${name}` });
const bar = (text: string | RegExp) => screen.findByText(text);
const statusesSent = ({ requestsTo }: Opened) =>
  requestsTo('updateScheduleEvent').map(({ body }) => (body as { status: string }).status);
const storedStatus = async ({ player }: Opened) => (await eventNamed(player, 'Cup')).status;

describe('changes in place', () => {
  it('are for those with full access alone (ACCESS-05)', async () => {
    await openSchedule([cup]);
    await grid('Planned Events');
    expect(screen.queryByRole('combobox')).toBeNull();
    for (const name of ['Add event', 'Edit Cup', 'Calendar']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('of a status are seen at once, leave row and focus in place until something else is asked for, and can be undone (TOUR-15, TOUR-16)', async () => {
    const page = await openChanges([cup]);
    const status = await statusOf('Cup');
    await page.user.selectOptions(status, 'Conflict/WD');
    act(() => status.focus());
    expect((await bar('Cup: Conflict/WD.')).closest('[role=status]')).toBeTruthy();
    await waitFor(() => expect(statusesSent(page)).toEqual(['conflict']));
    expect(tournamentsOf(await grid('Planned Events'))).toEqual(['Cup']);
    expect([document.activeElement, status.value]).toEqual([status, 'conflict']);
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await bar('Cup: In Field again.');
    await waitFor(() => expect(statusesSent(page)).toEqual(['conflict', 'inField']));
    expect(await storedStatus(page)).toBe('inField');
    await page.user.selectOptions(status, 'Considering');
    expect(tournamentsOf(await grid('Planned Events'))).toEqual(['Cup']);
    await page.user.click(screen.getByRole('button', { name: /^View by: Month/ }));
    await page.user.click(await screen.findByRole('menuitemradio', { name: 'Season' }));
    expect(tournamentsOf(await grid('Considering Events'))).toEqual(['Cup']);
  });

  it('of a status by arrow keys save the one that is chosen by Enter or by leaving, and none with Escape (TOUR-15)', async () => {
    const page = await openChanges([{ ...cup, status: 'considering' }]);
    const status = await statusOf('Cup');
    const moveTo = (key: string, value: string) => {
      fireEvent.keyDown(status, { key });
      fireEvent.change(status, { target: { value } });
    };
    const press = (key: string) => fireEvent.keyDown(status, { key });
    act(() => status.focus());
    moveTo('ArrowDown', 'qualifying');
    moveTo('ArrowDown', 'applied');
    moveTo('ArrowDown', 'conflict');
    press('Escape');
    expect(status.value).toBe('considering');
    moveTo('ArrowDown', 'qualifying');
    moveTo('a', 'applied');
    expect(statusesSent(page)).toEqual([]);
    press('Enter');
    await waitFor(() => expect(statusesSent(page)).toEqual(['applied']));
    moveTo('ArrowUp', 'qualifying');
    act(() => status.blur());
    await waitFor(() => expect(statusesSent(page)).toEqual(['applied', 'qualifying']));
  });

  it('are not taken back by a slow answer from before them, nor left behind without asking while they wait (TOUR-15)', async () => {
    const page = await openChanges([cup]);
    const status = await statusOf('Cup');
    const answer = page.hold('getSchedule');
    const asked = () => page.requestsTo('getSchedule').length;
    const before = asked();
    await page.user.selectOptions(status, 'Considering');
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    const store = page.hold('updateScheduleEvent');
    await page.user.selectOptions(status, 'Applied');
    answer();
    await waitFor(() => expect(statusesSent(page)).toEqual(['considering', 'applied']));
    expect(status.value).toBe('applied');
    const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(mayLeave()).toBe(false);
    store();
    await waitFor(async () => expect(await storedStatus(page)).toBe('applied'));
    await waitFor(() => expect(mayLeave()).toBe(true));
    expect(status.value).toBe('applied');
  });

  it('that the server refuses are taken back with a sentence', async () => {
    const page = await openChanges([cup]);
    const status = await statusOf('Cup');
    page.failAll('updateScheduleEvent', 'UNEXPECTED');
    await page.user.selectOptions(status, 'Invited');
    expect((await bar(/^Cup could not be changed\./)).closest('[role=alert]')).toBeTruthy();
    expect(tournamentsOf(await grid('Planned Events'))).toEqual(['Cup']);
    expect((await statusOf('Cup')).value).toBe('inField');
  });

  it('add a tournament that is found, which can be undone', async () => {
    const page = await openChanges([cup]);
    await server.addTournament(eventOn('Masters', '2026-09-21', '2026-09-22'));
    await page.user.click(await screen.findByRole('button', { name: 'Add event' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Event' }));
    await page.user.click(await dialog.findByRole('radio', { name: /^Masters/ }));
    await page.user.click(dialog.getByRole('button', { name: 'Save event' }));
    await bar('Masters is in the schedule.');
    expect(tournamentsOf(await grid('Considering Events'))).toEqual(['Masters']);
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect((await eventsOf(page.player)).map(({ tournament }) => tournament.name)).toEqual(['Cup']),
    );
  });

  it('take an event out, and put it back as it was; without events a sample and its action are shown (FIRST-04)', async () => {
    const page = await openChanges([{ ...cup, status: 'applied', result: thirdOf78 }]);
    const { tournamentId } = (await eventNamed(page.player, 'Cup')).tournament;
    await page.user.click(await screen.findByRole('button', { name: 'Edit Cup' }));
    await page.user.click(await screen.findByRole('button', { name: 'Remove from the schedule' }));
    await bar('Cup was removed.');
    expect(await screen.findByText('No tournaments yet.')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Sample of a schedule' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add the first tournament' })).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(tournamentsOf(await grid('Planned Events'))).toEqual(['Cup']);
    expect(page.requestsTo('createScheduleEvent').map(({ body }) => body)).toEqual([
      {
        status: 'applied',
        isFavorite: false,
        note: null,
        isNoteShared: false,
        result: thirdOf78,
        tournament: { tournamentId },
      },
    ]);
  });

  it('put one of their own back under its id, and make it anew where it is gone for good', async () => {
    const page = await openChanges([{ ...cup, isOwn: true }]);
    const { tournamentId } = (await eventNamed(page.player, 'Cup')).tournament;
    const takeOut = async () => {
      await page.user.click(await screen.findByRole('button', { name: 'Edit Cup' }));
      await page.user.click(await screen.findByRole('button', { name: 'Remove from the schedule' }));
      await bar('Cup was removed.');
    };
    const undo = async () => {
      await page.user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(tournamentsOf(await grid('Planned Events'))).toEqual(['Cup']);
    };
    const asked = () =>
      page.requestsTo('createScheduleEvent').map(({ body }) => (body as { tournament: object }).tournament);
    await takeOut();
    await undo();
    expect(asked()).toEqual([{ tournamentId }]);
    await takeOut();
    await waitFor(async () => expect(await eventsOf(page.player)).toEqual([]));
    // Removing the next one deletes the earlier ones permanently.
    const { accountId } = page.player;
    const other = await put(page.player, eventOn('Other', '2026-11-01', '2026-11-01'));
    await page.player.call('deleteScheduleEvent', {
      params: { accountId, tournamentId: other.tournament.tournamentId },
    });
    await undo();
    await waitFor(() => expect(asked().slice(1)).toEqual([{ tournamentId }, expect.objectContaining({ name: 'Cup' })]));
    await waitFor(async () => expect((await eventNamed(page.player, 'Cup')).isOwn).toBe(true));
  });

  it('take nothing out that the server keeps', async () => {
    const page = await openChanges([cup]);
    await page.user.click(await screen.findByRole('button', { name: 'Edit Cup' }));
    const button = await screen.findByRole('button', { name: 'Remove from the schedule' });
    page.failAll('deleteScheduleEvent', 'UNEXPECTED');
    await page.user.click(button);
    await bar(/^Cup could not be removed\./);
    expect(tournamentsOf(await grid('Planned Events'))).toEqual(['Cup']);
  });
});

describe('what is said of a change', () => {
  it('goes after 3000 ms, but waits while someone points at it or is in it (UX-04)', async () => {
    const page = await openChanges([cup]);
    const status = await statusOf('Cup');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.change(status, { target: { value: 'applied' } });
    const text = screen.getByText('Cup: Applied.');
    const box = text.parentElement as HTMLElement;
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    fireEvent.pointerEnter(box);
    await pass(10_000);
    expect(text.isConnected).toBe(true);
    fireEvent.pointerLeave(box);
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    await pass(10_000);
    expect(text.isConnected).toBe(true);
    act(() => status.focus());
    await pass(2_900);
    expect(text.isConnected).toBe(true);
    await pass(200);
    expect(text.isConnected).toBe(false);
    expect(await storedStatus(page)).toBe('applied');
  });

  it('has its Undo one Tab away from wherever one is, and Escape leads back (UX-04)', async () => {
    const page = await openChanges([cup]);
    const status = await statusOf('Cup');
    await page.user.selectOptions(status, 'Applied');
    act(() => status.focus());
    await page.user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    await page.user.keyboard('{Escape}');
    expect(document.activeElement).toBe(status);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await page.user.selectOptions(status, 'Qualifying');
    act(() => status.focus());
    await page.user.tab();
    await page.user.keyboard('{Enter}');
    await waitFor(async () => expect(await storedStatus(page)).toBe('applied'));
    expect(document.activeElement).toBe(await statusOf('Cup'));
  });
});
