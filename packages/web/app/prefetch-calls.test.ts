import { afterEach, describe, expect, it } from 'vitest';
import { activeAccountQuery } from '../api/account-queries.ts';
import { demo, useRealServer } from '../testing/real-server.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { prefetchCalls, dropPrefetched, withPrefetched } from './prefetch-calls.ts';
import { startApp } from './start-app.ts';

const server = useRealServer();
const { accountId, username } = demo.player;
const profile = `/api/profiles/${username}`;

const signIn = async (whom: number = accountId) =>
  localStorage.setItem('strokebook.idToken', await server.signIn(whom));

/** The app sends the first calls of its guards. */
async function start({ fetch }: TestBrowser) {
  const { api, queryClient, tokens } = await startApp(withPrefetched(fetch));
  return {
    askGuards: () =>
      Promise.all([
        queryClient.ensureQueryData(activeAccountQuery(api, tokens)),
        queryClient.ensureQueryData(api.queryOrNull('getProfile', { params: { username } })),
      ]),
  };
}

describe('what is asked while the app is on its way', () => {
  afterEach(dropPrefetched);

  it('is asked once: who is signed in, and whose profile it is', async () => {
    await signIn();
    const browser = server.createBrowser();
    const paths = () => browser.requests().map(({ path }) => path);
    prefetchCalls(browser.fetch, localStorage, `/player/${username}/schedule/0`);
    expect(paths()).toEqual(['/api/me', profile]);
    const { askGuards } = await start(browser);
    const [account, found] = await askGuards();
    expect([account?.username, found?.account.username]).toEqual([username, username]);
    expect(paths().filter((path) => path !== '/api/settings')).toEqual(['/api/me', profile]);
  });

  it('is nothing for visitors, and no profile where the address has none', async () => {
    const { fetch, requests } = server.createBrowser();
    prefetchCalls(fetch, localStorage, `/player/${username}`);
    expect(requests()).toEqual([]);
    await signIn();
    prefetchCalls(fetch, localStorage, '/golf/search');
    expect(requests().map(({ path }) => path)).toEqual(['/api/me']);
  });

  it('answers nobody but who asked: another token asks anew', async () => {
    await signIn(demo.coach.accountId);
    const browser = server.createBrowser();
    prefetchCalls(browser.fetch, localStorage, `/player/${username}`);
    await signIn();
    const { askGuards } = await start(browser);
    const [account] = await askGuards();
    expect(account?.username).toBe(username);
    expect(browser.requestsTo('getProfile')).toHaveLength(2);
  });

  it('is dropped once the first page stands, so that nothing later is answered with it', async () => {
    await signIn();
    const browser = server.createBrowser();
    prefetchCalls(browser.fetch, localStorage, `/player/${username}`);
    dropPrefetched();
    const { askGuards } = await start(browser);
    await askGuards();
    expect(browser.requestsTo('getProfile')).toHaveLength(2);
  });

  it('is asked again where it failed', async () => {
    await signIn();
    const browser = server.createBrowser();
    browser.failNext('getActiveAccount', 'network');
    browser.failNext('getProfile', 'network');
    prefetchCalls(browser.fetch, localStorage, `/player/${username}`);
    const { askGuards } = await start(browser);
    const [account] = await askGuards();
    expect(account?.username).toBe(username);
  });
});
