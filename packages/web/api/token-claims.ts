import { TOKEN_ISSUER } from '@strokebook/contract';

type Claims = { readonly iss?: unknown; readonly sub?: unknown };

/** The unverified claims of a token: only the server can verify them. */
function readClaims(token: string): Claims | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' ? claims : null;
  } catch {
    return null;
  }
}

/**
 * Whether another issuer issued the token, so that our refresh cookie does not belong to it (TOKEN-O2). An unreadable
 * token counts as ours.
 */
export function isIssuedElsewhere(token: string): boolean {
  const claims = readClaims(token);
  return claims !== null && claims.iss !== TOKEN_ISSUER;
}

/** Tokens of one account have the same holder, before and after a refresh. */
export function holderOf(token: string | null): string | null {
  if (token === null) return null;
  const claims = readClaims(token);
  return claims === null ? token : JSON.stringify([claims.iss, claims.sub]);
}
