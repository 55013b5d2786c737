import type { OutputOf } from '@strokebook/contract';
import { type Address, addresses } from '@strokebook/contract/addresses';
import { errorOf, NetworkError } from './errors.ts';
import { isIssuedElsewhere } from './token-claims.ts';
import type { TokenStore } from './token-store.ts';

const ATTEMPT_KEY = 'strokebook.refreshAttempt';

type RefreshOptions = {
  readonly tokens: TokenStore;
  readonly storage: Storage;
  readonly send: (route: Address, parts: { readonly body: unknown }) => Promise<Response>;
};

export type Refresh = {
  /**
   * Exchanges a token that the server refused; concurrent callers wait for one exchange (TOKEN-05). False when nobody is
   * signed in any more.
   *
   * @throws NetworkError, ApiError when nothing was decided; the token stays.
   */
  readonly renew: (staleToken: string) => Promise<boolean>;
  /** Resolves when no exchange is under way. */
  readonly settled: () => Promise<unknown>;
};

export function createRefresh({ tokens, storage, send }: RefreshOptions): Refresh {
  let underWay: Promise<void> | null = null;

  /** Unless the person signed in or out, here or in another tab, while the answer was on its way. */
  const replace = (staleToken: string, token: string | null) => {
    if (tokens.read() === staleToken) tokens.write(token);
  };

  const exchange = async (staleToken: string): Promise<void> => {
    // Another tab may have refreshed while this one waited for its turn: the rotated cookie works only once.
    if (tokens.read() !== staleToken) return;
    const reply = await send(addresses.refreshSession, { body: { attempt: openAttempt(storage) } });
    if (!reply.ok && reply.status !== 401) throw await errorOf(reply);
    const idToken = reply.ok ? await idTokenOf(reply) : null;
    storage.removeItem(ATTEMPT_KEY);
    replace(staleToken, idToken);
  };

  return {
    renew: async (staleToken) => {
      if (isIssuedElsewhere(staleToken)) replace(staleToken, null);
      else {
        underWay ??= inOneTab(() => exchange(staleToken)).finally(() => {
          underWay = null;
        });
        await underWay;
      }
      return tokens.read() !== null;
    },
    settled: () => Promise.allSettled([underWay]),
  };
}

async function idTokenOf(reply: Response): Promise<string> {
  try {
    return ((await reply.json()) as OutputOf<'refreshSession'>).idToken;
  } catch (cause) {
    // Half an answer is a lost one.
    throw new NetworkError(cause);
  }
}

/**
 * The browser's secret for the exchange under way, see `RotationAttempt`: kept until an answer has arrived whole, so that
 * after a lost one, or a reload, the next exchange is known for the same.
 */
function openAttempt(storage: Storage): string {
  const kept = storage.getItem(ATTEMPT_KEY);
  if (kept !== null) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  const attempt = btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  storage.setItem(ATTEMPT_KEY, attempt);
  return attempt;
}

/** Tabs share the refresh cookie, so only one of them may spend it. Where there are no locks, each tab is on its own. */
async function inOneTab<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('strokebook.refresh', work);
}
