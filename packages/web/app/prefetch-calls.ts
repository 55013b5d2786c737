import { TOKEN_KEY } from '../api/token-key.ts';

/** Pending replies by address and token. */
const prefetched = new Map<string, Promise<Response>>();

const keyOf = (url: string, authorization: string): string => `${authorization} ${url}`;

/**
 * Requests what every guard needs first, the signed-in account and the profile, while the script of the app is still
 * loading. The page's own script runs it and must stay small, so the addresses are not taken from the contract. The
 * profile is not requested on a host of its own, where the path does not name the player.
 *
 * @returns whether anybody is signed in
 */
export function prefetchCalls(fetch: typeof globalThis.fetch, storage: Storage, path: string): boolean {
  const token = storage.getItem(TOKEN_KEY);
  if (token === null) return false;
  const authorization = `Bearer ${token}`;
  const [, username] = /^\/player\/([^/]+)/.exec(path) ?? [];
  for (const url of ['/api/me', ...(username === undefined ? [] : [`/api/profiles/${username}`])]) {
    const reply = fetch(url, { headers: { authorization }, credentials: 'same-origin', mode: 'same-origin' });
    // The caller that takes the reply handles its failure; if none does, the failure is ignored.
    reply.catch(() => undefined);
    prefetched.set(keyOf(url, authorization), reply);
  }
  return true;
}

/** A fetch that answers with a prefetched reply, once, and requests everything else. */
export function withPrefetched(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const { authorization } = (init?.headers ?? {}) as { readonly authorization?: string };
    const canBePrefetched = typeof input === 'string' && init?.method === 'GET' && authorization !== undefined;
    const key = canBePrefetched ? keyOf(input, authorization) : '';
    const reply = prefetched.get(key);
    prefetched.delete(key);
    return reply ?? fetch(input, init);
  };
}

/** Drops the replies that nobody took: later requests must not get data from the start of a visit. */
export const dropPrefetched = (): void => prefetched.clear();
