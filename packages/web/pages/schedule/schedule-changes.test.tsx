import type { ScheduleRow } from '@strokebook/contract';
import { calendarDay as day } from '@strokebook/golf/calendar';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Call, failure } from '../../testing/fixture-fetch.ts';
import { scheduleRowOf } from '../../testing/player-blocks.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { eventOfRow, grid, tournamentsOf } from '../../testing/schedule-screen.ts';

type Handlers = NonNullable<NonNullable<Parameters<typeof renderApp>[1]>['handlers']>;
const players = [{ accountId: 1, name: 'Ingrid Solberg' }];
const done = { status: 'SUCCESS' } as const;

/** A schedule that keeps what it is told, unless the server is made to refuse. */
function open(start: readonly ScheduleRow[], { isSignedIn = true, ownIds = [] as readonly string[] } = {}) {
  const server = {
    rows: [...start],
    isBroken: false,
    areLeftGone: false,
    answersAfter: Promise.resolve(),
    storesAfter: Promise.resolve(),
  };
  const eventOf = (id: string) => {
    const row = server.rows.find(({ tournamentId }) => tournamentId === id);
    if (row === undefined) throw new Error(`there is no ${id}`);
    return eventOfRow(row, ownIds.includes(id));
  };
  const idOf = ({ params }: Call) => decodeURIComponent(params['tournamentId'] ?? '');
  const handlers: Handlers = {
    getSchedule: async ({ query }) => {
      const isUpcoming = query.get('isUpcoming') === 'true';
      const rows = server.rows.filter(({ endDate }) => endDate >= '2026-09-20' === isUpcoming);
      await server.answersAfter;
      return { rows, players };
    },
    getScheduleEvents: () => server.rows.map(({ tournamentId }) => eventOf(tournamentId)),
    searchTournaments: () => [eventOfRow(scheduleRowOf('Masters')).tournament],
    updateScheduleEvent: async (call) => {
      await server.storesAfter;
      if (server.isBroken) return failure('UNEXPECTED');
      const { tournament: _, note: _note, ...change } = call.body as Partial<ScheduleRow> & Record<string, unknown>;
      server.rows = server.rows.map((row) => (row.tournamentId === idOf(call) ? { ...row, ...change } : row));
      return eventOf(idOf(call));
    },
    createScheduleEvent: ({ body }) => {
      const { tournament, status } = body as { tournament: { tournamentId?: string; name?: string }; status: string };
      if (server.areLeftGone && tournament.tournamentId !== undefined) return failure('NOT_FOUND');
      const name = tournament.tournamentId ?? tournament.name ?? '';
      server.rows.push(scheduleRowOf(name, { status }));
      return eventOf(name);
    },
    deleteScheduleEvent: (call) => {
      if (server.isBroken) return failure('UNEXPECTED');
      server.rows = server.rows.filter(({ tournamentId }) => tournamentId !== idOf(call));
      return done;
    },
  };
  return { told: server, ...renderApp('/player/ingrid/schedule/0', { isSignedIn, handlers }) };
}

const cup = scheduleRowOf('Cup');
const statusOf = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name: `Status of ${name}` });
const bar = (text: string | RegExp) => screen.findByText(text);
const changesOf = ({ server }: ReturnType<typeof open>) =>
  server.callsOf('updateScheduleEvent').map(({ body }) => (body as { status: string }).status);

