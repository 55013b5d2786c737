import type { FirstScreen } from '@strokebook/contract';

/** The address of a requested page. */
export type PageRequest = {
  /** Path without query: '/player/ana/resume'. */
  readonly path: string;
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
  /** Content of the app's root until the app has started. */
  readonly firstScreen: FirstScreen | null;
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
