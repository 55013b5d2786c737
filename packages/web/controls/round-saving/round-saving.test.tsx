import { accountIdOf } from '@strokebook/golf/access';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { scoreOf, startOf } from '../../testing/entry-actions.ts';
import { useDevice } from '../../testing/device-store.ts';
import { type TestPlayer, useRealServer } from '../../testing/real-server.ts';
import { TODAY } from '../../testing/rounds.ts';

const device = useDevice();
const server = useRealServer({ today: TODAY });
let saved: Blob[];
beforeEach(() => {
  saved = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
      revokeObjectURL: () => undefined,
    }),
  );
});

/** A player whose device has a round that does not reach the account. */
async function prepare(failure: 'network' | 'ROUNDS_FULL' = 'network') {
  const player = await server.withRounds([]);
  const browser = server.createBrowser();
  const restore = browser.failAll('putRound', failure);
  const store = device.openTab();
  const accountId = accountIdOf(player.accountId);
  const key = { accountId, playerId: accountId, roundId: 'r1' };
  await store.append(key, startOf('r1'));
  await store.append(key, scoreOf(0, 4));
  return { player, browser, store, key, restore };
}

async function openWithWaiting({ failure }: { readonly failure?: 'network' | 'ROUNDS_FULL' } = {}) {
  const prepared = await prepare(failure);
  const { browser, store, player } = prepared;
  const app = await server.open('/player/ingrid/summary', { browser, store, as: player.accountId });
  return { ...app, ...prepared };
}
const line = () => screen.findByText(/^1 round waits on this device/);
const openDetails = async (user: Awaited<ReturnType<typeof openWithWaiting>>['user']) => {
  await line();
  await user.click(screen.getByRole('button', { name: 'Show why' }));
  return within(await screen.findByRole('dialog'));
};
const accountVersion = (player: TestPlayer) =>
  player.call('getRound', { params: { accountId: player.accountId, roundId: 'r1' } });

it('says that a round waits and why, and sends it when asked (ENTRY-21, ENTRY-22)', async () => {
  const { user, restore, player } = await openWithWaiting();
  const dialog = await openDetails(user);
  expect(await dialog.findByText(/1 hole is safe on this device/)).toBeTruthy();
  expect(await dialog.findByText(/The server is not reached/)).toBeTruthy();
  restore();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/waits on this device/)).toBeNull());
  expect((await accountVersion(player)).round.holes[0]?.score).toBe(4);
});

it('says how a try ended as soon as it ended, though nothing changed on the device (ENTRY-21)', async () => {
  const prepared = await prepare();
  const answer = prepared.browser.hold('putRound');
  const { user } = await server.open('/player/ingrid/summary', { ...prepared, as: prepared.player.accountId });
  const dialog = await openDetails(user);
  expect(await dialog.findByText('Sending now…')).toBeTruthy();
  answer();
  expect(await dialog.findByText(/The server is not reached/)).toBeTruthy();
});

it('gives a refused round as a file with its reason (ENTRY-22)', async () => {
  const { user } = await openWithWaiting({ failure: 'ROUNDS_FULL' });
  const dialog = await openDetails(user);
  expect(await dialog.findByText(/There is room for 5,000 rounds/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save as a file' }));
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.readAsText(saved[0] as Blob);
  });
  expect(JSON.parse(String(text))).toMatchObject({ format: 'strokebook.round/1', roundId: 'r1', status: 'inProgress' });
});

