import { accountIdOf } from '@strokebook/golf/access';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holderOf } from '../api/token-claims.ts';
import { createTokenStore } from '../api/token-store.ts';
import { useDevice } from '../testing/device-store.ts';
import { scoreOf, startOf } from '../testing/entry-actions.ts';
import { demo, useRealServer } from '../testing/real-server.ts';
import { makeRound, TODAY } from '../testing/rounds.ts';
import type { DeviceStore } from './device-store.ts';
import { finishSignOut, signOut } from './sign-out.ts';

const server = useRealServer();
const device = useDevice();
const tokens = createTokenStore(localStorage);
const accountId = accountIdOf(demo.player.accountId);
const sent = { accountId, playerId: accountId, roundId: 'sent' };
const waiting = { accountId, playerId: accountId, roundId: 'waiting' };

beforeEach(async () => tokens.write(await server.signIn(demo.player.accountId)));

const start = async (browser = server.createBrowser(), store = device.openTab(), path = '/') => {
  // A round that waits goes on waiting.
  browser.failAll('putRound', 'network');
  const opened = await server.open(path, { browser, store });
  return { ...opened, deps: { api: opened.app.api, tokens, storage: localStorage, store, accountId } };
};

describe('the session', () => {
  it('ends here at once, and on the server (TOKEN-07)', async () => {
    const { deps, requestsTo } = await start();
    await signOut(deps);
    expect(tokens.read()).toBeNull();
    await waitFor(() => expect(localStorage.getItem('strokebook.signOutDue')).toBeNull());
    expect(requestsTo('signOut')).toHaveLength(1);
    await finishSignOut(deps);
    expect(requestsTo('signOut')).toHaveLength(1);
  });

  it('ends on the server later when that could not be reached: at the next start (TOKEN-07)', async () => {
    const browser = server.createBrowser();
    browser.failNext('signOut', 'network');
    await signOut((await start(browser)).deps);
    expect(tokens.read()).toBeNull();
    await waitFor(() => expect(browser.requestsTo('signOut')).toHaveLength(1));
    await start(browser);
    await expect.poll(() => browser.requestsTo('signOut').length).toBe(2);
  });

  it('ends on the server when the connection is back (TOKEN-07)', async () => {
    const { deps, requestsTo, failNext } = await start();
    failNext('signOut', 'network');
    await signOut(deps);
    await waitFor(() => expect(requestsTo('signOut')).toHaveLength(1));
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => localStorage.getItem('strokebook.signOutDue')).toBeNull();
    expect(requestsTo('signOut')).toHaveLength(2);
  });

  it('of who signed in since does not end (TOKEN-07)', async () => {
    const browser = server.createBrowser();
    browser.failNext('signOut', 'network');
    await signOut((await start(browser)).deps);
    await waitFor(() => expect(browser.requestsTo('signOut')).toHaveLength(1));
    tokens.write(await server.signIn(demo.coach.accountId));
    const { deps } = await start(browser);
    await finishSignOut(deps);
    expect(browser.requestsTo('signOut')).toHaveLength(1);
    expect(localStorage.getItem('strokebook.signOutDue')).toBeNull();
  });
});

/** A device with a kept reply, a round that the account has, and one that waits. */
async function fill(store: DeviceStore) {
  const holder = holderOf(tokens.read()) ?? '';
  await store.replies.keep(holder, 'a call', {});
  await store.loadRound(sent, { revision: 1, document: { ...makeRound({ id: 1, playedOn: TODAY }), roundId: 'sent' } });
  await store.append(waiting, startOf('waiting'));
  await store.append(waiting, scoreOf(0, 4));
  return {
    left: async () => ({
      hasReplies: (await store.replies.read(holder, 'a call')) !== null,
      rounds: (await store.listRounds(accountId)).map(({ roundId }) => roundId).sort(),
    }),
  };
}
const clean = { hasReplies: false, rounds: ['waiting'] };

describe('the device', () => {
  it('keeps neither replies nor sent rounds when the page leaves (TOKEN-O60)', async () => {
    const store = device.openTab();
    const { app, user, pathname } = await start(undefined, store, '/account');
    const { left } = await fill(store);
    await screen.findByText(/^1 round waits on this device/);
    const leftAt: Promise<unknown>[] = [];
    const unsubscribe = app.router.subscribe('onBeforeNavigate', () => leftAt.push(left()));
    await user.click(await screen.findByRole('button', { name: demo.player.name }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await user.click(await screen.findByRole('button', { name: 'Sign out and keep it here' }));
    await waitFor(() => expect(pathname()).toBe('/'));
    // Navigations of later tests are heard by this router too.
    unsubscribe();
    expect(await leftAt[0]).toEqual(clean);
  });

  it('keeps none of them though a form with unsaved input is open, and the form stays (TOKEN-O60)', async () => {
    const store = device.openTab();
    const { deps, user, pathname } = await start(undefined, store, '/account');
    const field = await screen.findByRole('textbox', { name: 'First name' });
    await user.type(field, 'x');
    const { left } = await fill(store);
    await act(() => signOut(deps));
    expect(await left()).toEqual(clean);
    expect(pathname()).toBe('/account');
    expect(field.isConnected).toBe(true);
  });

  it('keeps none of them though a round is open, and the round stays (TOKEN-O60, ENTRY-22)', async () => {
    const store = device.openTab();
    await store.append(waiting, startOf('waiting'));
    const { deps, pathname } = await start(undefined, store, '/log/waiting');
    await screen.findByRole('list', { name: 'Holes' });
    const { left } = await fill(store);
    await act(() => signOut(deps));
    expect(await left()).toEqual(clean);
    expect(pathname()).toBe('/log/waiting');
  });

  it('keeps none of them in another tab that holds unsaved input (TOKEN-O60)', async () => {
    const store = device.openTab();
    const { user } = await start(undefined, store, '/account');
    await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'x');
    const { left } = await fill(store);
    localStorage.removeItem('strokebook.idToken');
    window.dispatchEvent(new StorageEvent('storage', { key: 'strokebook.idToken', storageArea: localStorage }));
    await waitFor(async () => expect((await left()).hasReplies).toBe(false));
  });

  it('is cleaned at the next start where the tab was closed meanwhile (TOKEN-O60)', async () => {
    const store = device.openTab();
    const { left } = await fill(store);
    localStorage.setItem('strokebook.signOutDue', String(accountId));
    localStorage.removeItem('strokebook.idToken');
    await start(undefined, store);
    await waitFor(async () => expect(await left()).toEqual(clean));
  });

  it('has nothing of another account after a start without a session, or with another one (TOKEN-O60)', async () => {
    for (const token of [null, await server.signIn(demo.coach.accountId)]) {
      tokens.write(await server.signIn(demo.player.accountId));
      const store = device.openTab();
      const { left } = await fill(store);
      tokens.write(token);
      await start(undefined, store);
      await waitFor(async () => expect((await left()).hasReplies).toBe(false));
    }
  });

  it('that does not answer does not keep the sign-out waiting (TOKEN-O60)', async () => {
    const { deps } = await start();
    const never = () => new Promise<void>(() => undefined);
    const store = { ...deps.store, removeSent: never };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const isSignedOut = signOut({ ...deps, store });
    expect(tokens.read()).toBeNull();
    await vi.advanceTimersByTimeAsync(2_000);
    await isSignedOut;
  });
});
