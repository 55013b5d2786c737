import { beforeEach, describe, expect, it } from 'vitest';
import { useRealServer } from '../testing/real-server.ts';
import { createApi } from './client.ts';
import { createTokenStore } from './token-store.ts';

const server = useRealServer();
const ATTEMPT = 'strokebook.refreshAttempt';
const ID_TOKEN_MINUTES = 15;

let browser: ReturnType<typeof server.createBrowser>;
/** Simulates loading a page: only storage and cookies persist. */
const loadPage = () => {
  const tokens = createTokenStore(localStorage);
  return { tokens, api: createApi({ fetch: browser.fetch, tokens, storage: localStorage }) };
};
const expire = () => server.advance((ID_TOKEN_MINUTES + 1) * 60_000);
const attempts = () => browser.requestsTo('refreshSession').map(({ body }) => (body as { attempt: string }).attempt);

let numbers = 0;
beforeEach(async () => {
  browser = server.createBrowser();
  const { api, tokens } = loadPage();
  const phoneNumber = `+155501080${String((numbers += 1)).padStart(2, '0')}`;
  await api.call('startPhoneSignIn', { body: { phoneNumber } });
  const { idToken } = await api.call('verifyCode', { body: { phoneNumber, code: server.lastCode() } });
  tokens.write(idToken);
});

describe('a refresh before the real server', () => {
  it('whose answer was lost leaves the token, and is repeated as the same one after a reload (TOKEN-04, TOKEN-06)', async () => {
    expire();
    const { api, tokens } = loadPage();
    const stale = tokens.read();
    browser.loseNextReply('refreshSession');
    await expect(api.call('getActiveAccount', {})).rejects.toMatchObject({ code: 'NetworkError' });
    expect(tokens.read()).toBe(stale);
    await loadPage().api.call('getActiveAccount', {});
    expect(tokens.read()).not.toBe(stale);
    expect(attempts()).toHaveLength(2);
    expect(new Set(attempts()).size).toBe(1);
    expire();
    await loadPage().api.call('getActiveAccount', {});
  });

  it('has a secret of its own, which is kept no longer than until the answer (TOKEN-04)', async () => {
    for (let time = 0; time < 3; time += 1) {
      expire();
      await loadPage().api.call('getActiveAccount', {});
      expect(localStorage.getItem(ATTEMPT)).toBeNull();
    }
    expect(new Set(attempts()).size).toBe(3);
    for (const attempt of attempts()) expect(attempt).toMatch(/^[\w-]{22,64}$/);
  });

  it('that is refused ends the secret and signs out (TOKEN-06)', async () => {
    expire();
    const { api, tokens } = loadPage();
    await api.call('signOut', {});
    await expect(api.call('getActiveAccount', {})).rejects.toMatchObject({ status: 401 });
    expect([tokens.read(), localStorage.getItem(ATTEMPT)]).toEqual([null, null]);
  });
});
