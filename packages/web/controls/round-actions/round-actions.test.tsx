import { accountIdOf, features } from '@strokebook/golf/access';
import { addDays } from '@strokebook/golf/calendar';
import type { RoundDocument } from '@strokebook/golf/model';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useDevice } from '../../testing/device-store.ts';
import { scorecard } from '../../testing/my-rounds-screen.ts';
import { demo, type TestPlayer, useRealServer } from '../../testing/real-server.ts';
import { makeCareer, makeRound, TODAY } from '../../testing/rounds.ts';

const server = useRealServer({ today: TODAY });
const device = useDevice();
const address = '/player/ingrid/my-rounds';
const finished = makeCareer(6);
const COACH = demo.coach.accountId;

const [whole] = finished.slice(-1) as [RoundDocument];
/** Seven holes, one under. */
const running: RoundDocument = {
  ...whole,
  ...{ roundId: 'running', playedOn: TODAY, status: 'inProgress', type: 'practice' },
  course: { name: 'Elmwood Heath' },
  tournament: undefined,
  holes: whole.holes.map(({ hole, par }, index) =>
    index < 7 ? { hole, par, score: index === 3 ? par - 1 : par } : { hole, par },
  ),
};

const openAs = (as?: number, path = address) => server.open(path, as === undefined ? {} : { as });
const withCoach = (rounds: readonly RoundDocument[]) => server.withRounds(rounds, { subCircleAccountIds: [COACH] });
/** Closes the page and signs out. */
const leave = () => {
  cleanup();
  localStorage.clear();
};
const roundIn = (table: HTMLElement, roundId: string) =>
  table.querySelector<HTMLElement>(`tr[data-round="${roundId}"]`);
const optionsOf = (table: HTMLElement, roundId: string) =>
  within(roundIn(table, roundId) as HTMLElement).getByRole('button');
const inProgress = () => screen.findByRole('region', { name: 'In progress' });
const change = (player: TestPlayer, round: RoundDocument, roundId = round.roundId) =>
  player.call('putRound', { params: { accountId: player.accountId, roundId }, body: round as never });

