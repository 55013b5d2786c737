const KEY = 'returnUrl';
const NOT_A_DESTINATION = new Set(['/auth', '/auth/verify']);
// Any origin works: it only serves to detect whether the URL stays on the same site.
const HERE = 'https://here.invalid';

/** The path if the URL is on this site; null for URLs that a browser would open on another site. */
export function ownPath(url: string): string | null {
  if (!url.startsWith('/')) return null;
  const resolved = URL.parse(url, HERE);
  if (resolved === null || resolved.origin !== HERE) return null;
  const path = resolved.pathname + resolved.search + resolved.hash;
  // '/..//evil.example' resolves to '//evil.example', which a browser would open on another site.
  return /^\/(?![/\\])/.test(path) ? path : null;
}

/** Stores where to go after sign-in (AUTH-O2). */
export function saveReturnUrl(storage: Storage, url: string): void {
  const path = ownPath(url);
  if (path !== null) storage.setItem(KEY, path);
}

/** Returns where to go after sign-in, and clears it (AUTH-06, AUTH-07). */
export function takeReturnUrl(storage: Storage): string {
  const path = ownPath(storage.getItem(KEY) ?? '');
  storage.removeItem(KEY);
  if (path === null || NOT_A_DESTINATION.has(path.split(/[?#]/, 1)[0] ?? '')) return '/dashboard';
  return path;
}
