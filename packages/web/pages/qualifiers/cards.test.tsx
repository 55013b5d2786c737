import { accountIdOf } from '@strokebook/golf/access';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useDevice } from '../../testing/device-store.ts';
import { demo, useRealServer } from '../../testing/real-server.ts';
import { makeQualifier } from '../../testing/qualifiers.ts';

const server = useRealServer();
const device = useDevice();
const coach = demo.coach.accountId;

const rowOf = (name: string) => within(screen.getByRole('region', { name }));
const save = () => screen.findByText(/^Saved to the team, \d+:\d\d\s[AP]M$/);

/** The cards of the first players of a qualifier, opened on a device. */
async function begin(name: string, count: number) {
  const made = await makeQualifier(server, name);
  const store = device.openTab();
  const browser = server.createBrowser();
  const { user } = await server.open(`${made.address}/cards`, { as: coach, store, browser });
  for (const player of made.names.slice(0, count))
    await user.click(await screen.findByRole('checkbox', { name: player }));
  await user.click(screen.getByRole('button', { name: /^Keep (one card|.+ cards)$/ }));
  await screen.findByRole('heading', { level: 1, name: /^Hole ?1$/ });
  return { ...made, store, browser, user, players: made.names.slice(0, count) };
}

describe('four cards on one phone', () => {
  it('take one tap a player, open the next hole, and reach the board of the team (TEAM-31)', async () => {
    const { user, players, params, call } = await begin('Cards', 4);
    expect(screen.getByRole('button', { name: 'Par for all four' })).toBeTruthy();
    for (const [index, player] of players.entries()) {
      await user.click(rowOf(player).getByRole('button', { name: index === 0 ? '3 Birdie' : '4 Par' }));
    }
    expect(await screen.findByRole('heading', { level: 1, name: /^Hole ?2$/ })).toBeTruthy();
    expect(rowOf(players[0] ?? '').getByText('−1')).toBeTruthy();
    await save();
    const { cards } = await call('getQualifierCards', { params });
    expect(cards.map(({ text }) => text).toSorted()).toEqual(['E thru 1', 'E thru 1', 'E thru 1', '−1 thru 1']);
  });

  it('are kept on the phone without a network, and sent when it is back (TEAM-31, ENTRY-20)', async () => {
    const { user, players, browser, store, address, params, call } = await begin('Away', 1);
    const player = players[0] ?? '';
    browser.failAll('keepQualifierCards', 'network');
    await user.click(rowOf(player).getByRole('button', { name: '5 Bogey' }));
    expect(await screen.findByText(/^One card on this phone, saved \d+:\d\d\s[AP]M$/)).toBeTruthy();
    await waitFor(async () => expect((await store.cards.list(accountIdOf(coach)))[0]?.cards.taps).toBe(1));
    expect((await call('getQualifierCards', { params })).cards).toEqual([]);
    // The phone is switched off, and on again an hour later.
    const again = server.createBrowser();
    await server.open(`${address}/cards`, { as: coach, store: device.openTab(), browser: again });
    expect(await screen.findByRole('button', { name: new RegExp(`${player}.*R1, hole 2`) })).toBeTruthy();
    window.dispatchEvent(new Event('online'));
    await expect.poll(async () => (await call('getQualifierCards', { params })).cards[0]?.text).toBe('+1 thru 1');
  });

  it('undo one tap, correct a hole from the strip, and take any score and WD (TEAM-31)', async () => {
    const { user, players } = await begin('Undo', 2);
    const [first = '', second = ''] = players;
    await user.click(rowOf(first).getByRole('button', { name: '6 Double' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('button', { name: 'Par for all two' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Par for all two' }));
    await user.click(await screen.findByRole('button', { name: 'Hole 1, all in' }));
    await user.click(rowOf(second).getByRole('button', { name: '7+ WD' }));
    const dialog = within(await screen.findByRole('dialog', { name: `${second}, hole 1` }));
    await user.click(dialog.getByRole('button', { name: '9 +5' }));
    expect(await rowOf(second).findByText('+5')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back to hole 2' }));
    await user.click(rowOf(second).getByRole('button', { name: '8+ WD' }));
    await user.click(await screen.findByRole('button', { name: 'WD: stops here' }));
    await user.click(rowOf(first).getByRole('button', { name: '5 Par' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Hole ?3$/ })).toBeTruthy();
  });
});

describe('the board without a network', () => {
  it('shows the last figures that the device has, with their time, and goes on with cards (TEAM-10, ENTRY-20)', async () => {
    const { address, names } = await makeQualifier(server, 'Far', [70, 72]);
    const store = device.openTab();
    const opened = await server.open(address, { as: coach, store });
    await screen.findByRole('link', { name: 'Keep cards' });
    await expect.poll(() => opened.requestsTo('getQualifierCards').length).toBe(1);
    await waitFor(() => expect(opened.app.queryClient.isFetching()).toBe(0));
    cleanup();
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await server.open(address, { as: coach, store, browser: { ...server.createBrowser(), fetch } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Far qualifier' })).toBeTruthy();
    expect(screen.getByRole('row', { name: new RegExp(`${names[0] ?? ''}.*−2`) })).toBeTruthy();
    expect(await screen.findByText(/^No network\. Shown as of/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Keep cards' })).toBeTruthy();
  });
});

describe('the grid of holes', () => {
  const cell = (name: string, hole: number) =>
    screen.findByRole('textbox', { name: new RegExp(`^${name}, hole ${hole}, par`) });

  it('takes holes by keyboard and rows that are pasted, and decides between two values (TEAM-31)', async () => {
    const made = await makeQualifier(server, 'Holes');
    const [first = '', second = ''] = made.names;
    const { user } = await server.open(`${made.address}/scores`, { as: coach });
    await user.click(await screen.findByRole('radio', { name: 'Hole by hole' }));
    await user.type(await cell(first, 1), '5{Enter}');
    expect(document.activeElement).toBe(await cell(second, 1));
    await user.paste(`${'4\t5\t3\t4\t4\t3\t4\t5\t4\t'.repeat(2).trim()}\n`);
    await expect
      .poll(async () => (await made.call('getQualifierCards', { params: made.params })).cards.map(({ text }) => text))
      .toEqual(['+1 thru 1', '72']);
    const phoneId = '3a1f0c52-8a7e-4b1c-9d35-2f5b8f0c4a01';
    const pars = [4, 5, 3, 4, 4, 3, 4, 5, 4, 4, 5, 3, 4, 4, 3, 4, 5, 4];
    const entrantId = (await made.call('getQualifierCards', { params: made.params })).people[1]?.entrantId ?? '';
    const card = { entrantId, round: 0, course: 0, pars, strokes: pars.map((par) => par + 1) };
    await made.call('keepQualifierCards', {
      params: made.params,
      body: { phoneId, taps: 1, cards: [{ ...card, isWithdrawn: false, answer: null }] },
    });
    cleanup();
    const again = await server.open(`${made.address}/scores`, { as: coach });
    expect(await screen.findByRole('heading', { name: 'Hole 1, par 4: 4 or 5?' })).toBeTruthy();
    await again.user.click(screen.getByRole('button', { name: '4 on hole 1' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Hole 1, par 4: 4 or 5?' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Hole 2, par 5: 5 or 6?' })).toBeTruthy();
  });
});
