import { accountIdOf } from '@strokebook/golf/access';
import type { EntryAction } from '@strokebook/golf/entry';
import { expect, it, vi } from 'vitest';
import { createApi } from '../api/client.ts';
import { createTokenStore } from '../api/token-store.ts';
import { scoreOf, startOf } from '../testing/entry-actions.ts';
import { useDevice } from '../testing/device-store.ts';
import { type TestPlayer, useRealServer } from '../testing/real-server.ts';
import { TODAY } from '../testing/rounds.ts';
import { createOutbox, type DeviceStore, type Outbox, type RoundKey } from './index.ts';
import { statusOf } from './outbox.ts';

const device = useDevice();
const server = useRealServer({ today: TODAY });

/** A player with a round of some actions on a device. */
async function begin(actions: readonly EntryAction[] = [startOf('r1'), scoreOf(0, 4)]) {
  const player = await server.withRounds([]);
  const tokens = createTokenStore(localStorage);
  tokens.write(await server.signIn(player.accountId));
  const browser = server.createBrowser();
  const api = createApi({ fetch: browser.fetch, tokens, storage: localStorage });
  const store = device.openTab();
  const accountId = accountIdOf(player.accountId);
  const key: RoundKey = { accountId, playerId: accountId, roundId: 'r1' };
  for (const action of actions) await store.append(key, action);
  const account = { isKnown: true };
  const readAccountId = async () => {
    if (!account.isKnown) throw new Error('the account is not known');
    return tokens.read() === null ? null : accountId;
  };
  // Without the random part of the delays, which may halve them: a failed try is repeated after a second.
  const openTab = (tab: DeviceStore = device.openTab()) =>
    createOutbox({ api, store: tab, readAccountId, random: () => 0 });
  return { player, tokens, api, store, key, openTab, account, outbox: openTab(store), ...browser };
}

const params = ({ accountId }: TestPlayer) => ({ accountId, roundId: 'r1' });
const inAccount = async (player: TestPlayer) => {
  const { revision, round } = await player.call('getRound', { params: params(player) });
  return { revision, scores: round.holes.slice(0, 3).map((hole) => hole.score) };
};
/** Changes the account's version of the round from elsewhere. */
async function changeElsewhere(player: TestPlayer, hole: number, strokes: number): Promise<void> {
  const { round } = await player.call('getRound', { params: params(player) });
  const changed = round.holes.map((one, index) => (index === hole ? { ...one, score: strokes } : one));
  await player.call('putRound', { params: params(player), query: {}, body: { ...round, holes: changed } });
}
async function shownStatus(outbox: Outbox, store: DeviceStore, key: RoundKey) {
  const round = await store.readRound(key);
  return round === null ? null : statusOf(round, outbox.read());
}

it('sends a round and says when the account got it (ENTRY-21)', async () => {
  const { player, outbox, store, key } = await begin();
  expect(await shownStatus(outbox, store, key)).toEqual({ kind: 'waiting', isAway: false });
  await outbox.sendAll();
  expect(await inAccount(player)).toEqual({ revision: 1, scores: [4, undefined, undefined] });
  expect(await shownStatus(outbox, store, key)).toEqual({ kind: 'saved', savedAt: expect.any(Number) });
});

it('makes one call for a hole, and none where nothing waits (ENTRY-31)', async () => {
  const { outbox, store, key, requests } = await begin();
  await outbox.send(key);
  await store.append(key, scoreOf(1, 5));
  await store.append(key, scoreOf(1, 6));
  await outbox.send(key);
  await outbox.send(key);
  await outbox.sendAll();
  expect(requests().map(({ method }) => method)).toEqual(['PUT', 'PUT']);
});

it('keeps a round while the network is away, and sends it when the network returns (ENTRY-21)', async () => {
  const { player, outbox, store, key, failAll } = await begin();
  const restore = failAll('putRound', 'network');
  const stop = outbox.start();
  await expect.poll(() => shownStatus(outbox, store, key)).toEqual({ kind: 'waiting', isAway: true });
  restore();
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => shownStatus(outbox, store, key)).toMatchObject({ kind: 'saved' });
  expect((await inAccount(player)).revision).toBe(1);
  stop();
});

it('sends when the page is shown again (ENTRY-21)', async () => {
  const { outbox, store, key, failNext } = await begin();
  failNext('putRound', 'network');
  await outbox.sendAll();
  const stop = outbox.start();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => shownStatus(outbox, store, key)).toMatchObject({ kind: 'saved' });
  stop();
});

