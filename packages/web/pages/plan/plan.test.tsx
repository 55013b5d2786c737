import type { RoundDocument } from '@strokebook/golf/model';
import { calendarDay } from '@strokebook/golf/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';
import { useDevice } from '../../testing/device-store.ts';
import { makeRound } from '../../testing/rounds.ts';

const server = useRealServer({ today: calendarDay('2026-06-15') });
const device = useDevice();
const { player, stranger } = demo;
const plan = `/player/${player.username}/plan`;
const open = (path = plan, as: number = player.accountId) => server.open(path, { as });
const numbersIn = (text: string | null): number[] => [...(text ?? '').matchAll(/[\d.]+/g)].map(([one]) => Number(one));

describe('the plan of a hole', () => {
  it('says where to aim, what the flag costs, where not to miss and the next clubs, and opens to what it is made of (AIM-08, AIM-09)', async () => {
    await open(`${plan}?hole=1`);
    const verdict = await screen.findByRole('heading', { level: 1 }, { timeout: 15_000 });
    expect(verdict.textContent).toMatch(/^(Driver|\d wood|\d hybrid|\d iron), [a-z\d].+\.$/);
    expect(
      screen.getByText(/^(At the flag it costs|At the flag: no difference worth knowing)/, { exact: false }),
    ).toBeTruthy();
    const misses = within(screen.getByRole('region', { name: 'Where not to miss' }));
    expect(misses.getAllByRole('listitem').map((one) => one.querySelector('b')?.textContent)).toEqual([
      ...['Left', 'Right', 'Short', 'Long'],
    ]);
    const parts = within(screen.getByRole('region', { name: 'What it is made of' }));
    const [, ...rows] = parts.getAllByRole('row');
    const sum = rows.pop();
    const shares = rows.map((row) => numbersIn(within(row).getAllByRole('cell')[0]?.textContent ?? '')[0] ?? 0);
    expect(Math.abs(shares.reduce((all, one) => all + one, 0) - 100)).toBeLessThanOrEqual(2);
    // The stroke itself and the mean from there are the value.
    const [mean = 0, value = 0] = numbersIn(sum?.textContent ?? '').slice(-2);
    expect(numbersIn(sum?.textContent ?? '')).not.toHaveLength(0);
    expect(value === 0 ? mean : value).toBeGreaterThan(3);
    expect(parts.getByText(/^\d+ shots$/)).toBeTruthy();
  });

  it('takes another club with a press, says what it costs against the plan, and takes it back (AIM-07, AIM-08)', async () => {
    const { user } = await open(`${plan}?hole=1`);
    const clubs = within(await screen.findByRole('region', { name: 'The next clubs' }, { timeout: 15_000 }));
    const before = screen.getByRole('heading', { level: 1 }).textContent;
    const [next] = clubs.getAllByRole('button');
    await user.click(next as HTMLElement);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe(before));
    await user.click(screen.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(before));
  });

  it('takes wind and slope of a hole, and names a wind in which nobody plays (AIM-02)', async () => {
    const { user } = await open(`${plan}?hole=1`);
    const score = async () => (await screen.findByText('strokes, this plan')).nextSibling?.textContent;
    const calm = await score();
    await user.click(screen.getByRole('button', { name: /^Wind:/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Wind and slope, hole 1' }));
    const wind = dialog.getByRole('textbox', { name: 'Wind against the shot, mph' });
    await user.type(wind, '200{Enter}');
    expect(dialog.getByText('Nobody plays in a wind of 200 mph. Type at most 40.')).toBeTruthy();
    await user.clear(wind);
    await user.type(wind, '25{Enter}');
    expect(await screen.findByRole('button', { name: 'Wind: 25 against' })).toBeTruthy();
    await waitFor(async () => expect(Number(await score())).toBeGreaterThan(Number(calm)));
  });

  it('says what is missing to a player with fewer than five shots, who can type a carry (AIM-01, AIM-14)', async () => {
    const few = await server.withRounds([makeRound({ id: 1, playedOn: calendarDay('2026-06-01'), holeCount: 9 })]);
    const { user } = await open('/player/ingrid/plan?course=harrow-glen&hole=1', few.accountId);
    expect(
      await screen.findByText(/^No club has five measured shots\. Type your carries/, {}, { timeout: 15_000 }),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clubs' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Clubs and handedness' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Another club' }), 'driver');
    await user.type(dialog.getByRole('textbox', { name: 'Driver, total in yd' }), '900');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Driver: 900 yd is no distance of a club. Type 20 to 520 yd.')).toBeTruthy();
    await user.clear(dialog.getByRole('textbox', { name: 'Driver, total in yd' }));
    await user.type(dialog.getByRole('textbox', { name: 'Driver, total in yd' }), '230');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Driver, / }, { timeout: 15_000 })).toBeTruthy();
    expect(screen.getByText(/Its distance is typed by you\./)).toBeTruthy();
  });
});