describe('a round in progress', () => {
  it('is listed with its holes and score to par, and its player continues it (ENTRY-29)', async () => {
    const { accountId } = await withCoach([...finished, running]);
    await openAs(accountId);
    const list = within(await inProgress());
    expect(list.getByText('Elmwood Heath')).toBeTruthy();
    expect(list.getByText('thru 7, −1')).toBeTruthy();
    expect(list.getByRole('link', { name: /^Continue Elmwood Heath/ }).getAttribute('href')).toBe('/log/running');
    expect(roundIn(await scorecard(), 'running')).toBeNull();
  });

  it('is listed for others from the day after, without actions, and watched by a coach at once (ENTRY-29, TEAM-30)', async () => {
    const left = { ...running, roundId: 'left', playedOn: addDays(TODAY, -1), course: { name: 'Pine Hollow' } };
    await withCoach([...finished, running, left]);
    await openAs();
    const list = within(await inProgress());
    expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Pine Hollow.*thru 7, −1$/),
    ]);
    expect([...list.queryAllByRole('link'), ...list.queryAllByRole('button')]).toEqual([]);
    leave();
    const { user } = await openAs(COACH);
    const link = await screen.findByRole('link', { name: /^Watch Elmwood Heath/ });
    expect(link.getAttribute('href')).toBe('/player/ingrid/my-rounds/live/running');
    expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^More about Elmwood Heath/ }));
    const entry = await screen.findByRole('link', { name: 'Enter strokes for Ingrid' });
    expect(entry.getAttribute('href')).toBe('/log/running?player=ingrid');
  });

  it('is the only one: the page lists it below the notice (ENTRY-29, ENTRY-01)', async () => {
    const { accountId } = await withCoach([running]);
    await openAs(accountId);
    await screen.findByRole('heading', { name: 'Not Enough Data' });
    expect(within(await inProgress()).getByText('thru 7, −1')).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log a round' }).getAttribute('href')).toBe(
      '/log',
    );
  });

  it('is none any more once it is finished on this device, before the account has got it (ENTRY-21, ENTRY-29)', async () => {
    const { accountId } = await withCoach([...finished, running]);
    const store = device.openTab();
    const key = { accountId: accountIdOf(accountId), playerId: accountIdOf(accountId), roundId: 'running' };
    const browser = server.createBrowser();
    browser.failAll('putRound', 'UNEXPECTED');
    const whole18 = { ...running, status: 'completed', holes: whole.holes } as const;
    await store.append(key, { kind: 'load', round: whole18 });
    await server.open('/player/ingrid/data-analysis', { as: accountId, store, browser });
    await screen.findByText('Scoring average');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'In progress' })).toBeNull());
    const waiting = within(await screen.findByRole('region', { name: 'Finished, not sent yet' }));
    expect(waiting.getByRole('listitem').textContent).toMatch(
      /^Elmwood Heath.* · on this device until there is a network\d+ \([+−E]\d*\)Open$/,
    );
  });

  it('leaves the rounds of the page as they were where they cannot be loaded again (ENTRY-20, ERR-O5)', async () => {
    const { accountId } = await withCoach(finished);
    const browser = server.createBrowser();
    const { app } = await server.open('/player/ingrid/data-analysis', { as: accountId, browser });
    await screen.findByText('Scoring average');
    const restore = ['listRounds', 'getCompletedRoundCounts', 'getSettings'].map((routeId) =>
      browser.failAll(routeId as never, 'network'),
    );
    await app.queryClient.refetchQueries();
    expect(screen.getByText('Scoring average')).toBeTruthy();
    expect(screen.queryByText('This part of the page could not be shown.')).toBeNull();
    for (const end of restore) end();
  });

  it('is at the top of the dashboard and in the picker of rounds (ENTRY-29)', async () => {
    const { accountId } = await withCoach([...finished, running]);
    await openAs(accountId, '/player/ingrid/data-analysis');
    expect(within(await inProgress()).getByText('thru 7, −1')).toBeTruthy();
    leave();
    const { user } = await openAs(accountId);
    await scorecard();
    await user.click(screen.getByRole('button', { name: /^Rounds: / }));
    await user.click(await screen.findByRole('menuitem', { name: 'Choose rounds…' }));
    const picker = within(await screen.findByRole('dialog', { name: 'My Rounds' }));
    expect(picker.getByText('thru 7, −1')).toBeTruthy();
    expect(picker.getByRole('status').textContent).toContain(`of ${finished.length} rounds`);
  });
});

