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
   * Exchanges a token that the server refused; concurrent callers share one exchange (TOKEN-05). False if nobody is
   * signed in any more.
   *
   * @throws NetworkError, ApiError if the result is unknown; the token is kept.
   */
  readonly renew: (staleToken: string) => Promise<boolean>;
  /** Resolves when no exchange is running. */
  readonly settled: () => Promise<unknown>;
};

export function createRefresh({ tokens, storage, send }: RefreshOptions): Refresh {
  let underWay: Promise<void> | null = null;

  /** Does nothing if the user signed in or out, here or in another tab, while the exchange was running. */
  const replace = (staleToken: string, token: string | null) => {
    if (tokens.read() === staleToken) tokens.write(token);
  };

  const exchange = async (staleToken: string): Promise<void> => {
    // Another tab may have refreshed while this one waited for the lock: the rotated cookie works only once.
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
    // An incomplete answer counts as lost.
    throw new NetworkError(cause);
  }
}

/**
 * The browser's secret for the running exchange, see `RotationAttempt`: kept until a complete answer has arrived, so
 * that after a lost one, or a reload, the server recognizes the next exchange as the same.
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

/** Tabs share the refresh cookie, so only one at a time may use it. Without locks, tabs are independent. */
async function inOneTab<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('strokebook.refresh', work);
}