it('asks before a sign-out, and keeps the rounds for the next sign-in (ENTRY-22, ENTRY-23)', async () => {
  const { user, app, store, key } = await openWithWaiting();
  await line();
  const signOut = async () => {
    await user.click(screen.getByRole('button', { name: 'Ingrid Solberg' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    return within(await screen.findByRole('dialog', { name: /Sign out before/ }));
  };
  const first = await signOut();
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  expect(app.tokens.read()).not.toBeNull();
  const second = await signOut();
  await user.click(second.getByRole('button', { name: 'Send now' }));
  expect(await second.findByText('1 round could not be sent. It is still here.')).toBeTruthy();
  await user.click(second.getByRole('button', { name: 'Sign out and keep it here' }));
  await waitFor(() => expect(app.tokens.read()).toBeNull());
  await waitFor(() => expect(screen.queryByText(/waits on this device/)).toBeNull());
  expect((await store.readRound(key))?.log).toHaveLength(2);
});

it('stays on a round whose session ends, goes to the sign-in when the player leaves it, and sends it then (ENTRY-22)', async () => {
  const { player, store, browser, key, restore } = await prepare();
  await store.append(key, scoreOf(1, 4));
  const { app, pathname } = await server.open('/log/r1', { browser, store, as: player.accountId });
  await screen.findByRole('list', { name: 'Holes' });
  app.tokens.write(null);
  await app.outbox.send(key);
  await app.outbox.send(key);
  expect((await store.readRound(key))?.problem).toEqual({ kind: 'signedOut' });
  expect(pathname()).toBe('/log/r1');
  await app.router.navigate({ to: '/dashboard' });
  await waitFor(() => expect(pathname()).toBe('/auth'));
  expect((await store.readRound(key))?.log).toHaveLength(3);
  restore();
  app.tokens.write(await server.signIn(player.accountId));
  await waitFor(async () => expect((await store.readRound(key))?.acknowledged?.seq).toBe(3));
});

/** Opens the dialog of a hole that the account changed to 6 and the device to 5. */
async function openConflict() {
  const opened = await openWithWaiting();
  const { user, restore, store, key, player, app } = opened;
  await line();
  restore();
  await app.outbox.send(key);
  const { round } = await accountVersion(player);
  const holes = round.holes.map((hole, index) => (index === 1 ? { ...hole, score: 6 } : hole));
  await player.call('putRound', {
    params: { accountId: player.accountId, roundId: 'r1' },
    query: {},
    body: { ...round, holes },
  });
  await store.append(key, scoreOf(1, 5));
  await app.outbox.send(key);
  const details = await openDetails(user);
  await user.click(await details.findByRole('button', { name: 'Choose what to keep' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed in two places' }));
  return { ...opened, dialog };
}

it('shows a hole that both sides changed with who and when, and keeps what the player chooses (ENTRY-24)', async () => {
  const { user, player, dialog } = await openConflict();
  expect(dialog.getByRole('heading', { name: 'Hole 2 was changed in two places' })).toBeTruthy();
  expect(dialog.getByText(/^Ingrid Solberg, /)).toBeTruthy();
  expect(dialog.getByRole('button', { name: /Keep the 5.*9 thru 2/ })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: /Keep the 6.*10 thru 2/ }));
  await waitFor(() => expect(screen.queryByText(/waits on this device/)).toBeNull());
  const kept = await accountVersion(player);
  expect(kept.round.holes.slice(0, 2).map((hole) => hole.score)).toEqual([4, 6]);
});

it('says that a choice was not stored if another tab changed the round meanwhile, and asks again (ENTRY-24)', async () => {
  const { store, key, player, dialog } = await openConflict();
  // The append is under way when the choice is made.
  const appended = store.append(key, scoreOf(2, 4));
  fireEvent.click(dialog.getByRole('button', { name: /Keep the 6/ }));
  await appended;
  expect(await dialog.findByText(/The round was changed meanwhile, so nothing was stored/)).toBeTruthy();
  fireEvent.click(await dialog.findByRole('button', { name: /Keep the 6.*thru 3/ }));
  await waitFor(() => expect(screen.queryByText(/waits on this device/)).toBeNull());
  const kept = await accountVersion(player);
  expect(kept.round.holes.slice(0, 3).map((hole) => hole.score)).toEqual([4, 6, 4]);
});

it('shows what was seen before without a network, says since when, and asks again when it is back (ENTRY-20)', async () => {
  const player = await server.withRounds([]);
  const store = device.openTab();
  const seen = await server.open('/player/ingrid/summary', { store, as: player.accountId });
  await screen.findByRole('region', { name: 'News' });
  await waitFor(() => expect(seen.app.queryClient.isFetching()).toBe(0));
  document.body.innerHTML = '';
  const browser = server.createBrowser();
  let isAway = true;
  const fetch: typeof globalThis.fetch = (...request) =>
    isAway ? Promise.reject(new TypeError('Failed to fetch')) : browser.fetch(...request);
  await server.open('/player/ingrid/summary', { store, browser: { ...browser, fetch }, as: player.accountId });
  expect(await screen.findByText(/^No network. Shown as of \d+:\d\d\s[AP]M\.$/)).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'News' })).toBeTruthy();
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/^No network/)).toBeNull());
});

it('shows nobody what another account saw on the device (ENTRY-20)', async () => {
  const player = await server.withRounds([]);
  const other = await server.makeAccount();
  const store = device.openTab();
  const seen = await server.open('/player/ingrid/summary', { store, as: player.accountId });
  await screen.findByRole('region', { name: 'News' });
  await waitFor(() => expect(seen.app.queryClient.isFetching()).toBe(0));
  document.body.innerHTML = '';
  const browser = server.createBrowser();
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await server.open('/player/ingrid/summary', { store, browser: { ...browser, fetch }, as: other.accountId });
  expect(await screen.findByText(/could not be shown/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'News' })).toBeNull();
});
