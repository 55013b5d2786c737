import { type CallOf, ErrorReply, type OutputOf, type Route, type RouteId, routes } from '@strokebook/contract';
import { ApiError, NetworkError } from './errors.ts';
import type { TokenStore } from './token-store.ts';

export type Api = {
  readonly call: <Id extends RouteId>(
    routeId: Id,
    input: CallOf<Id>,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<OutputOf<Id>>;
};

type ApiOptions = { readonly fetch: typeof fetch; readonly tokens: TokenStore };
type Values = Record<string, string | number | boolean | undefined>;
type Parts = { params?: Values; query?: Values; body?: unknown };

/** Every call there is, typed by the contract's route table. */
export function createApi({ fetch, tokens }: ApiOptions): Api {
  let refreshing: Promise<boolean> | null = null;

  const send = async (route: Route, parts: Parts, signal: AbortSignal | undefined): Promise<Response> => {
    const token = tokens.read();
    const headers: Record<string, string> = {};
    if (token !== null) headers['authorization'] = `Bearer ${token}`;
    if (parts.body !== undefined) headers['content-type'] = 'application/json';
    try {
      return await fetch(addressOf(route, parts), {
        method: route.method,
        headers,
        credentials: 'same-origin',
        ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
        ...(signal === undefined ? {} : { signal }),
      });
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw new NetworkError(cause);
    }
  };

  const refresh = async (staleToken: string): Promise<boolean> => {
    // Another tab may have refreshed while this one waited for its turn: the rotated cookie works only once.
    if (tokens.read() !== staleToken) return tokens.read() !== null;
    const reply = await send(routes.refreshSession, {}, undefined);
    if (!reply.ok) {
      tokens.write(null);
      return false;
    }
    const session = (await reply.json()) as OutputOf<'refreshSession'>;
    tokens.write(session.idToken);
    return true;
  };

  const refreshOnce = (staleToken: string): Promise<boolean> => {
    refreshing ??= inOneTab(() => refresh(staleToken)).finally(() => {
      refreshing = null;
    });
    return refreshing;
  };

  return {
    call: async (routeId, input, options) => {
      const route: Route = routes[routeId];
      const parts = input as Parts;
      if (refreshing !== null) await refreshing;
      const token = tokens.read();
      let reply = await send(route, parts, options?.signal);
      if (reply.status === 401 && token !== null && (await refreshOnce(token))) {
        reply = await send(route, parts, options?.signal);
      }
      if (!reply.ok) throw await errorOf(reply);
      return (await reply.json()) as never;
    },
  };
}

function addressOf(route: Route, { params = {}, query = {} }: Parts): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? path : `${path}?${search}`;
}

async function errorOf(reply: Response): Promise<ApiError> {
  const parsed = ErrorReply.safeParse(await reply.json().catch(() => null));
  if (parsed.success) return new ApiError({ ...parsed.data.error, status: reply.status });
  // A proxy in between answers in its own words.
  return new ApiError({ code: 'UNEXPECTED', status: reply.status, message: 'The server gave no readable answer.' });
}

/** Tabs share the refresh cookie, so only one of them may spend it. Where there are no locks, each tab is on its own. */
async function inOneTab<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('strokebook.refresh', work);
}
