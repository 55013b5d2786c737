import type { FirstScreen, OutputOf, Site } from '@strokebook/contract';
import type { PublicPagesDeps } from './find-player.ts';
import type { PageHead } from './head.ts';

export type PageDeps = PublicPagesDeps & {
  readonly productName: string;
  /** Where the public reaches the whole product; null to go by what each request asked for. */
  readonly publicUrl: string | null;
  readonly readSettings: (host: string) => OutputOf<'getSettings'>;
};

/** Where a page is asked for. */
export type Place = {
  readonly site: Site;
  /** The one whole address of a route's page, whatever host shows it; of a picture's, too. */
  readonly toCanonical: (path: string) => string;
};

/**
 * What stands at an address: a page that everyone may find, one for those alone who know of it, or nothing that a
 * visitor may see.
 */
export type Described = DescribedPage | 'unlisted' | 'missing';

/** A page that everyone may find. */
export type DescribedPage = Omit<PageHead, 'title' | 'linkTitle' | 'siteName' | 'canonical'> & {
  /** What follows the site's name in the window's title. */
  readonly title: string;
  /** The same of the canonical address; the title's where it is left out. */
  readonly linkTitle?: string;
  /** The route's address, whatever the host writes. */
  readonly path: string;
  /** What the app would ask for first, beside the settings. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly firstScreen: FirstScreen | null;
  readonly modules: readonly string[];
};
