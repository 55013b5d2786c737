import { TOKEN_ISSUER } from '@strokebook/contract';

type Claims = { readonly iss?: unknown; readonly sub?: unknown };

/** What a token says of itself. Nothing is proved by it: only the server can tell whether it is true. */
function readClaims(token: string): Claims | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' ? claims : null;
  } catch {
    return null;
  }
}

/** Whether someone else issued it, so that our refresh cookie is not its (TOKEN-O2). One that cannot be read is ours. */
export function isIssuedElsewhere(token: string): boolean {
  const claims = readClaims(token);
  return claims !== null && claims.iss !== TOKEN_ISSUER;
}

/** Tokens of one account have the same holder, however often they are refreshed. */
export function holderOf(token: string | null): string | null {
  if (token === null) return null;
  const claims = readClaims(token);
  return claims === null ? token : JSON.stringify([claims.iss, claims.sub]);
}
