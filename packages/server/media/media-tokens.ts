import { TOKEN_ISSUER } from '@strokebook/contract';
import { type CryptoKey, errors, jwtVerify, SignJWT } from 'jose';
import { LruCache } from '../lru-cache.ts';
import type { Clock } from '../ports/clock.ts';

const ALGORITHM = 'EdDSA';
const AUDIENCE = 'media';
/** Within it the same token is handed out, so that a browser knows a picture by its address. */
const WINDOW_SECONDS = 1_800;
const MOST_KEPT = 10_000;

/** Proofs, in addresses, that whoever holds one was allowed to see the media of an account. They last 30 to 60 minutes. */
export type MediaTokens = {
  readonly create: (accountId: number) => Promise<string>;
  /** Whether it is one of ours, for this account, and still good. */
  readonly isGood: (token: string, accountId: number) => Promise<boolean>;
};

type KeyPair = { readonly privateKey: CryptoKey; readonly publicKey: CryptoKey };

/** Signs with the key of the id tokens; the two are told apart by their audience and by who they name. */
export function createMediaTokens(key: KeyPair, clock: Clock): MediaTokens {
  const made = new LruCache<{ readonly token: string; readonly window: number }>(MOST_KEPT);
  return {
    create: async (accountId) => {
      const window = Math.floor(clock.now().getTime() / 1_000 / WINDOW_SECONDS);
      const known = made.get(String(accountId));
      if (known?.window === window) return known.token;
      const token = await new SignJWT({ account: accountId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(TOKEN_ISSUER)
        .setAudience(AUDIENCE)
        .setExpirationTime((window + 2) * WINDOW_SECONDS)
        .sign(key.privateKey);
      made.set(String(accountId), { token, window }, 1);
      return token;
    },
    isGood: async (token, accountId) => {
      try {
        const { payload } = await jwtVerify(token, key.publicKey, {
          algorithms: [ALGORITHM],
          issuer: TOKEN_ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['exp', 'account'],
          currentDate: clock.now(),
        });
        return payload['account'] === accountId;
      } catch (error) {
        if (error instanceof errors.JOSEError) return false;
        throw error;
      }
    },
  };
}
