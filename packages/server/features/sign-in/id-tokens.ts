import { accountIdOf, type AccountId } from '@strokebook/golf/access';
import { TOKEN_ISSUER } from '@strokebook/contract';
import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { TokenHolder } from '../../db/accounts/access-queries.ts';
import { RequestError } from '../../http/request-error.ts';
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
  /**
   * The holder of a token, from us or a trusted issuer. @throws RequestError TOKEN_EXPIRED, NotAuthorizedException,
   * ISSUER_UNREACHABLE
   */
  readonly read: (idToken: string) => Promise<TokenHolder>;
};

/** Short-lived proofs of identity. They contain no permissions: those are read from the database. */
export function createIdTokens(key: SigningKey, clock: Clock, external: ExternalTokens): IdTokens {
  const expiresIn = signInRules.idTokenLifetime / 1_000;
  // Verifying a signature costs more than the rest of a request with a cached reply.
  const verified = new LRUCache<string, VerifiedToken>({ max: MAX_VERIFIED });

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
        // The unverified issuer only selects the key.
        const { iss } = decodeJwt(idToken);
        const token = iss === TOKEN_ISSUER ? await verifyOwn(idToken) : await external.verify(idToken, iss);
        verified.set(idToken, token);
        return token.holder;
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}

function refusalOf(error: unknown): RequestError {
  if (error instanceof errors.JWTExpired) return new RequestError('TOKEN_EXPIRED');
  // The token may be valid: an unreachable issuer must not sign anybody out.
  const isUnchecked = !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout;
  return isUnchecked
    ? new RequestError('ISSUER_UNREACHABLE', undefined, { cause: error })
    : new RequestError('NotAuthorizedException');
}
