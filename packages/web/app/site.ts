import { decodablePath, type Site, spellingOf } from '@strokebook/contract';
import { redirect } from '@tanstack/react-router';

/** Translates between the host's addresses and those of the routes, for the router. */
export function createRewrite(site: Site) {
  const spelling = spellingOf(site);
  const rewrite = (url: URL, path: string | null): URL => {
    if (path !== null) url.pathname = path;
    return url;
  };
  return {
    input: ({ url }: { readonly url: URL }) => {
      const path = decodablePath(url.pathname);
      return rewrite(url, spelling.toRoute(path) ?? path);
    },
    output: ({ url }: { readonly url: URL }) => rewrite(url, spelling.toHost(url.pathname)),
  };
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address that redirected here because it is missing or closed to the viewer. */
    readonly closedAddress?: string;
    /** Opens the form of a new event on the schedule. */
    readonly isAddingEvent?: boolean;
    /** Shows the menu of phones above the page. */
    readonly isMoreOpen?: boolean;
  }
}

type Location = { readonly href: string };

/** Redirects to the root, which says that the address is missing or closed (ROUTE-O4). */
export const redirectToRoot = ({ href }: Location) =>
  redirect({ to: '/', replace: true, state: { closedAddress: href } });

/**
 * Redirects home from a missing or closed page. If the host exists only for that page, home is the same address, so a
 * message is shown instead.
 */
export function redirectHome(
  site: Site,
  missing: { readonly username?: string; readonly organization?: string },
  location: Location,
) {
  const isOwn =
    (site.kind === 'player' && missing.username?.toLowerCase() === site.username.toLowerCase()) ||
    (site.kind === 'organization' && missing.organization?.toLowerCase() === site.shortName.toLowerCase());
  return isOwn ? new Error('This site is not open at the moment.') : redirectToRoot(location);
}
