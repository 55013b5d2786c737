import { type ErrorCode, errors, type OutputOf, type RouteId, routes } from '@strokebook/contract';
import type { createTestServer } from '@strokebook/server/testing';

type Inject = Awaited<ReturnType<typeof createTestServer>>['inject'];

type Request = {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
};

/** How a call fails: with an error of the contract, a broken connection, or the reply of a proxy. */
type Failure = ErrorCode | 'network' | { readonly status: number; readonly body: string };

export type TestBrowser = {
  readonly fetch: typeof fetch;
  /** Every request so far, oldest first. */
  readonly requests: () => readonly Request[];
  /** Every request to a route so far, oldest first, including failed ones. */
  readonly requestsTo: (routeId: RouteId) => readonly Request[];
  /** Fails the next request to a route, before it reaches the server. */
  readonly failNext: (routeId: RouteId, failure: Failure) => void;
  /** Fails every matching request to a route until the returned function is called. */
  readonly failAll: (routeId: RouteId, failure: Failure, matches?: (request: Request) => boolean) => () => void;
  /**
   * Delays the replies to a route, failures too, until the returned function is called; the server handles the requests
   * at once.
   */
  readonly hold: (routeId: RouteId, matches?: (request: Request) => boolean) => () => void;
  /** The server handles the next request to a route, but the browser gets neither the reply nor its cookies. */
  readonly loseNextReply: (routeId: RouteId) => void;
  /** Changes the next reply to a route, to simulate a server of another version. */
  readonly changeNextReply: <Id extends RouteId>(routeId: Id, change: (body: OutputOf<Id>) => OutputOf<Id>) => void;
};

type Rule = { readonly routeId: RouteId; readonly matches: (request: Request) => boolean };

/** A browser with its own cookies: requests go through the server's router, hooks and parsers. */
export function createTestBrowser(inject: Inject): TestBrowser {
  const requests: (Request & { readonly routeId: RouteId | null })[] = [];
  const failing = new Set<Rule & { readonly failure: Failure; readonly isOnce: boolean }>();
  const held = new Set<Rule & { readonly released: Promise<void> }>();
  const lost = new Set<RouteId>();
  const changes = new Map<RouteId, (body: never) => unknown>();
  const cookies = new Map<string, string>();
  const always = () => true;

  const handle = ({ method, path }: Request, headers: HeadersInit | undefined, payload: string | Buffer | undefined) =>
    inject({
      method: method as 'GET',
      url: path,
      headers: {
        ...Object.fromEntries(new Headers(headers)),
        ...(cookies.size === 0 ? {} : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      },
      ...(payload === undefined ? {} : { payload }),
    });

  const answer: typeof fetch = async (input, { method = 'GET', headers, body, signal } = {}) => {
    const address = new URL(input as string, 'http://test.invalid');
    const payload = body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : (body as string | undefined);
    const { routeId, params } = matchRoute(method, address.pathname);
    const request = {
      routeId,
      method,
      path: input as string,
      params,
      query: address.searchParams,
      body: typeof payload === 'string' ? JSON.parse(payload) : undefined,
    };
    requests.push(request);
    const applies = (rule: Rule) => rule.routeId === routeId && rule.matches(request);
    const failure = [...failing].find(applies);
    if (failure?.isOnce) failing.delete(failure);
    const reply = failure === undefined ? await handle(request, headers, payload) : null;
    await Promise.race([Promise.all([...held].filter(applies).map(({ released }) => released)), aborted(signal)]);
    signal?.throwIfAborted();
    if (failure !== undefined || reply === null) return fail(failure?.failure ?? 'network');
    if (routeId !== null && lost.delete(routeId)) return fail('network');
    for (const { name, value } of reply.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const change = routeId === null ? undefined : changes.get(routeId);
    if (routeId !== null) changes.delete(routeId);
    if (change !== undefined) return Response.json(change(reply.json() as never));
    return new Response(new Uint8Array(reply.rawPayload), {
      status: reply.statusCode,
      headers: Object.entries(reply.headers).map(([name, value]): [string, string] => [name, String(value)]),
    });
  };

  return {
    fetch: answer,
    requests: () => requests,
    requestsTo: (routeId) => requests.filter((request) => request.routeId === routeId),
    failNext: (routeId, failure) => void failing.add({ routeId, failure, matches: always, isOnce: true }),
    failAll: (routeId, failure, matches = always) => {
      const rule = { routeId, failure, matches, isOnce: false };
      failing.add(rule);
      return () => void failing.delete(rule);
    },
    hold: (routeId, matches = always) => {
      const { promise: released, resolve } = Promise.withResolvers<void>();
      const rule = { routeId, matches, released };
      held.add(rule);
      return () => {
        held.delete(rule);
        resolve();
      };
    },
    loseNextReply: (routeId) => void lost.add(routeId),
    changeNextReply: (routeId, change) => void changes.set(routeId, change),
  };
}

function fail(failure: Failure): Response {
  if (failure === 'network') throw new TypeError('Failed to fetch');
  if (typeof failure === 'object') return new Response(failure.body, { status: failure.status });
  const { status, message } = errors[failure];
  return Response.json({ error: { code: failure, message, requestId: 'req-1' } }, { status });
}

const aborted = (signal: AbortSignal | null | undefined): Promise<void> =>
  new Promise((resolve) => {
    // It may have been aborted while the server answered.
    if (signal?.aborted === true) resolve();
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });

function matchRoute(method: string, path: string): { routeId: RouteId | null; params: Record<string, string> } {
  for (const routeId of Object.keys(routes) as RouteId[]) {
    const route = routes[routeId];
    const match = new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(path);
    if (match !== null && route.method === method) {
      const params = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
      return { routeId, params: Object.fromEntries(params) as Record<string, string> };
    }
  }
  return { routeId: null, params: {} };
}
