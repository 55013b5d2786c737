import { errors, type RouteId, routes } from '@strokebook/contract';
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
  return { api: createApi({ fetch, tokens, storage: localStorage }), tokens, paths };
}

const unauthorized = () =>
  Response.json(
    { error: { code: 'TOKEN_EXPIRED', message: errors.TOKEN_EXPIRED.message, requestId: 'r' } },
    { status: 401 },
  );
const session = (idToken: string) => Response.json({ idToken, expiresIn: 60, accountId: 1 });

const tokenBy = (iss: string) => `e30.${btoa(JSON.stringify({ iss, sub: '1' })).replace(/=+$/, '')}.c2ln`;

/** A server that accepts only the token `fresh`, which it issues for the cookie. */
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
    await api.call('getActiveAccount', {});
    expect(paths).toEqual(['/api/me', '/api/auth/refresh', '/api/me']);
    expect(tokens.read()).toBe('fresh');
  });

  it('lets concurrent requests wait for one refresh and repeat with its token (TOKEN-05)', async () => {
    const { api, tokens, paths } = setUp(expired);
    tokens.write('stale');
    await Promise.all([1, 2, 3].map(() => api.call('getActiveAccount', {})));
    expect(paths.filter((path) => path === '/api/auth/refresh')).toHaveLength(1);
  });

  it('signs out when the refresh fails (TOKEN-06)', async () => {
    const { api, tokens } = setUp(unauthorized);
    tokens.write('stale');
    await expect(api.call('getActiveAccount', {})).rejects.toMatchObject({ code: 'TOKEN_EXPIRED', status: 401 });
    expect(tokens.read()).toBeNull();
  });

  it('fails on a second 401 without another refresh (TOKEN-O3)', async () => {
    const { api, tokens, paths } = setUp(({ path }) =>
      path === '/api/auth/refresh' ? session('fresh') : unauthorized(),
    );
    tokens.write('stale');
    await expect(api.call('getActiveAccount', {})).rejects.toMatchObject({ status: 401 });
    expect(paths.filter((path) => path === '/api/auth/refresh')).toHaveLength(1);
  });

  it.each([500, 502, 503, 429])(
    'stays signed in when the refresh is answered with %i, and says what failed (TOKEN-06, TOKEN-O5)',
    async (status) => {
      const { api, tokens } = setUp(({ path }) =>
        path === '/api/auth/refresh' ? new Response('', { status }) : unauthorized(),
      );
      tokens.write('stale');
      await expect(api.call('getActiveAccount', {})).rejects.toMatchObject({ status });
      expect(tokens.read()).toBe('stale');
    },
  );

  it('stays signed in when half of the answer to the refresh is lost (TOKEN-06, TOKEN-O5)', async () => {
    const { api, tokens } = setUp(({ path }) =>
      path === '/api/auth/refresh' ? new Response('{"idToken":"fr') : unauthorized(),
    );
    tokens.write('stale');
    await expect(api.call('getActiveAccount', {})).rejects.toMatchObject({ code: 'NetworkError' });
    expect(tokens.read()).toBe('stale');
  });

  it.each([
    ['signs out', () => localStorage.removeItem('strokebook.idToken'), null],
    ['signs in as another', () => localStorage.setItem('strokebook.idToken', 'other'), 'other'],
  ])('keeps it so when another tab %s while the refresh is under way (TOKEN-O4)', async (_, change, kept) => {
    const { api, tokens } = setUp(({ path, token }) => {
      if (path !== '/api/auth/refresh') return token === 'Bearer stale' ? unauthorized() : Response.json({});
      change();
      return session('fresh');
    });
    tokens.write('stale');
    await api.call('getActiveAccount', {}).catch(() => undefined);
    expect(tokens.read()).toBe(kept);
  });

  it('signs out on a 401 for a token issued elsewhere, without a refresh (TOKEN-03, TOKEN-O2)', async () => {
    const { api, tokens, paths } = setUp(unauthorized);
    tokens.write(tokenBy('https://sso.example.edu'));
    await expect(api.call('getActiveAccount', {})).rejects.toMatchObject({ status: 401 });
    expect(paths).toEqual(['/api/me']);
    expect(tokens.read()).toBeNull();
  });

  it.each([tokenBy('strokebook'), 'a.b.c', 'a.bnVsbA.c', 'no token at all', ''])(
    'refreshes a token of ours, and one that cannot be read: %s (TOKEN-04, TOKEN-O2)',
    async (token) => {
      const { api, tokens } = setUp(expired);
      tokens.write(token);
      await api.call('getActiveAccount', {});
      expect(tokens.read()).toBe('fresh');
    },
  );

  it.each(['verifyCode', 'signInWithPassword', 'startPhoneSignIn', 'signOut'] as const)(
    'refreshes nothing when %s, which does not look at the token, is refused (TOKEN-04)',
    async (routeId) => {
      const { api, tokens, paths } = setUp(unauthorized);
      tokens.write('stale');
      await expect(api.call(routeId, { body: {} } as never)).rejects.toMatchObject({ status: 401 });
      expect(paths).toEqual([routes[routeId].path]);
      expect(tokens.read()).toBe('stale');
    },
  );

  it.each(Object.keys(routes) as RouteId[])(
    'sends %s, and the token, to this site alone (TOKEN-O1)',
    async (routeId) => {
      const modes: unknown[] = [];
      const { api, tokens, paths } = setUp(({ init }) => {
        modes.push(init.mode);
        return Response.json({});
      });
      tokens.write('abc');
      const names = [...routes[routeId].path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const params = Object.fromEntries(names.map((name) => [name, '//evil.example/@evil.example']));
      await api.call(routeId, { params } as never);
      expect(paths.map((path) => new URL(path, location.href).origin)).toEqual([location.origin]);
      expect(modes).toEqual(['same-origin']);
    },
  );

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

  it('has an error of its own when a proxy answers in its own words', async () => {
    const { api } = setUp(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(api.call('listStandards', {})).rejects.toMatchObject({ code: 'UNEXPECTED', status: 502 });
  });

  it('tells a server that was not reached from one that refused', async () => {
    const { api } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(api.call('listStandards', {})).rejects.toMatchObject({ code: 'NetworkError' });
  });

  it('answers a file with its bytes and type, and whoever may not have it with the error', async () => {
    const bytes = [0x89, 0x50, 0xff, 0x00];
    const { api, tokens } = setUp(({ token }) =>
      token === null
        ? unauthorized()
        : new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/png' } }),
    );
    await expect(api.call('getProfileImage', { params: { accountId: 1 } })).rejects.toMatchObject({ status: 401 });
    tokens.write('abc');
    const picture = await api.call('getProfileImage', { params: { accountId: 1 } });
    expect([picture.type, [...(await picture.bytes())]]).toEqual(['image/png', bytes]);
  });

  it('puts parameters into the path and the query, encoded', async () => {
    const { api, paths } = setUp(() => Response.json({}));
    await api.call('getProfile', { params: { username: 'a/b c' } });
    await api.call('listRounds', { params: { accountId: 7 }, query: { limit: 5 } });
    expect(paths).toEqual(['/api/profiles/a%2Fb%20c', '/api/accounts/7/rounds?limit=5']);
  });
});
