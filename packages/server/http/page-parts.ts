import type { OutputOf } from '@strokebook/contract';

/** The address of a requested page. */
export type PageRequest = {
  /** Path without query: '/player/ana/resume'. */
  readonly path: string;
  /** The query with its question mark, or empty. */
  readonly search: string;
  /** Address of this site: 'https://golf.example'. */
  readonly origin: string;
  /** Name of the called host, lowercase and without a port. */
  readonly host: string;
};

/** The content of a page before any script runs: for crawlers, messengers and the first screen. */
export type PageParts = {
  /** 404 if a visitor finds nothing; the app still starts, and redirects home. */
  readonly status: 200 | 404;
  /** Complete HTML elements with escaped texts. */
  readonly head: string;
  readonly settings: OutputOf<'getSettings'>;
  /** Path and query, on the called host, of the page that the app renders into its root; null for none. */
  readonly shownPage: string | null;
  /** Source files of the web app that the page needs besides the common ones; their prefetch modules are included. */
  readonly modules: readonly string[];
};

/** Pages, feeds and files for readers without scripts. */
export type PublicPages = {
  readonly render: (request: PageRequest) => Promise<PageParts>;
  /** The index of sitemaps as XML. */
  readonly sitemapIndex: (origin: string) => Promise<string>;
  /** Home, search and organizations. */
  readonly pagesSitemap: (origin: string) => Promise<string>;
  /** Public profiles of one range of accounts; null if there are none. */
  readonly profilesSitemap: (origin: string, number: number) => Promise<string | null>;
};