it('tries again by itself, less and less often, while the server is away (ENTRY-22)', async () => {
  const { outbox, key, failAll, requestsTo } = await begin();
  const restore = failAll('putRound', 'DATABASE_AWAY');
  const delays: number[] = [];
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, delay: number) => {
    if (delay < 1_000 || delay > 400_000 || String(work).includes('reject')) return 0;
    delays.push(delay);
    if (delays.length < 4) queueMicrotask(work);
    return 1;
  }) as never);
  await outbox.send(key);
  await vi.waitFor(() => expect(delays).toHaveLength(4));
  expect(requestsTo('putRound')).toHaveLength(4);
  expect(delays.every((delay, index) => index === 0 || delay > (delays[index - 1] ?? 0))).toBe(true);
  restore();
});

it('tries again by itself while the account is not known, or the device did not answer (ENTRY-21)', async () => {
  const { account, outbox, store, key } = await begin();
  account.isKnown = false;
  await outbox.sendAll();
  account.isKnown = true;
  await expect.poll(() => shownStatus(outbox, store, key), { timeout: 5_000 }).toMatchObject({ kind: 'saved' });
  await store.append(key, scoreOf(1, 5));
  account.isKnown = false;
  await outbox.send(key);
  expect(await shownStatus(outbox, store, key)).toEqual({ kind: 'waiting', isAway: true });
  account.isKnown = true;
  await expect.poll(() => shownStatus(outbox, store, key), { timeout: 5_000 }).toMatchObject({ kind: 'saved' });
});

it('does not wait for a call from before the network left when it returns (ENTRY-21)', async () => {
  const { outbox, store, key, hold, requestsTo } = await begin();
  const answer = hold('putRound', () => requestsTo('putRound').length === 1);
  const stop = outbox.start();
  await expect.poll(() => requestsTo('putRound').length).toBe(1);
  expect(await shownStatus(outbox, store, key)).toEqual({ kind: 'sending' });
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => shownStatus(outbox, store, key)).toMatchObject({ kind: 'saved' });
  answer();
  stop();
});

it('recognizes a version of its own whose answer was lost, whatever was sent in vain since (ENTRY-24)', async () => {
  const { player, outbox, store, key, loseNextReply, failNext } = await begin();
  loseNextReply('putRound');
  await outbox.send(key);
  await store.append(key, scoreOf(0, 5));
  failNext('putRound', 'network');
  await outbox.send(key);
  await store.append(key, scoreOf(0, 6));
  await outbox.send(key);
  expect(await inAccount(player)).toEqual({ revision: 2, scores: [6, undefined, undefined] });
  expect(await shownStatus(outbox, store, key)).toMatchObject({ kind: 'saved' });
});

it('recognizes its own version after a lost answer, also when the hole was corrected since (ENTRY-24)', async () => {
  const { player, outbox, store, key, loseNextReply } = await begin();
  loseNextReply('putRound');
  await outbox.send(key);
  await store.append(key, scoreOf(0, 5));
  await outbox.send(key);
  expect(await inAccount(player)).toEqual({ revision: 2, scores: [5, undefined, undefined] });
  expect(await shownStatus(outbox, store, key)).toMatchObject({ kind: 'saved' });
});

it('merges what one side changed: other holes of the account stay (ENTRY-24)', async () => {
  const { player, outbox, store, key } = await begin();
  await outbox.send(key);
  await changeElsewhere(player, 1, 6);
  await store.append(key, scoreOf(2, 3));
  await outbox.send(key);
  expect(await inAccount(player)).toEqual({ revision: 3, scores: [4, 6, 3] });
  expect(await shownStatus(outbox, store, key)).toMatchObject({ kind: 'saved' });
});

it('keeps both sides of a hole that both changed until the player chooses (ENTRY-24)', async () => {
  const { player, outbox, store, key } = await begin();
  await outbox.send(key);
  await changeElsewhere(player, 1, 6);
  await store.append(key, scoreOf(1, 5));
  await outbox.send(key);
  await outbox.sendAll();
  expect(await shownStatus(outbox, store, key)).toEqual({ kind: 'conflict' });
  expect(await inAccount(player)).toEqual({ revision: 2, scores: [4, 6, undefined] });
  expect((await store.readRound(key))?.log.at(-1)?.action).toEqual(scoreOf(1, 5));
});

it('keeps a round whose session has ended, and sends it after the sign-in (ENTRY-22)', async () => {
  const { player, outbox, store, key, tokens, failNext } = await begin();
  failNext('putRound', 'TOKEN_EXPIRED');
  failNext('refreshSession', 'TOKEN_EXPIRED');
  await outbox.send(key);
  expect(await shownStatus(outbox, store, key)).toEqual({ kind: 'signedOut' });
  tokens.write(await server.signIn(player.accountId));
  await outbox.sendAll();
  expect(await shownStatus(outbox, store, key)).toMatchObject({ kind: 'saved' });
});

