import { isFixedPath } from './fixed-paths.ts';
import type { Site } from './site.ts';

/** How a host writes the addresses of its site; the route tree has one form (ROUTE-O3, PROFILE-01, ORG-01). */
type Spelling = {
  /** Converts a path of the host to a path of the route tree and back. Null if they are equal. */
  readonly toRoute: (path: string) => string | null;
  readonly toHost: (path: string) => string | null;
};

/** Paths directly below the host stand for paths with a prefix, except the fixed ones. */
function underPrefix(prefix: string): Spelling {
  return {
    toRoute: (path) => (path === '/' || isFixedPath(firstPart(path)) ? null : prefix + path),
    toHost: (path) => {
      if (!path.startsWith(`${prefix}/`)) return null;
      const rest = path.slice(prefix.length);
      // A name equal to a fixed path keeps its long address.
      return isFixedPath(firstPart(rest)) || firstPart(rest) === '' ? null : rest;
    },
  };
}

/** The host's root stands for one page. */
function atRoot(page: string): Spelling {
  const isPage = (path: string) => decode(path)?.toLowerCase() === decode(page)?.toLowerCase();
  return {
    toRoute: (path) => (path === '/' ? page : null),
    toHost: (path) => (isPage(path) ? '/' : null),
  };
}

/**
 * Decodes a path. A path that cannot be decoded stays unchanged, and is then unknown like any other
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

/** How a host writes the addresses of its site. */
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
