import { isFixedPath } from './fixed-paths.ts';
import type { Site } from './site.ts';

/** How the addresses of a site are written on its host: the route tree has one spelling (ROUTE-O3, PROFILE-01, ORG-01). */
type Spelling = {
  /** From the host's address to the route's; null where they are the same. */
  readonly toRoute: (path: string) => string | null;
  readonly toHost: (path: string) => string | null;
};

/** Addresses straight under the host stand for those under a prefix, but for the fixed ones. */
function underPrefix(prefix: string): Spelling {
  return {
    toRoute: (path) => (path === '/' || isFixedPath(firstPart(path)) ? null : prefix + path),
    toHost: (path) => {
      if (!path.startsWith(`${prefix}/`)) return null;
      const rest = path.slice(prefix.length);
      // A name that is a fixed path keeps its long address.
      return isFixedPath(firstPart(rest)) || firstPart(rest) === '' ? null : rest;
    },
  };
}

/** The host's own address stands for one page. */
function atRoot(page: string): Spelling {
  const isPage = (path: string) => decode(path)?.toLowerCase() === decode(page)?.toLowerCase();
  return {
    toRoute: (path) => (path === '/' ? page : null),
    toHost: (path) => (isPage(path) ? '/' : null),
  };
}

/**
 * A path that can be decoded: one that cannot be is taken letter by letter, and is then an unknown one like any other
 * (ROUTE-05).
 */
export const decodablePath = (path: string): string => (decode(path) === null ? path.replaceAll('%', '%25') : path);

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** How the addresses of a site are written on its host. */
export function spellingOf(site: Site): Spelling {
  switch (site.kind) {
    case 'main':
      return { toRoute: () => null, toHost: () => null };
    case 'playerSite':
      return underPrefix('/player');
    case 'team':
      return underPrefix('/org');
    case 'organization':
      return atRoot(`/org/${encodeURIComponent(site.shortName)}`);
    case 'player': {
      const profile = `/player/${encodeURIComponent(site.username)}`;
      const [root, pages] = [atRoot(profile), underPrefix(profile)];
      return {
        toRoute: (path) => root.toRoute(path) ?? pages.toRoute(path),
        toHost: (path) => root.toHost(path) ?? pages.toHost(path),
      };
    }
  }
}

const firstPart = (path: string): string => path.split('/', 2)[1] ?? '';