describe('changes in place', { timeout: 30_000 }, () => {
  it('are for those with full access alone (ACCESS-05)', async () => {
    open([cup], { isSignedIn: false });
    await grid('Planned Events');
    expect(screen.queryByRole('combobox')).toBeNull();
    for (const name of ['Add event', 'Edit Cup', 'Calendar']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('of a status are seen at once, leave row and focus in place until something else is asked for, and can be undone (TOUR-15, TOUR-16)', async () => {
    const page = open([cup]);
    const status = await statusOf('Cup');
    await page.user.selectOptions(status, 'Conflict/WD');
    act(() => status.focus());
    expect((await bar('Cup: Conflict/WD.')).closest('[role=status]')).toBeTruthy();
    await waitFor(() => expect(changesOf(page)).toEqual(['conflict']));
    expect(tournamentsOf(await grid('Planned Events'))).toEqual(['Cup']);
    expect([document.activeElement, status.value]).toEqual([status, 'conflict']);
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await bar('Cup: In Field again.');
    await waitFor(() => expect(changesOf(page)).toEqual(['conflict', 'inField']));
    expect(page.told.rows[0]?.status).toBe('inField');
    await page.user.selectOptions(status, 'Considering');
    expect(tournamentsOf(await grid('Planned Events'))).toEqual(['Cup']);
    await page.user.click(screen.getByRole('button', { name: /^View by: Month/ }));
    await page.user.click(await screen.findByRole('menuitemradio', { name: 'Season' }));
    expect(tournamentsOf(await grid('Considering Events'))).toEqual(['Cup']);
  });

  it('of a status by arrow keys save the one that is chosen by Enter or by leaving, and none with Escape (TOUR-15)', async () => {
    const page = open([{ ...cup, status: 'considering' }]);
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
    expect(changesOf(page)).toEqual([]);
    press('Enter');
    await waitFor(() => expect(changesOf(page)).toEqual(['applied']));
    moveTo('ArrowUp', 'qualifying');
    act(() => status.blur());
    await waitFor(() => expect(changesOf(page)).toEqual(['applied', 'qualifying']));
  });

  it('are not taken back by a slow answer from before them, nor left behind without asking while they wait (TOUR-15)', async () => {
    const page = open([cup]);
    const status = await statusOf('Cup');
    const slow = Promise.withResolvers<void>();
    page.told.answersAfter = slow.promise;
    const asked = () => page.server.callsOf('getSchedule').length;
    const before = asked();
    await page.user.selectOptions(status, 'Considering');
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    const stored = Promise.withResolvers<void>();
    page.told.storesAfter = stored.promise;
    await page.user.selectOptions(status, 'Applied');
    slow.resolve();
    await waitFor(() => expect(changesOf(page)).toEqual(['considering', 'applied']));
    expect(status.value).toBe('applied');
    const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(mayLeave()).toBe(false);
    stored.resolve();
    await waitFor(() => expect(page.told.rows[0]?.status).toBe('applied'));
    await waitFor(() => expect(mayLeave()).toBe(true));
    expect(status.value).toBe('applied');
  });

  it('that the server refuses are taken back with a sentence', async () => {
    const page = open([cup]);
    const status = await statusOf('Cup');
    page.told.isBroken = true;
    await page.user.selectOptions(status, 'Invited');
    expect((await bar(/^Cup could not be changed\./)).closest('[role=alert]')).toBeTruthy();
    expect(tournamentsOf(await grid('Planned Events'))).toEqual(['Cup']);
    expect((await statusOf('Cup')).value).toBe('inField');
  });

  it('add a tournament that is found, which can be undone', async () => {
    const page = open([cup]);
    await page.user.click(await screen.findByRole('button', { name: 'Add event' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Event' }));
    await page.user.click(await dialog.findByRole('radio', { name: /^Masters/ }));
    await page.user.click(dialog.getByRole('button', { name: 'Save event' }));
    await bar('Masters is in the schedule.');
    expect(tournamentsOf(await grid('Considering Events'))).toEqual(['Masters']);
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(page.told.rows.map(({ tournamentId }) => tournamentId)).toEqual(['Cup']));
  });

  it('make a tournament whose last day follows the first until it is chosen, and whose rounds stay as they are typed (DATA-46)', async () => {
    const { user, server } = open([cup]);
    await user.click(await screen.findByRole('button', { name: 'Add event' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Event' }));
    await user.click(await dialog.findByRole('radio', { name: 'Make one' }));
    const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label);
    const set = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
    await user.type(field('Name'), 'Club');
    set('First day', '2026-10-03');
    expect(field('Last day').value).toBe('2026-10-03');
    set('Last day', '2026-10-04');
    set('First day', '2026-10-02');
    expect(field('Last day').value).toBe('2026-10-04');
    await user.clear(field('Rounds'));
    expect(field('Rounds').value).toBe('');
    await user.type(field('Rounds'), '3');
    expect(field('Rounds').value).toBe('3');
    await user.click(dialog.getByRole('button', { name: 'Save event' }));
    await bar('Club is in the schedule.');
    expect(server.callsOf('createScheduleEvent').map(({ body }) => body)).toMatchObject([
      { tournament: { startDate: '2026-10-02', endDate: '2026-10-04', numberOfRounds: 3 } },
    ]);
  });

  it('take an event out, and put it back as it was', async () => {
    const result = { fieldSize: 78, place: 3, isTied: true, ending: null, rounds: [] };
    const page = open([{ ...cup, status: 'applied', result }]);
    await page.user.click(await screen.findByRole('button', { name: 'Edit Cup' }));
    await page.user.click(await screen.findByRole('button', { name: 'Take out of the schedule' }));
    await bar('Cup is taken out.');
    expect(await screen.findByText('No planned events.')).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(tournamentsOf(await grid('Planned Events'))).toEqual(['Cup']);
    expect(page.server.callsOf('createScheduleEvent').map(({ body }) => body)).toEqual([
      { status: 'applied', isFavorite: false, note: null, result, tournament: { tournamentId: 'Cup' } },
    ]);
  });

  it('put one of their own back under its id, and make it anew where it is gone for good', async () => {
    const page = open([cup], { ownIds: ['Cup'] });
    const takeOutAndUndo = async () => {
      await page.user.click(await screen.findByRole('button', { name: 'Edit Cup' }));
      await page.user.click(await screen.findByRole('button', { name: 'Take out of the schedule' }));
      await bar('Cup is taken out.');
      await page.user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(tournamentsOf(await grid('Planned Events'))).toEqual(['Cup']);
    };
    const asked = () =>
      page.server.callsOf('createScheduleEvent').map(({ body }) => (body as { tournament: object }).tournament);
    await takeOutAndUndo();
    expect(asked()).toEqual([{ tournamentId: 'Cup' }]);
    page.told.areLeftGone = true;
    await takeOutAndUndo();
    expect(asked().slice(1)).toEqual([{ tournamentId: 'Cup' }, expect.objectContaining({ name: 'Cup' })]);
  });

  it('take nothing out that the server keeps', async () => {
    const page = open([cup]);
    await page.user.click(await screen.findByRole('button', { name: 'Edit Cup' }));
    const button = await screen.findByRole('button', { name: 'Take out of the schedule' });
    page.told.isBroken = true;
    await page.user.click(button);
    await bar(/^Cup could not be taken out\./);
    expect(tournamentsOf(await grid('Planned Events'))).toEqual(['Cup']);
  });

  it('enter how a past event ended: finish, field and scores that nobody logged; undone, it says nothing again', async () => {
    const past = scheduleRowOf('Old', { startDate: day('2026-05-01'), endDate: day('2026-05-02') });
    const page = open([past]);
    await page.user.click(await screen.findByRole('button', { name: 'Edit Old' }));
    const finish = await screen.findByLabelText('Finish');
    await page.user.type(finish, 'third');
    expect(screen.getByText('Write the finish as 3, T3, MC, WD or DQ.')).toBeTruthy();
    await page.user.clear(finish);
    await page.user.type(finish, 'T3');
    await page.user.type(screen.getByLabelText('Field size'), '78');
    await page.user.click(screen.getByRole('button', { name: 'Add a round' }));
    const round = within(screen.getByRole('group', { name: 'Round 1' }));
    await page.user.type(round.getByLabelText('Score'), '71');
    const metrics = () => page.server.callsOf('getHistoricalMetrics').length;
    const asked = metrics();
    await page.user.click(screen.getByRole('button', { name: 'Save event' }));
    await bar('Old is saved.');
    expect(metrics()).toBe(asked + 1);
    const sent = () => page.server.callsOf('updateScheduleEvent').map(({ body }) => (body as ScheduleRow).result);
    const score = { score: 71, par: 72, yards: null, courseRating: null, slopeRating: null };
    expect(sent()).toEqual([{ fieldSize: 78, place: 3, isTied: true, ending: null, rounds: [score] }]);
    expect(await screen.findByText('T3 of 78')).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent().at(-1)).toBeNull());
  });

  it('say at the field which figures of a result are none, keep them until they are, and read parted thousands (DATA-49)', async () => {
    const past = scheduleRowOf('Old', { startDate: day('2026-05-01'), endDate: day('2026-05-02') });
    const page = open([past]);
    await page.user.click(await screen.findByRole('button', { name: 'Edit Old' }));
    const field = await screen.findByLabelText('Field size');
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save event' });
    await page.user.type(field, '7x');
    expect(screen.getByText('Field size must be a number.')).toBeTruthy();
    await page.user.type(field, '{Enter}');
    await page.user.clear(field);
    await page.user.click(screen.getByRole('button', { name: 'Add a round' }));
    const round = within(screen.getByRole('group', { name: 'Round 1' }));
    await page.user.type(round.getByLabelText('Score'), '71');
    await page.user.type(round.getByLabelText('Yards'), '6,850');
    await page.user.type(round.getByLabelText('Rating'), '72,5?');
    expect(round.getByText('Rating must be a number.')).toBeTruthy();
    await page.user.click(save);
    expect(changesOf(page)).toEqual([]);
    await page.user.type(round.getByLabelText('Rating'), '{Backspace}');
    await page.user.click(save);
    await bar('Old is saved.');
    const [sent] = page.server.callsOf('updateScheduleEvent').map(({ body }) => (body as ScheduleRow).result?.rounds);
    expect(sent).toEqual([{ score: 71, par: 72, yards: 6850, courseRating: 72.5, slopeRating: null }]);
  });

  it('are not left half made without asking: by the cross, Cancel or Escape, which first closes what asks', async () => {
    const page = open([cup]);
    await page.user.click(await screen.findByRole('button', { name: 'Edit Cup' }));
    const note = await screen.findByLabelText<HTMLTextAreaElement>('Note');
    const asks = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
    await page.user.type(note, 'Wind');
    await page.user.keyboard('{Escape}');
    await asks();
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull());
    expect([note.isConnected, note.value]).toEqual([true, 'Wind']);
    await page.user.click(screen.getByRole('button', { name: 'Close' }));
    await page.user.click(within(await asks()).getByRole('button', { name: 'Stay here' }));
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await page.user.click(within(await asks()).getByRole('button', { name: 'Leave without saving' }));
    expect([screen.queryByRole('dialog'), changesOf(page)]).toEqual([null, []]);
    await page.user.click(screen.getByRole('button', { name: 'Edit Cup' }));
    await screen.findByLabelText('Note');
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('of a form store what was changed in it alone, and so does its Undo, whatever changed elsewhere meanwhile (GEN-O2)', async () => {
    const past = scheduleRowOf('Old', { startDate: day('2026-05-01'), endDate: day('2026-05-02') });
    const page = open([past]);
    const opened = async () => {
      await page.user.click(await screen.findByRole('button', { name: 'Edit Old' }));
      return screen.findByLabelText<HTMLTextAreaElement>('Note');
    };
    await opened();
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    // By the coach, say, while the page stays as it is.
    page.told.rows = [{ ...past, status: 'qualifying' }];
    const note = await opened();
    const status = screen.getByLabelText<HTMLSelectElement>('Status');
    await waitFor(() => expect(status.value).toBe('qualifying'));
    await page.user.type(note, 'Wind');
    await page.user.click(screen.getByRole('button', { name: 'Save event' }));
    await bar('Old is saved.');
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    const sent = () => page.server.callsOf('updateScheduleEvent').map(({ body }) => body);
    await waitFor(() => expect(sent()).toEqual([{ note: 'Wind' }, { note: null }]));
  });

  it('of a tournament of one’s own store the fields that were changed, and Undo knows what was before a lost answer (GEN-O2)', async () => {
    const page = open([cup], { ownIds: ['Cup'] });
    await page.user.click(await screen.findByRole('button', { name: 'Edit Cup' }));
    await page.user.type(await screen.findByLabelText('City'), 'Ione');
    await page.user.selectOptions(screen.getByLabelText('Status'), 'Invited');
    const save = () => page.user.click(screen.getByRole('button', { name: 'Save event' }));
    page.told.isBroken = true;
    await save();
    await screen.findByText(/could not|went wrong/i);
    page.told.isBroken = false;
    // It was stored, and only the answer was lost.
    page.told.rows = [{ ...cup, status: 'invited' }];
    await save();
    await bar('Cup is saved.');
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    const sent = () => page.server.callsOf('updateScheduleEvent').map(({ body }) => body);
    const change = { status: 'invited', tournament: { city: `${cup.city ?? ''}Ione` } };
    const back = { status: cup.status, tournament: { city: cup.city } };
    await waitFor(() => expect(sent()).toEqual([change, change, back]));
  });

  it('ask for no result of an event that has not begun', async () => {
    const page = open([cup]);
    await page.user.click(await screen.findByRole('button', { name: 'Edit Cup' }));
    await screen.findByLabelText('Note');
    expect(screen.queryByLabelText('Finish')).toBeNull();
  });
});

describe('what is said of a change', { timeout: 30_000 }, () => {
  it('goes after 3000 ms, but waits while someone points at it or is in it (UX-04)', async () => {
    const page = open([cup]);
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
    expect(page.told.rows[0]?.status).toBe('applied');
  });

  it('has its Undo one Tab away from wherever one is, and Escape leads back (UX-04)', async () => {
    const page = open([cup]);
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
    await waitFor(() => expect(page.told.rows[0]?.status).toBe('applied'));
    expect(document.activeElement).toBe(await statusOf('Cup'));
  });
});

describe('the calendar', { timeout: 30_000 }, () => {
  it('says who can read what, notes included, before there is an address', async () => {
    const handlers: Handlers = { getCalendarFeed: () => ({ path: null }) };
    const { user } = renderApp('/player/ingrid/schedule/0', { isSignedIn: true, handlers });
    await user.click(await screen.findByRole('button', { name: 'Calendar' }));
    await screen.findByRole('button', { name: 'Make an address' });
    screen.getByText(/whoever has it can read the schedule, with the notes of its events, without signing in/);
  });

  it('has a secret address that is made, copied, replaced and withdrawn, each said in plain words', async () => {
    let made = 0;
    let path: string | null = null;
    const handlers: Handlers = {
      getSchedule: () => ({ rows: [], players }),
      getCalendarFeed: () => ({ path }),
      createCalendarFeed: () => {
        made += 1;
        path = `/api/calendars/1.ics?key=${made}`;
        return { path };
      },
      deleteCalendarFeed: () => {
        path = null;
        return done;
      },
    };
    const { user } = renderApp('/player/ingrid/schedule/0', { isSignedIn: true, handlers });
    await user.click(await screen.findByRole('button', { name: 'Calendar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Calendar' }));
    await user.click(await dialog.findByRole('button', { name: 'Make an address' }));
    await dialog.findByText('The address is made.');
    const address = () => dialog.getByLabelText<HTMLInputElement>('Address').value;
    expect(address()).toBe(`${location.origin}/api/calendars/1.ics?key=1`);
    const link = dialog.getByRole<HTMLAnchorElement>('link', { name: 'Open in my calendar' });
    expect(link.href).toBe(`webcal://${location.host}/api/calendars/1.ics?key=1`);
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    await dialog.findByText('The address is copied.');
    expect(await navigator.clipboard.readText()).toBe(address());
    await user.click(dialog.getByRole('button', { name: 'Make a new address' }));
    await dialog.findByText('There is a new address. The old one has stopped.');
    expect(address()).toContain('key=2');
    await user.click(dialog.getByRole('button', { name: 'Withdraw the address' }));
    await dialog.findByText('The address is withdrawn. Calendars that used it get no more news.');
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Make an address' })));
  });
});