describe('the round as a plan', () => {
  it('has club, target in words, expected score and what it saves of every hole; is kept, edited by hole with initials, and printed (AIM-10)', async () => {
    const { user } = await open();
    const nine = within(await screen.findByRole('table', { name: 'Plan, Out' }, { timeout: 30_000 }));
    expect(nine.getAllByRole('row')).toHaveLength(11);
    expect(screen.getByText('Expected, the plan')).toBeTruthy();
    const keep = screen.queryByRole('button', { name: 'Keep this plan' });
    if (keep !== null) await user.click(keep);
    expect(await screen.findByRole('link', { name: 'Print the plan' })).toBeTruthy();
    await user.click(nine.getByRole('link', { name: '1' }));
    const clubs = within(await screen.findByRole('region', { name: 'The next clubs' }, { timeout: 15_000 }));
    await user.click(clubs.getAllByRole('button')[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Use it in the plan' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Use it in the plan' })).toBeNull());
    await user.click(screen.getByRole('link', { name: 'The round' }));
    expect(await screen.findByText('IS')).toBeTruthy();
  });
});

describe('planning', () => {
  const closed = 'Planning is closed while you play the Fall Classic. The printed plan may be carried.';
  const running = (type: RoundDocument['type']): RoundDocument => ({
    ...makeRound({ id: 9, playedOn: calendarDay('2026-06-15'), type, tournament: 'Fall Classic' }),
    status: 'inProgress',
  });

  it('is closed on the round and on every hole while a tournament is entered, and open in practice (AIM-11)', async () => {
    for (const path of ['/player/ingrid/plan', '/player/ingrid/plan?hole=3']) {
      const { accountId } = await server.withRounds([running('tournament')]);
      await open(path, accountId);
      expect(await screen.findByText(closed)).toBeTruthy();
      expect(screen.queryByRole('table')).toBeNull();
      document.body.innerHTML = '';
    }
    const { accountId } = await server.withRounds([running('practice')]);
    await open('/player/ingrid/plan', accountId);
    await waitFor(() => expect(screen.queryByText(/^Planning is closed/)).toBeNull());
  });

  it('is closed by a qualifier on this device that the account does not know yet (AIM-11)', async () => {
    const { accountId } = await server.withRounds([makeRound({ id: 1, playedOn: calendarDay('2026-06-01') })]);
    const store = device.openTab();
    const key = { accountId: accountId as never, playerId: accountId as never, roundId: 'now' };
    await store.append(key, { kind: 'load', round: { ...running('qualifier'), roundId: 'now' } } as never);
    await server.open('/player/ingrid/plan', { as: accountId, store });
    expect(await screen.findByText(/^Planning is closed while you play/)).toBeTruthy();
  });

  it('is not there for those without full access (AIM-13)', async () => {
    const { pathname, requestsTo } = await open(plan, stranger.accountId);
    await waitFor(() => expect(pathname()).toBe(`/player/${player.username}/summary`));
    expect(requestsTo('getPlanBasis')).toHaveLength(0);
  });
});
