import { errors } from '@strokebook/contract';
import { describe, expect, it } from 'vitest';
import { createApi } from './client.ts';
import { createTokenStore } from './token-store.ts';

type Answer = (request: { path: string; token: string | null; init: RequestInit }) => Response | Promise<Response>;

function setUp(answer: Answer) {
  const paths: string[] = [];
  const tokens = createTokenStore(localStorage);
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const path = input as string;
    paths.push(path);
    return answer({ path, token: new Headers(init.headers).get('authorization'), init });
  };
  return { api: createApi({ fetch, tokens }), tokens, paths };
}

const unauthorized = () =>
  Response.json(
    { error: { code: 'TOKEN_EXPIRED', message: errors.TOKEN_EXPIRED.message, requestId: 'r' } },
    { status: 401 },
  );
const session = (idToken: string) => Response.json({ idToken, expiresIn: 60, accountId: 1 });

/** A server that accepts `fresh` only, and hands it out for the cookie. */
const expired: Answer = ({ path, token }) => {
  if (path === '/api/auth/refresh') return session('fresh');
  return token === 'Bearer fresh' ? Response.json({ standards: [], defaultStandardName: '' }) : unauthorized();
};

describe('the api client', () => {
  it('sends the stored id token as bearer with every request (TOKEN-01)', async () => {
    const { api, tokens } = setUp(({ token }) => Response.json({ token }));
    tokens.write('abc');
    expect(await api.call('listStandards', {})).toEqual({ token: 'Bearer abc' });
  });

  it('sends no Authorization header when no token is stored (TOKEN-O1)', async () => {
    const { api } = setUp(({ token }) => Response.json({ token }));
    expect(await api.call('listStandards', {})).toEqual({ token: null });
  });

  it('refreshes once on a 401 and repeats the call with the new token (TOKEN-04)', async () => {
    const { api, tokens, paths } = setUp(expired);
    tokens.write('stale');
    await api.call('listStandards', {});
    expect(paths).toEqual(['/api/standards', '/api/auth/refresh', '/api/standards']);
    expect(tokens.read()).toBe('fresh');
  });

  it('lets concurrent requests wait for one refresh and repeat with its token (TOKEN-05)', async () => {
    const { api, tokens, paths } = setUp(expired);
    tokens.write('stale');
    await Promise.all([1, 2, 3].map(() => api.call('listStandards', {})));
    expect(paths.filter((path) => path === '/api/auth/refresh')).toHaveLength(1);
  });

  it('signs out when the refresh fails (TOKEN-06)', async () => {
    const { api, tokens } = setUp(unauthorized);
    tokens.write('stale');
    await expect(api.call('listStandards', {})).rejects.toMatchObject({ code: 'TOKEN_EXPIRED', status: 401 });
    expect(tokens.read()).toBeNull();
  });

  it('fails on a second 401 without another refresh (TOKEN-O3)', async () => {
    const { api, tokens, paths } = setUp(({ path }) =>
      path === '/api/auth/refresh' ? session('fresh') : unauthorized(),
    );
    tokens.write('stale');
    await expect(api.call('listStandards', {})).rejects.toMatchObject({ status: 401 });
    expect(paths.filter((path) => path === '/api/auth/refresh')).toHaveLength(1);
  });

  it('asks for no refresh when nobody is signed in', async () => {
    const { api, paths } = setUp(unauthorized);
    await expect(api.call('getActiveAccount', {})).rejects.toMatchObject({ status: 401 });
    expect(paths).toEqual(['/api/me']);
  });

  it('brings an error back with its code, status, sentence, request id and problems', async () => {
    const problems = [{ path: '$.holes[3].par', message: 'must be 3 to 7' }];
    const error = { code: 'ROUND_INVALID', message: 'The round document has problems.', requestId: 'r-7', problems };
    const { api } = setUp(() => Response.json({ error }, { status: 422 }));
    await expect(api.call('listStandards', {})).rejects.toMatchObject({ ...error, status: 422, name: 'ApiError' });
  });

  it('says something readable when a proxy answers in its own words', async () => {
    const { api } = setUp(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(api.call('listStandards', {})).rejects.toMatchObject({ code: 'UNEXPECTED', status: 502 });
  });

  it('tells a server that was not reached from one that refused', async () => {
    const { api } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(api.call('listStandards', {})).rejects.toMatchObject({ code: 'NetworkError' });
  });

  it('puts parameters into the path and the query, encoded', async () => {
    const { api, paths } = setUp(() => Response.json({}));
    await api.call('getProfile', { params: { username: 'a/b c' } });
    await api.call('listRounds', { params: { accountId: 7 }, query: { limit: 5 } });
    expect(paths).toEqual(['/api/profiles/a%2Fb%20c', '/api/accounts/7/rounds?limit=5']);
  });
});