describe("a stored round's menu", () => {
  it('leads to the editor, for its player and for a coach, and is closed to others (ENTRY-27)', async () => {
    const { accountId } = await withCoach(finished);
    const mine = await openAs(accountId);
    await mine.user.click(optionsOf(await scorecard(), whole.roundId));
    const edit = await screen.findByRole('link', { name: 'Edit round' });
    expect(edit.getAttribute('href')).toBe(`/log/${whole.roundId}`);
    leave();
    const coach = await openAs(COACH);
    await coach.user.click(optionsOf(await scorecard(), whole.roundId));
    expect((await screen.findByRole('link', { name: 'Edit round' })).getAttribute('href')).toBe(
      `/log/${whole.roundId}?player=ingrid`,
    );
    leave();
    await openAs();
    expect(within(roundIn(await scorecard(), whole.roundId) as HTMLElement).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link', { name: /^Edit hole/ })).toBeNull();
  });

  it('says who made each revision and what changed, and restores an earlier one (ENTRY-27)', async () => {
    const player = await withCoach(finished);
    const [first, ...others] = whole.holes;
    if (first === undefined) throw new Error('a round has holes');
    const worse = { ...whole, holes: [{ ...first, score: (first.score ?? 0) + 1 }, ...others] };
    await change(player, worse);
    const { user } = await openAs(player.accountId);
    await user.click(optionsOf(await scorecard(), whole.roundId));
    const history = within(await screen.findByRole('region', { name: 'History' }));
    expect(await history.findByText(`Hole 1: ${first.score} → ${(first.score ?? 0) + 1}`)).toBeTruthy();
    expect(history.getByText('Ingrid Solberg')).toBeTruthy();
    expect(history.getByText('Before the history was kept')).toBeTruthy();
    await user.click(history.getByRole('button', { name: 'Restore version 1' }));
    expect(await history.findByText('The earlier version is back.')).toBeTruthy();
    expect(await history.findByText(`Hole 1: ${(first.score ?? 0) + 1} → ${first.score}`)).toBeTruthy();
    const stored = await player.call('getRound', { params: { accountId: player.accountId, roundId: whole.roundId } });
    expect(stored.round.holes[0]?.score).toBe(first.score);
  });

  it('deletes after saying what goes, and Undo brings the round back (ENTRY-27)', async () => {
    const player = await withCoach(finished);
    const { user } = await openAs(player.accountId);
    await user.click(optionsOf(await scorecard(), whole.roundId));
    await user.click(await screen.findByRole('button', { name: 'Delete round…' }));
    const question = within(await screen.findByRole('group', { name: 'Delete this round?' }));
    expect(question.getByText(/every list and figure/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Keep it' }));
    await user.click(await screen.findByRole('button', { name: 'Delete round…' }));
    await user.click(await screen.findByRole('button', { name: 'Delete round' }));
    expect(await screen.findByText('The round was deleted.')).toBeTruthy();
    await waitFor(async () => expect(roundIn(await scorecard(), whole.roundId)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The round is back.')).toBeTruthy();
    await waitFor(async () => expect(roundIn(await scorecard(), whole.roundId)).not.toBeNull());
  });

  it('deletes the last round too: Undo stands on the page without rounds (ENTRY-27)', async () => {
    const player = await withCoach([whole]);
    const { user } = await openAs(player.accountId);
    await user.click(optionsOf(await scorecard(), whole.roundId));
    await user.click(await screen.findByRole('button', { name: 'Delete round…' }));
    await user.click(await screen.findByRole('button', { name: 'Delete round' }));
    await screen.findByRole('heading', { name: 'Not Enough Data' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(roundIn(await scorecard(), whole.roundId)).not.toBeNull());
  });
});

describe('who entered a round', () => {
  it('stands on the scorecard and in the list of rounds in progress, for those who see the rounds (ENTRY-28)', async () => {
    const player = await withCoach(finished);
    const coach = await server.asPlayer(COACH);
    const { accountId } = player;
    const entered = { ...makeRound({ id: 900, playedOn: TODAY }), roundId: 'entered' };
    const left = { ...running, roundId: 'entered-running', playedOn: addDays(TODAY, -1) };
    for (const round of [entered, left]) {
      await coach.call('putRound', { params: { accountId, roundId: round.roundId }, body: round as never });
    }
    const { user } = await openAs();
    const line = roundIn(await scorecard(), 'entered');
    expect(line?.textContent).toContain('Entered by Dana Whitfield');
    // On phones, where the line has no room, the round's menu says it to visitors as well.
    await user.click(within(line as HTMLElement).getByRole('button'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Entered by Dana Whitfield')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Delete round…' })).toBeNull();
    expect(dialog.queryByRole('region', { name: 'History' })).toBeNull();
    await user.keyboard('{Escape}');
    expect((await inProgress()).textContent).toContain('Entered by Dana Whitfield');
  });

  it('is nowhere while the rounds are hidden (ENTRY-28, ACCESS-15)', async () => {
    await withCoach([...finished, running]);
    await server.hideFeatures('ingrid', [features.myRounds]);
    const { pathname } = await openAs();
    await waitFor(() => expect(pathname()).not.toBe(address));
    expect(screen.queryByText('thru 7, −1')).toBeNull();
  });
});

describe('holes behind a figure', () => {
  it('lead to their place in the editor (ENTRY-27)', async () => {
    const { accountId } = await withCoach(finished);
    const of = JSON.stringify({ overview: 'Last 3', figure: 'approach.greensInRegulation' });
    await openAs(accountId, `/player/ingrid/data-analysis?category=approach&of=${encodeURIComponent(of)}`);
    const dialog = within(await screen.findByRole('dialog'));
    const [link] = await dialog.findAllByRole('link', { name: /^Edit hole \d+/ });
    const hole = /Edit hole (\d+)/.exec(link?.getAttribute('aria-label') ?? '')?.[1];
    expect(link?.getAttribute('href')).toMatch(new RegExp(`^/log/round-\\d+\\?hole=${hole}$`));
  });
});
