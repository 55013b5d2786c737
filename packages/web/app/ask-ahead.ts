import { TOKEN_KEY } from '../api/token-key.ts';

/** Replies on their way, by what was asked for and with which token. */
const asked = new Map<string, Promise<Response>>();

const keyOf = (url: string, authorization: string): string => `${authorization} ${url}`;

/**
 * Asks for what every guard asks for first, who is signed in and whose profile it is, while the script of the app is on
 * its way: the page's own script does, which must stay small, so that the addresses are not taken from the contract. On
 * hosts of their own, whose addresses say it otherwise, not whose profile it is.
 *
 * @returns whether anybody is signed in
 */
export function askAhead(fetch: typeof globalThis.fetch, storage: Storage, path: string): boolean {
  const token = storage.getItem(TOKEN_KEY);
  if (token === null) return false;
  const authorization = `Bearer ${token}`;
  const [, username] = /^\/player\/([^/]+)/.exec(path) ?? [];
  for (const url of ['/api/me', ...(username === undefined ? [] : [`/api/profiles/${username}`])]) {
    const reply = fetch(url, { headers: { authorization }, credentials: 'same-origin', mode: 'same-origin' });
    // Whoever takes it over hears of a failure; nobody may.
    reply.catch(() => undefined);
    asked.set(keyOf(url, authorization), reply);
  }
  return true;
}

/** Answers with what was asked ahead, once; asks for everything else. */
export function withAsked(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const { authorization } = (init?.headers ?? {}) as { readonly authorization?: string };
    const isAsked = typeof input === 'string' && init?.method === 'GET' && authorization !== undefined;
    const key = isAsked ? keyOf(input, authorization) : '';
    const reply = asked.get(key);
    asked.delete(key);
    return reply ?? fetch(input, init);
  };
}

/** Drops what nobody took: an answer from the start of a visit is none to what is asked later. */
export const forgetAsked = (): void => asked.clear();
