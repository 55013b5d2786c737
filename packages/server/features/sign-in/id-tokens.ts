import { accountIdOf, type AccountId } from '@strokebook/golf/access';
import { TOKEN_ISSUER } from '@strokebook/contract';
import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose';
import type { TokenHolder } from '../../db/access-queries.ts';
import { RequestError } from '../../http/request-error.ts';
import { LruCache } from '../../lru-cache.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ExternalTokens, VerifiedToken } from './external-tokens.ts';
import { signInRules } from './rules.ts';
import { SIGNING_ALGORITHM, type SigningKey } from './signing-key.ts';

const MAX_VERIFIED = 10_000;

export type IdTokens = {
  readonly create: (session: {
    readonly accountId: AccountId;
    readonly sessionId: string;
  }) => Promise<{ readonly idToken: string; readonly expiresIn: number }>;
  /** Who a token was made for, by us or by an issuer we trust. @throws RequestError TOKEN_EXPIRED, NotAuthorizedException, ISSUER_UNREACHABLE */
  readonly read: (idToken: string) => Promise<TokenHolder>;
};

/** Short-lived proofs of who is signed in. They say nothing of what one may do: that is asked of the database. */
export function createIdTokens(key: SigningKey, clock: Clock, external: ExternalTokens): IdTokens {
  const expiresIn = signInRules.idTokenLifetime / 1_000;
  // Checking a signature costs more than all else of a request whose reply is cached.
  const verified = new LruCache<VerifiedToken>(MAX_VERIFIED);

  const verifyOwn = async (idToken: string): Promise<VerifiedToken> => {
    const { payload } = await jwtVerify(idToken, key.publicKey, {
      algorithms: [SIGNING_ALGORITHM],
      issuer: TOKEN_ISSUER,
      requiredClaims: ['sub', 'sid', 'exp'],
      currentDate: clock.now(),
    });
    const holder = { accountId: accountIdOf(Number(payload.sub)), sessionId: String(payload['sid']) };
    return { holder, expiresAt: Number(payload.exp) * 1_000 };
  };

  return {
    async create({ accountId, sessionId }) {
      const issuedAt = Math.floor(clock.now().getTime() / 1_000);
      const idToken = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: SIGNING_ALGORITHM })
        .setIssuer(TOKEN_ISSUER)
        .setSubject(String(accountId))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + expiresIn)
        .sign(key.privateKey);
      return { idToken, expiresIn };
    },
    async read(idToken) {
      const known = verified.get(idToken);
      if (known !== undefined && clock.now().getTime() < known.expiresAt) return known.holder;
      try {
        // What it says of its issuer only chooses the key that has to prove it.
        const { iss } = decodeJwt(idToken);
        const token = iss === TOKEN_ISSUER ? await verifyOwn(idToken) : await external.verify(idToken, iss);
        verified.set(idToken, token, 1);
        return token.holder;
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}

function refusalOf(error: unknown): RequestError {
  if (error instanceof errors.JWTExpired) return new RequestError('TOKEN_EXPIRED');
  // The token may be a good one: nobody is signed out because someone else's server is away.
  const isUnchecked = !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout;
  return isUnchecked
    ? new RequestError('ISSUER_UNREACHABLE', undefined, { cause: error })
    : new RequestError('NotAuthorizedException');
}
