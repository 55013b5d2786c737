import type { AccountId } from '@strokebook/golf/access';
import { TOKEN_ISSUER } from '@strokebook/contract';
import { type CryptoKey, errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { MediaUse } from '../db/schema/index.ts';
import type { Clock } from '../ports/clock.ts';

const ALGORITHM = 'EdDSA';
const AUDIENCE = 'media';
/** Within it the same token is used, so that a browser can cache a picture by its address. */
const WINDOW_SECONDS = 1_800;
const MAX_CACHED_TOKENS = 10_000;

/** Tokens in addresses that allow to see an account's media of one use. They are valid for 30 to 60 minutes. */
export type MediaTokens = {
  readonly create: (accountId: AccountId, use: MediaUse) => Promise<string>;
  /** Whether this server signed the token for this account and use, and it has not expired. */
  readonly isGood: (token: string, accountId: AccountId, use: MediaUse) => Promise<boolean>;
};

type KeyPair = { readonly privateKey: CryptoKey; readonly publicKey: CryptoKey };

/** Signs with the key of the id tokens; the two have different audiences and subjects. */
export function createMediaTokens(key: KeyPair, clock: Clock): MediaTokens {
  const made = new LRUCache<string, { readonly token: string; readonly window: number }>({ max: MAX_CACHED_TOKENS });
  return {
    create: async (accountId, use) => {
      const window = Math.floor(clock.now().getTime() / 1_000 / WINDOW_SECONDS);
      const cacheKey = `${accountId}/${use}`;
      const known = made.get(cacheKey);
      if (known?.window === window) return known.token;
      const token = await new SignJWT({ account: accountId, use })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(TOKEN_ISSUER)
        .setAudience(AUDIENCE)
        .setExpirationTime((window + 2) * WINDOW_SECONDS)
        .sign(key.privateKey);
      made.set(cacheKey, { token, window });
      return token;
    },
    isGood: async (token, accountId, use) => {
      try {
        const { payload } = await jwtVerify(token, key.publicKey, {
          algorithms: [ALGORITHM],
          issuer: TOKEN_ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['exp', 'account', 'use'],
          currentDate: clock.now(),
        });
        return payload['account'] === accountId && payload['use'] === use;
      } catch (error) {
        if (error instanceof errors.JOSEError) return false;
        throw error;
      }
    },
  };
}
