import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteId } from '@strokebook/contract';
import { routes } from '@strokebook/contract';
import type { FeatureId } from '@strokebook/golf/access';
import { copyDemoDataDir, createLocalFiles, createTestServer, openEmbeddedDatabase } from '@strokebook/server/testing';
import { afterAll, beforeAll } from 'vitest';
import { renderWith } from './render-app.tsx';

// The pretended browser brings byte arrays of its own, of which Node's buffers are no instances; the server is Node's.
globalThis.ArrayBuffer = Buffer.alloc(1).buffer.constructor as ArrayBufferConstructor;
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;

type Request = { readonly method: string; readonly path: string; readonly body: unknown };

type RenderOptions = {
  /** Who has signed in before. */
  readonly as?: number;
  /** Whose cookies and requests; a browser of its own otherwise. */
  readonly browser?: Browser;
};

type Browser = {
  readonly fetch: typeof fetch;
  readonly requestsTo: (routeId: RouteId) => readonly Request[];
  /** The server gets the next such request, and the browser neither its answer nor its cookies. */
  readonly loseNextAnswerTo: (routeId: RouteId, accountId?: number) => void;
};

/** Accounts of the demo world by what they are here for. */
export const demo = {
  player: { accountId: 1, username: 'ingrid-solberg', name: 'Ingrid Solberg', national: '5550100001' },
  /** Coaches the college of the private player. */
  coach: { accountId: 2 },
  manager: { accountId: 3 },
  /** Coaches neither of those whose sites are closed. */
  stranger: { accountId: 5 },
  newPlayer: { accountId: 6 },
  privatePlayer: { accountId: 7, username: 'priya-raman' },
} as const;

/**
 * The real server on the demo world, in this process, for the tests of one file: no answer is made up. To be called
 * where the file's hooks may be set.
 */
