import { afterEach, describe, expect, it } from 'vitest';
import { activeAccountQuery, profileQuery } from '../api/account-queries.ts';
import { fixtureFetch } from '../testing/fixture-fetch.ts';
import { askAhead, forgetAsked, withAsked } from './ask-ahead.ts';
import { startApp } from './start-app.ts';

const counted = () => {
  const { fetch } = fixtureFetch({});
  const paths: string[] = [];
  const asking: typeof globalThis.fetch = (input, init) => {
    paths.push(String(input instanceof Request ? input.url : input));
    return fetch(input, init);
  };
  return { paths, fetch: asking };
};

/** The app as it asks for what its guards ask for. */
async function start(fetch: typeof globalThis.fetch) {
  const { api, queryClient, tokens } = await startApp(withAsked(fetch));
  return {
    askGuards: () =>
      Promise.all([
        queryClient.ensureQueryData(activeAccountQuery(api, tokens)),
        queryClient.ensureQueryData(profileQuery(api, 'ingrid')),
      ]),
  };
}

describe('what is asked while the app is on its way', () => {
  afterEach(forgetAsked);

  it('is asked once: who is signed in, and whose profile it is', async () => {
    localStorage.setItem('strokebook.idToken', 'good-token');
    const { paths, fetch } = counted();
    askAhead(fetch, localStorage, '/player/ingrid/schedule/0');
    expect(paths).toEqual(['/api/me', '/api/profiles/ingrid']);
    const { askGuards } = await start(fetch);
    const [account, profile] = await askGuards();
    expect([account?.username, profile?.account.username]).toEqual(['ingrid', 'ingrid']);
    expect(paths.filter((path) => path !== '/api/settings')).toEqual(['/api/me', '/api/profiles/ingrid']);
  });

  it('is nothing for visitors, and no profile where the address has none', () => {
    const { paths, fetch } = counted();
    askAhead(fetch, localStorage, '/player/ingrid');
    expect(paths).toEqual([]);
    localStorage.setItem('strokebook.idToken', 'good-token');
    askAhead(fetch, localStorage, '/golf/search');
    expect(paths).toEqual(['/api/me']);
  });

  it('answers nobody but who asked: another token asks anew', async () => {
    localStorage.setItem('strokebook.idToken', 'token-of-another');
    const { paths, fetch } = counted();
    askAhead(fetch, localStorage, '/player/ingrid');
    localStorage.setItem('strokebook.idToken', 'good-token');
    const { askGuards } = await start(fetch);
    await askGuards();
    expect(paths.filter((path) => path === '/api/profiles/ingrid')).toHaveLength(2);
  });

  it('is dropped once the first page stands, so that nothing later is answered with it', async () => {
    localStorage.setItem('strokebook.idToken', 'good-token');
    const { paths, fetch } = counted();
    askAhead(fetch, localStorage, '/player/ingrid');
    forgetAsked();
    const { askGuards } = await start(fetch);
    await askGuards();
    expect(paths.filter((path) => path === '/api/profiles/ingrid')).toHaveLength(2);
  });

  it('is asked again where it failed', async () => {
    localStorage.setItem('strokebook.idToken', 'good-token');
    const { fetch } = counted();
    askAhead(() => Promise.reject(new TypeError('no connection')), localStorage, '/player/ingrid');
    const { askGuards } = await start(fetch);
    const [account] = await askGuards();
    expect(account?.username).toBe('ingrid');
  });
});
