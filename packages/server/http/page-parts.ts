import type { FirstScreen } from '@strokebook/contract';

/** What the address of a page was asked with. */
export type PageRequest = {
  /** As it was asked for, without query: '/player/ana/resume'. */
  readonly path: string;
  /** Where this site is reached: 'https://golf.example'. */
  readonly origin: string;
  /** The name of the host that was called, in small letters and without a port. */
  readonly host: string;
};

/** What the page of an address carries before any script runs: for crawlers, messengers and the first glance. */
export type PageParts = {
  /** 404 where a visitor finds nothing; the app starts there all the same, and leads home. */
  readonly status: 200 | 404;
  /** Whole HTML elements; every text in them is escaped. */
  readonly head: string;
  /** What the app's root shows until the app has started. */
  readonly firstScreen: FirstScreen | null;
  /** Source files of the web app that the page needs beside the first ones; their prefetches come with them. */
  readonly modules: readonly string[];
};

/** Pages, feeds and files for those who read without running scripts. */
export type PublicPages = {
  readonly render: (request: PageRequest) => Promise<PageParts>;
  /** The list of sitemaps as XML. */
  readonly sitemapIndex: (origin: string) => Promise<string>;
  /** Home, search and organizations. */
  readonly pagesSitemap: (origin: string) => Promise<string>;
  /** Public profiles of one range of accounts; null where there are none. */
  readonly profilesSitemap: (origin: string, number: number) => Promise<string | null>;
};