export function useRealServer() {
  let dataDir: string;
  let database: Awaited<ReturnType<typeof openEmbeddedDatabase>>;
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let accountsMade = 0;
  beforeAll(async () => {
    dataDir = await copyDemoDataDir();
    database = await openEmbeddedDatabase(dataDir);
    server = await createTestServer(database, {}, createLocalFiles(join(dataDir, 'files')));
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** A browser of its own: requests go through the server's router, hooks and parsers, and cookies are kept. */
  const createBrowser = (): Browser => {
    const requests: Request[] = [];
    const lost = new Set<string>();
    const cookies = new Map<string, string>();
    const answer: typeof fetch = async (input, { method = 'GET', headers, body, signal } = {}) => {
      const path = input as string;
      const payload = body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : (body as string | undefined);
      requests.push({ method, path, body: typeof payload === 'string' ? JSON.parse(payload) : undefined });
      const response = await server.inject({
        method: method as 'GET',
        url: path,
        headers: {
          ...Object.fromEntries(new Headers(headers)),
          ...(cookies.size === 0 ? {} : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        },
        ...(payload === undefined ? {} : { payload }),
      });
      signal?.throwIfAborted();
      if (lost.delete(path)) throw new TypeError('Failed to fetch');
      for (const { name, value } of response.cookies) {
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return new Response(new Uint8Array(response.rawPayload), {
        status: response.statusCode,
        headers: Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]),
      });
    };
    const requestsTo = (routeId: RouteId) => {
      const { method, path } = routes[routeId];
      const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}(\\?|$)`);
      return requests.filter((request) => request.method === method && pattern.test(request.path));
    };
    return {
      fetch: answer,
      requestsTo,
      loseNextAnswerTo: (routeId, accountId) =>
        void lost.add(routes[routeId].path.replace(':accountId', String(accountId))),
    };
  };

  return {
    /** The whole app at an address. */
    open: async (path: string, { as, browser = createBrowser() }: RenderOptions = {}) => {
      if (as !== undefined) localStorage.setItem('strokebook.idToken', await server.tokenOf(as));
      return { ...renderWith(browser.fetch, path), requestsTo: browser.requestsTo };
    },
    createBrowser,
    setPassword: async (accountId: number, newPassword: string) => {
      const token = await server.tokenOf(accountId);
      const { status } = await server.call('setPassword', { body: { newPassword } }, { token });
      if (status !== 200) throw new Error(`the password was not taken: ${status}`);
    },
    /** A browser in which an account has signed in, for a part of a page that stands alone. */
    fetchAs: async (accountId: number): Promise<typeof fetch> => {
      localStorage.setItem('strokebook.idToken', await server.tokenOf(accountId));
      return createBrowser().fetch;
    },
    /** What that browser sends along. */
    bearer: () => ({ authorization: `Bearer ${localStorage.getItem('strokebook.idToken')}` }),
    /** As ten minutes after every sign-in. */
    forgetConfirmations: () => database.pool.query('UPDATE sessions SET confirmed_at = NULL'),
    /** As if every session had just been confirmed by code. */
    confirmAll: () => database.pool.query('UPDATE sessions SET confirmed_at = $1', [server.clock.now()]),
    /** The code of the newest text message. */
    lastCode: (): string => /\d{6}/.exec(server.messages.at(-1)?.text ?? '')?.[0] ?? '',
    /** How the server answers an address as an image element asks: without a token. */
    statusOf: async (url: string): Promise<number> => (await server.inject({ url })).statusCode,
    /** A session of an account on another device. */
    signIn: (accountId: number): Promise<string> => server.tokenOf(accountId),
    /** Lets the server's time go by. */
    advance: (milliseconds: number): void => server.clock.advance(milliseconds),
    /** A second account of nobody of the demo, as a first sign-in makes it. */
    makeAccount: async (): Promise<{ readonly accountId: number; readonly username: string }> => {
      accountsMade += 1;
      const phoneNumber = `+1555010${String(8000 + accountsMade)}`;
      await server.call('startPhoneSignIn', { body: { phoneNumber } });
      const code = /\d{6}/.exec(server.messages.at(-1)?.text ?? '')?.[0] ?? '';
      const { body } = await server.call('verifyCode', { body: { phoneNumber, code } });
      const me = await server.call('getActiveAccount', {}, { token: body.idToken });
      return { accountId: body.accountId, username: me.body.username };
    },
    /** Marks the phone of a feature unverified, with nothing said of the feature. */
    markPhoneUnverified: async (accountId: number, featureId: FeatureId) => {
      await database.pool.query(
        'INSERT INTO feature_settings (account_id, feature_id, is_phone_verified) VALUES ($1, $2, false)',
        [accountId, featureId],
      );
    },
    /** Fills the circle of an account with people of the longest names there can be. */
    fillCircle: async (accountId: number, count: number) => {
      await database.pool.query(
        `WITH made AS (
           INSERT INTO accounts (username, first_name, last_name)
           SELECT 'friend-' || n, repeat('F', 60), lpad(n::text, 60, 'L') FROM generate_series(1, $2::int) n
           RETURNING account_id)
         UPDATE accounts SET sub_circle_account_ids = (SELECT array_agg(account_id) FROM made) WHERE account_id = $1`,
        [accountId, count],
      );
    },
    /** Sets features of an account not public. */
    hideFeatures: async (username: string, featureIds: readonly FeatureId[]) => {
      await database.pool.query(
        `INSERT INTO feature_settings (account_id, feature_id, is_public)
         SELECT account_id, unnest($2::int[]), false FROM accounts WHERE username = $1
         ON CONFLICT (account_id, feature_id) DO UPDATE SET is_public = false`,
        [username, featureIds],
      );
    },
    setName: async (username: string, firstName: string, lastName: string) => {
      await database.pool.query('UPDATE accounts SET first_name = $2, last_name = $3 WHERE username = $1', [
        username,
        firstName,
        lastName,
      ]);
    },
  };
}
