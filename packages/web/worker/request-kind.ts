/** How the worker answers a request: by the network first, from its caches first, or not at all. */
export type RequestKind = 'page' | 'asset' | 'other';

type RequestParts = { readonly method: string; readonly mode: string; readonly url: string };

/** The API, which is never answered from a cache, is among the others; files of the server's own pages too. */
export function requestKind({ method, mode, url }: RequestParts, origin: string): RequestKind {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin || /^\/api(\/|$)/.test(address.pathname)) return 'other';
  if (mode === 'navigate') return /\.\w{2,5}$/.test(address.pathname) ? 'other' : 'page';
  return address.pathname.startsWith('/assets/') ? 'asset' : 'other';
}
