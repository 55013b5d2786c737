import type { EventChoice } from '@strokebook/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo } from '../../testing/real-server.ts';
import { eventNamed, eventOn, useSchedule } from '../../testing/schedule-screen.ts';

const { server, put, openSchedule } = useSchedule();
const cup = eventOn('Cup', '2026-10-01', '2026-10-02');

/** As the player. */
const openChanges = (events: Parameters<typeof openSchedule>[0]) => openSchedule(events, { isSignedIn: true });
type Opened = Awaited<ReturnType<typeof openChanges>>;

const bar = (text: string | RegExp) => screen.findByText(text);
const statusesSent = ({ requestsTo }: Opened) =>
  requestsTo('updateScheduleEvent').map(({ body }) => (body as { status: string }).status);
const storedStatus = async ({ player }: Opened) => (await eventNamed(player, 'Cup')).status;

describe('changes', () => {
  it('make a tournament whose last day follows the first until it is chosen, and whose rounds stay as they are typed (DATA-46)', async () => {
    const { user, requestsTo } = await openChanges([cup]);
    await user.click(await screen.findByRole('button', { name: 'Add event' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Event' }));
    await user.click(await dialog.findByRole('radio', { name: 'Add your own' }));
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
    expect(requestsTo('createScheduleEvent').map(({ body }) => body)).toMatchObject([
      { tournament: { startDate: '2026-10-02', endDate: '2026-10-04', numberOfRounds: 3 } },
    ]);
  });

  it('of who may enter rounds are results alone (TEAM-27)', async () => {
    const coach = await server.withRounds([], { username: 'score-coach' });
    const player = await server.withRounds([], { username: 'scored', enteringIds: [coach.accountId] });
    await put(player, eventOn('Old', '2026-05-01', '2026-05-01'));
    const { user } = await server.open('/player/scored/schedule', { as: coach.accountId });
    await user.click(await screen.findByRole('button', { name: 'Enter the result of Old' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter Result' }));
    await user.click(await dialog.findByRole('button', { name: 'Add a round' }));
    expect(dialog.queryByLabelText('Status')).toBeNull();
    expect(dialog.queryByLabelText('Note')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Remove from the schedule' })).toBeNull();
    await user.type(within(dialog.getByRole('group', { name: 'Round 1' })).getByLabelText('Score'), '71');
    await user.click(dialog.getByRole('button', { name: 'Save result' }));
    await bar('Old is saved.');
    expect((await eventNamed(player, 'Old')).result?.rounds).toMatchObject([{ score: 71 }]);
    expect(screen.queryByRole('button', { name: 'Add event' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Enter result' })).toBeTruthy();
  });

  it('enter how a past event ended: finish, field and scores that nobody logged; undone, it says nothing again', async () => {
    const past = eventOn('Old', '2026-05-01', '2026-05-02');
    const page = await openChanges([past]);
    await page.user.click(await screen.findByRole('button', { name: 'Edit Old' }));
    const finish = await screen.findByLabelText('Finish');
    await page.user.type(finish, 'near the top');
    expect(screen.getByText('Write the finish as 3, T3, MC, WD or DQ.')).toBeTruthy();
    await page.user.clear(finish);
    await page.user.type(finish, 'T3');
    await page.user.type(screen.getByLabelText('Field size'), '78');
    await page.user.click(screen.getByRole('button', { name: 'Add a round' }));
    const round = within(screen.getByRole('group', { name: 'Round 1' }));
    await page.user.type(round.getByLabelText('Score'), '71');
    const metrics = () => page.requestsTo('getHistoricalMetrics').length;
    const asked = metrics();
    await page.user.click(screen.getByRole('button', { name: 'Save event' }));
    await bar('Old is saved.');
    expect(metrics()).toBe(asked + 1);
    const sent = () => page.requestsTo('updateScheduleEvent').map(({ body }) => (body as EventChoice).result);
    const score = { score: 71, par: 72, yards: null, courseRating: null, slopeRating: null };
    expect(sent()).toEqual([{ fieldSize: 78, place: 3, isTied: true, ending: null, rounds: [score] }]);
    expect(await screen.findByText('T3 of 78')).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent().at(-1)).toBeNull());
  });

  it('say at the field which figures of a result are none, keep them until they are, and read parted thousands (DATA-49)', async () => {
    const past = eventOn('Old', '2026-05-01', '2026-05-02');
    const page = await openChanges([past]);
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
    expect(statusesSent(page)).toEqual([]);
    await page.user.type(round.getByLabelText('Rating'), '{Backspace}');
    await page.user.click(save);
    await bar('Old is saved.');
    const [sent] = page.requestsTo('updateScheduleEvent').map(({ body }) => (body as EventChoice).result?.rounds);
    expect(sent).toEqual([{ score: 71, par: 72, yards: 6850, courseRating: 72.5, slopeRating: null }]);
  });

  it('are not left half made without asking: by the cross, Cancel or Escape, which first closes what asks', async () => {
    const page = await openChanges([cup]);
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
    expect([screen.queryByRole('dialog'), statusesSent(page)]).toEqual([null, []]);
    await page.user.click(screen.getByRole('button', { name: 'Edit Cup' }));
    await screen.findByLabelText('Note');
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('of a form store what was changed in it alone, and so does its Undo, whatever changed elsewhere meanwhile (GEN-O2)', async () => {
    const past = eventOn('Old', '2026-05-01', '2026-05-02');
    const page = await openChanges([past]);
    const opened = async () => {
      await page.user.click(await screen.findByRole('button', { name: 'Edit Old' }));
      return screen.findByLabelText<HTMLTextAreaElement>('Note');
    };
    await opened();
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    // For example by the coach, while the page stays open.
    const { accountId, call } = page.player;
    const { tournamentId } = (await eventNamed(page.player, 'Old')).tournament;
    await call('updateScheduleEvent', { params: { accountId, tournamentId }, body: { status: 'qualifying' } });
    const note = await opened();
    const status = screen.getByLabelText<HTMLSelectElement>('Status');
    await waitFor(() => expect(status.value).toBe('qualifying'));
    await page.user.type(note, 'Wind');
    await page.user.click(screen.getByRole('button', { name: 'Save event' }));
    await bar('Old is saved.');
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    const sent = () => page.requestsTo('updateScheduleEvent').map(({ body }) => body);
    await waitFor(() =>
      expect(sent()).toEqual([
        { note: 'Wind', noteBefore: null },
        { note: null, noteBefore: 'Wind' },
      ]),
    );
  });

  it('of a note that somebody else changed meanwhile say what it is now, and replace it when they are saved again (ACCESS-O72)', async () => {
    const past = eventOn('Old', '2026-05-01', '2026-05-02', { note: 'Bring rain gear' });
    const account = { subCircleAccountIds: [demo.coach.accountId] };
    const page = await openSchedule([past], { isSignedIn: true, account });
    const edit = async () => {
      await page.user.click(await screen.findByRole('button', { name: 'Edit Old' }));
      return screen.findByLabelText<HTMLTextAreaElement>('Note');
    };
    const note = await edit();
    const { tournamentId } = (await eventNamed(page.player, 'Old')).tournament;
    const params = { accountId: page.player.accountId, tournamentId };
    const { call } = await server.asPlayer(demo.coach.accountId);
    await call('updateScheduleEvent', { params, body: { note: 'Left is dead' } });
    await page.user.type(note, ', and a hat');
    await page.user.click(screen.getByRole('button', { name: 'Save event' }));
    expect(await screen.findByText('Somebody else changed this note in the meantime.')).toBeTruthy();
    expect(
      await screen.findByText('Dana Whitfield wrote: “Left is dead”. Save again to replace it with yours.'),
    ).toBeTruthy();
    expect(note.value).toBe('Bring rain gear, and a hat');
    await page.user.click(screen.getByRole('button', { name: 'Save event' }));
    await bar('Old is saved.');
    expect(await eventNamed(page.player, 'Old')).toMatchObject({
      note: 'Bring rain gear, and a hat',
      noteAuthor: null,
    });
    await call('updateScheduleEvent', { params, body: { note: 'Left is dead' } });
    cleanup();
    await server.open('/player/ingrid/schedule/0', { as: page.player.accountId });
    await edit();
    expect(await screen.findByText(/^Written by Dana Whitfield, [A-Z][a-z]+ \d+, \d{4}\.$/)).toBeTruthy();
  });

  it('of a tournament of one’s own store the fields that were changed, and Undo knows what was before a lost answer (GEN-O2)', async () => {
    const page = await openChanges([{ ...cup, isOwn: true }]);
    await page.user.click(await screen.findByRole('button', { name: 'Edit Cup' }));
    await page.user.type(await screen.findByLabelText('City'), 'Ione');
    await page.user.selectOptions(screen.getByLabelText('Status'), 'Invited');
    const save = () => page.user.click(screen.getByRole('button', { name: 'Save event' }));
    page.loseNextReply('updateScheduleEvent');
    await save();
    await screen.findByText(/^The server cannot be reached\./);
    expect(await storedStatus(page)).toBe('invited');
    await save();
    await bar('Cup is saved.');
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    const sent = () => page.requestsTo('updateScheduleEvent').map(({ body }) => body);
    const change = { status: 'invited', tournament: { city: `${cup.city ?? ''}Ione` } };
    const back = { status: cup.status, tournament: { city: cup.city } };
    await waitFor(() => expect(sent()).toEqual([change, change, back]));
  });

  it('ask for no result of an event that has not begun', async () => {
    const page = await openChanges([cup]);
    await page.user.click(await screen.findByRole('button', { name: 'Edit Cup' }));
    await screen.findByLabelText('Note');
    expect(screen.queryByLabelText('Finish')).toBeNull();
  });
});

describe('the form of an event', () => {
  const harbor = eventOn('Harbor Open', '2026-10-01', '2026-10-02', { status: 'considering' });

  it('says where tournaments are, marks what is in the schedule already, and asks once when the typing pauses (UX-12)', async () => {
    const { user, requestsTo } = await openSchedule([harbor], {
      isSignedIn: true,
      prepare: async () => {
        await put(await server.withRounds([], { username: 'other' }), { ...harbor, name: 'Harbor Cup' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add event' }));
    const there = { name: /^Harbor Open .* · Amity, CA · in your schedule/ };
    expect((await screen.findByRole<HTMLInputElement>('radio', there)).disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Harbor Cup/ }).disabled).toBe(false);
    await user.type(screen.getByLabelText('Search by name or city'), 'amity');
    const searches = () => requestsTo('searchTournaments').map(({ query }) => query.get('search') ?? '');
    await waitFor(() => expect(searches().at(-1)).toBe('amity'));
    expect(searches()).toEqual(['', 'amity']);
  });

  it('says at its field what is wrong, in words of its own, and completes a web address by itself', async () => {
    const { user, requestsTo } = await openChanges([]);
    await user.click(await screen.findByRole('button', { name: 'Add event' }));
    await user.click(await screen.findByText('Add your own'));
    await user.type(screen.getByLabelText('Name'), 'Club championship');
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '' } });
    const rounds = screen.getByLabelText('Rounds');
    await user.clear(rounds);
    await user.type(rounds, '1.5');
    await user.type(screen.getByLabelText('Web page'), 'example.com/cup{Enter}');
    await screen.findByText('Choose the first day.');
    expect(screen.getByText('Rounds must be a whole number.')).toBeTruthy();
    expect(screen.queryByText('The request cannot be read.')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First day')));
    expect(requestsTo('createScheduleEvent').map(({ body }) => body)).toMatchObject([
      { tournament: { url: 'https://example.com/cup' } },
    ]);
  });
});