it.each([
  ['NOT_FOUND', { kind: 'refused', sentence: 'This account may no longer save rounds for this player.' }],
  ['ROUNDS_FULL', { kind: 'full', sentence: expect.stringContaining('5,000 rounds') }],
  ['STORAGE_FULL', { kind: 'full', sentence: expect.stringContaining('no room left on the server') }],
  ['BODY_TOO_LARGE', { kind: 'refused', sentence: 'The request is too large.' }],
] as const)('keeps a round that is answered by %s and says why (ENTRY-22)', async (code, status) => {
  const { outbox, store, key, failNext } = await begin();
  failNext('putRound', code);
  await outbox.send(key);
  expect(await shownStatus(outbox, store, key)).toEqual(status);
  expect((await store.readRound(key))?.log).toHaveLength(2);
  await outbox.send(key);
  expect(await shownStatus(outbox, store, key)).toMatchObject({ kind: 'saved' });
});

it('says that a round was deleted in the account, and saves it there again if the player says so (ENTRY-22)', async () => {
  const { player, outbox, store, key } = await begin();
  await outbox.send(key);
  await player.call('deleteRound', { params: params(player) });
  await store.append(key, scoreOf(1, 5));
  await outbox.send(key);
  expect(await shownStatus(outbox, store, key)).toMatchObject({
    kind: 'refused',
    sentence: expect.stringContaining('deleted in the account'),
  });
  await outbox.send(key);
  // It goes on with the history of the deleted one (ENTRY-O67).
  expect(await inAccount(player)).toEqual({ revision: 2, scores: [4, 5, undefined] });
});

it('says that the app must be reloaded where the server does not know its format, and keeps the round (ENTRY-26)', async () => {
  const { api, store, key } = await begin();
  const call: typeof api.call = (routeId, input, options) => {
    const { body, ...rest } = input as { readonly body?: object };
    const newer = routeId === 'putRound' ? { ...rest, body: { ...body, format: 'strokebook.round/9' } } : input;
    return api.call(routeId, newer as never, options);
  };
  const outbox = createOutbox({ api: { call }, store, readAccountId: async () => key.accountId });
  await outbox.send(key);
  expect(await shownStatus(outbox, store, key)).toEqual({
    kind: 'refused',
    sentence: 'The app on this device is out of date. Reload it to save this round; it is safe here until then.',
  });
  expect((await store.readRound(key))?.log).toHaveLength(2);
});

it('tells that the account got a round, and not of a try that did not reach it, so that lists follow (ENTRY-21, ENTRY-29)', async () => {
  const { api, store, key } = await begin();
  let sent = 0;
  let isAway = true;
  const call: typeof api.call = (...args) =>
    isAway ? Promise.reject(new TypeError('Failed to fetch')) : api.call(...args);
  const outbox = createOutbox({
    api: { call },
    store,
    readAccountId: async () => key.accountId,
    onSent: () => (sent += 1),
  });
  await outbox.send(key);
  expect(sent).toBe(0);
  isAway = false;
  await outbox.send(key);
  expect(sent).toBe(1);
});

it('sends no rounds that another account entered (ENTRY-23)', async () => {
  const { outbox, store, key, requests } = await begin();
  const other = { ...key, accountId: accountIdOf(key.accountId + 1) };
  await store.removeRound(key);
  await store.append(other, startOf('r1'));
  await outbox.sendAll();
  await outbox.send(other);
  expect(requests()).toEqual([]);
});

it('sends a round once from two tabs, and again without harm where tabs cannot lock (ENTRY-24)', async () => {
  const { player, outbox, key, openTab, requestsTo } = await begin();
  await Promise.all([outbox.send(key), openTab().send(key)]);
  expect(requestsTo('putRound').length).toBeGreaterThan(0);
  expect(await inAccount(player)).toEqual({ revision: 1, scores: [4, undefined, undefined] });
});

it('says that it is sending while a slow network answers (ENTRY-21)', async () => {
  const { outbox, store, key, hold } = await begin();
  const answer = hold('putRound');
  const sent = outbox.send(key);
  await expect.poll(() => shownStatus(outbox, store, key)).toEqual({ kind: 'sending' });
  await store.append(key, scoreOf(1, 5));
  answer();
  await sent;
  expect(await shownStatus(outbox, store, key)).toEqual({ kind: 'waiting', isAway: false });
});
