import { rmSync } from 'node:fs';
import type { RouteId } from '@strokebook/contract';
import { routes } from '@strokebook/contract';
import type { FeatureId } from '@strokebook/golf/access';
import { copyDemoDataDir, createTestServer, openEmbeddedDatabase } from '@strokebook/server/testing';
import { afterAll, beforeAll } from 'vitest';
import { renderWith } from './render-app.tsx';

// The pretended browser brings byte arrays of its own, of which Node's buffers are no instances; the server is Node's.
globalThis.ArrayBuffer = Buffer.alloc(1).buffer.constructor as ArrayBufferConstructor;
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;

type Request = { readonly method: string; readonly path: string; readonly body: unknown };

type RenderOptions = {
  /** Who has signed in before. */
  readonly as?: number;
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
  beforeAll(async () => {
    dataDir = await copyDemoDataDir();
    database = await openEmbeddedDatabase(dataDir);
    server = await createTestServer(database);
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** A browser of its own: requests go through the server's router, hooks and parsers, and cookies are kept. */
  const createBrowser = () => {
    const requests: Request[] = [];
    const cookies = new Map<string, string>();
    const answer: typeof fetch = async (input, { method = 'GET', headers, body, signal } = {}) => {
      const path = input as string;
      const payload = typeof body === 'string' ? body : undefined;
      requests.push({ method, path, body: payload === undefined ? undefined : JSON.parse(payload) });
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
      for (const { name, value } of response.cookies) {
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return new Response(response.body, {
        status: response.statusCode,
        headers: { 'content-type': String(response.headers['content-type']) },
      });
    };
    const requestsTo = (routeId: RouteId) => {
      const { method, path } = routes[routeId];
      const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}(\\?|$)`);
      return requests.filter((request) => request.method === method && pattern.test(request.path));
    };
    return { fetch: answer, requestsTo };
  };

  return {
    /** The whole app at an address. */
    open: async (path: string, { as }: RenderOptions = {}) => {
      if (as !== undefined) localStorage.setItem('strokebook.idToken', await server.tokenOf(as));
      const browser = createBrowser();
      return { ...renderWith(browser.fetch, path), requestsTo: browser.requestsTo };
    },
    /** The code of the newest text message. */
    lastCode: (): string => /\d{6}/.exec(server.messages.at(-1)?.text ?? '')?.[0] ?? '',
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
