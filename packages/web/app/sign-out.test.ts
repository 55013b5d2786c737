import { accountIdOf } from '@strokebook/golf/access';
import { beforeEach, expect, it } from 'vitest';
import { createTokenStore } from '../api/token-store.ts';
import { demo, useRealServer } from '../testing/real-server.ts';
import { finishSignOut, signOut } from './sign-out.ts';

const server = useRealServer();
const tokens = createTokenStore(localStorage);

beforeEach(async () => tokens.write(await server.signIn(demo.player.accountId)));

const start = async (browser = server.createBrowser()) => {
  const { app } = await server.open('/', { browser });
  return {
    ...browser,
    deps: {
      api: app.api,
      tokens,
      storage: localStorage,
      store: app.store,
      accountId: accountIdOf(demo.player.accountId),
    },
  };
};

it('signs out here at once and tells the server (TOKEN-07)', async () => {
  const { deps, requestsTo } = await start();
  await signOut(deps);
  expect(tokens.read()).toBeNull();
  expect(requestsTo('signOut')).toHaveLength(1);
  await finishSignOut(deps);
  expect(requestsTo('signOut')).toHaveLength(1);
});

it('tells the server later when it could not be reached: at the next start (TOKEN-07)', async () => {
  const browser = server.createBrowser();
  browser.failNext('signOut', 'network');
  await signOut((await start(browser)).deps);
  expect(tokens.read()).toBeNull();
  expect(browser.requestsTo('signOut')).toHaveLength(1);
  await start(browser);
  await expect.poll(() => browser.requestsTo('signOut').length).toBe(2);
});

it('tells the server when the connection is back (TOKEN-07)', async () => {
  const { deps, requestsTo, failNext } = await start();
  failNext('signOut', 'network');
  await signOut(deps);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => localStorage.getItem('strokebook.signOutDue')).toBeNull();
  expect(requestsTo('signOut')).toHaveLength(2);
});

it('ends no session of who signed in since (TOKEN-07)', async () => {
  const browser = server.createBrowser();
  browser.failNext('signOut', 'network');
  await signOut((await start(browser)).deps);
  tokens.write(await server.signIn(demo.coach.accountId));
  const { deps } = await start(browser);
  await finishSignOut(deps);
  expect(browser.requestsTo('signOut')).toHaveLength(1);
  expect(localStorage.getItem('strokebook.signOutDue')).toBeNull();
});
