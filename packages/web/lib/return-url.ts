const KEY = 'returnUrl';
const NOT_A_DESTINATION = new Set(['/auth', '/auth/verify']);
// Any origin will do: it only shows whether the text stays on the site it is resolved against.
const HERE = 'https://here.invalid';

/** The path, when it is one of this site; anything that a browser would take to another site is refused. */
export function ownPath(url: string): string | null {
  if (!url.startsWith('/')) return null;
  const resolved = URL.parse(url, HERE);
  if (resolved === null || resolved.origin !== HERE) return null;
  return resolved.pathname + resolved.search + resolved.hash;
}

/** Remembers where to go after sign-in (AUTH-O2). */
export function saveReturnUrl(storage: Storage, url: string): void {
  const path = ownPath(url);
  if (path !== null) storage.setItem(KEY, path);
}

/** Where a successful verification leads; asking forgets it (AUTH-06, AUTH-07). */
export function takeReturnUrl(storage: Storage): string {
  const path = ownPath(storage.getItem(KEY) ?? '');
  storage.removeItem(KEY);
  if (path === null || NOT_A_DESTINATION.has(path.split(/[?#]/, 1)[0] ?? '')) return '/dashboard';
  return path;
}
