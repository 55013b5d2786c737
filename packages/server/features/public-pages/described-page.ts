import type { OutputOf } from '@strokebook/contract';
import type { PageHead } from './head.ts';
import type { PublicPagesDeps } from './find-player.ts';
import type { Services } from '../../services.ts';

export type PageDeps = PublicPagesDeps & Pick<Services, 'readSettings'>;

/** The addresses of a request. */
export type Place = {
  readonly settings: OutputOf<'getSettings'>;
  /** The query of the address, with its question mark, or empty. */
  readonly search: string;
  /** The canonical address of a route's page, or of a picture, on any host. */
  readonly toCanonical: (path: string) => string;
};

/**
 * The result for an address: a public page, one that is not listed (accessible only to those who know it), or nothing
 * that a visitor may see.
 */
export type Described = DescribedPage | UnlistedPage | 'unlisted' | 'missing';

/** A page that the server renders for those who know its address, and that says nothing of itself in its head. */
export type UnlistedPage = Pick<DescribedPage, 'shownPage' | 'modules'> & { readonly isUnlisted: true };

/** A public page. */
export type DescribedPage = Omit<PageHead, 'title' | 'linkTitle' | 'siteName' | 'canonical'> & {
  /** Follows the site's name in the window's title. */
  readonly title: string;
  /** Title of links to the canonical address; default `title`. */
  readonly linkTitle?: string;
  /** The route's path, independent of the host. */
  readonly path: string;
  /** Path (of the route, independent of the host) and query of the page that the server renders; null for none. */
  readonly shownPage: string | null;
  readonly modules: readonly string[];
};
