import type { AnyRouter } from '@tanstack/react-router';

/**
 * What the router shows: equal on the server and in the browser where both render the same page. Null for a page that
 * only this browser's history knows, after a redirect from a closed one.
 */
export function pageKey({ state: { location, matches }, options }: AnyRouter): string | null {
  if (location.state.closedAddress !== undefined) return null;
  const search = (matches.at(-1)?.search ?? {}) as Record<string, unknown>;
  const sorted = Object.fromEntries(Object.entries(search).sort(([a], [b]) => (a < b ? -1 : 1)));
  return location.pathname + options.stringifySearch(sorted);
}
