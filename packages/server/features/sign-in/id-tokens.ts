import { errors, jwtVerify, SignJWT } from 'jose';
import { RequestError } from '../../http/request-error.ts';
import { LruCache } from '../../lru-cache.ts';
import type { Clock } from '../../ports/clock.ts';
import { signInRules } from './rules.ts';
import { SIGNING_ALGORITHM, type SigningKey } from './signing-key.ts';

const ISSUER = 'strokebook';
const MOST_VERIFIED = 10_000;

export type IdTokens = {
  readonly create: (accountId: number) => Promise<{ readonly idToken: string; readonly expiresIn: number }>;
  /** The account a token was made for. @throws RequestError TOKEN_EXPIRED, NotAuthorizedException */
  readonly read: (idToken: string) => Promise<number>;
};

/** Short-lived proofs of who is signed in. They say nothing of what one may do: that is asked of the database. */
export function createIdTokens(key: SigningKey, clock: Clock): IdTokens {
  const expiresIn = signInRules.idTokenLifetime / 1_000;
  // Checking a signature costs more than all else of a request whose reply is cached.
  const verified = new LruCache<{ readonly accountId: number; readonly expiresAt: number }>(MOST_VERIFIED);
  return {
    async create(accountId) {
      const issuedAt = Math.floor(clock.now().getTime() / 1_000);
      const idToken = await new SignJWT()
        .setProtectedHeader({ alg: SIGNING_ALGORITHM })
        .setIssuer(ISSUER)
        .setSubject(String(accountId))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + expiresIn)
        .sign(key.privateKey);
      return { idToken, expiresIn };
    },
    async read(idToken) {
      const known = verified.get(idToken);
      if (known !== undefined && clock.now().getTime() < known.expiresAt) return known.accountId;
      try {
        const { payload } = await jwtVerify(idToken, key.publicKey, {
          algorithms: [SIGNING_ALGORITHM],
          issuer: ISSUER,
          requiredClaims: ['sub', 'exp'],
          currentDate: clock.now(),
        });
        const accountId = Number(payload.sub);
        verified.set(idToken, { accountId, expiresAt: Number(payload.exp) * 1_000 }, 1);
        return accountId;
      } catch (error) {
        throw new RequestError(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'NotAuthorizedException');
      }
    },
  };
}
