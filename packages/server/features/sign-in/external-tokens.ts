import { AccountId } from '@strokebook/contract';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { ExternalIssuer } from '../../config/external-issuers.ts';
import type { TokenHolder } from '../../db/accounts/access-queries.ts';
import type { Clock } from '../../ports/clock.ts';

/** Asymmetric signatures only: with a shared secret the verifiers could issue tokens too. */
const ALGORITHMS = ['EdDSA', 'ES256', 'ES384', 'RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'];

const AccountIdClaim = z.union([z.number(), z.string().regex(/^\d+$/)]);

/** The claims of a token with a verified signature. */
export type VerifiedToken = { readonly holder: TokenHolder; readonly expiresAt: number };

export type ExternalTokens = {
  /**
   * @throws errors of jose for a token that is expired, forged, or of an issuer that is not configured; any other error
   * if the issuer's keys cannot be fetched.
   */
  readonly verify: (idToken: string, issuer: string | undefined) => Promise<VerifiedToken>;
};

/**
 * Verifies tokens of other issuers, for example of a university's own sign-in. Their keys are fetched from the
 * configured address, cached, and fetched again for an unknown key id.
 */
export function createExternalTokens(issuers: readonly ExternalIssuer[], clock: Clock): ExternalTokens {
  const known = new Map(
    issuers.map((issuer) => [issuer.issuer, { ...issuer, keys: createRemoteJWKSet(issuer.jwksUri) }]),
  );
  return {
    async verify(idToken, issuer) {
      const trusted = known.get(issuer ?? '');
      if (trusted === undefined) throw new errors.JWTInvalid('the issuer is not configured');
      const { payload } = await jwtVerify(idToken, trusted.keys, {
        algorithms: ALGORITHMS,
        issuer: trusted.issuer,
        audience: trusted.audience,
        // Independent of the token's own expiry, because nobody here can revoke it.
        maxTokenAge: '1 day',
        requiredClaims: ['exp', trusted.accountIdClaim],
        currentDate: clock.now(),
      });
      const claim = AccountIdClaim.safeParse(payload[trusted.accountIdClaim]).data;
      const accountId = AccountId.safeParse(claim).data;
      if (accountId === undefined) throw new errors.JWTInvalid('the token names no account');
      return { holder: { accountId, sessionId: null }, expiresAt: Number(payload.exp) * 1_000 };
    },
  };
}
