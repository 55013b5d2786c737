import type { OutputOf, Site } from '@strokebook/contract';
import type { PublicPagesDeps } from './find-player.ts';
import type { PageHead } from './head.ts';

export type PageDeps = PublicPagesDeps & {
  readonly productName: string;
  readonly readSettings: (host: string) => OutputOf<'getSettings'>;
};

/** Where a page is asked for. */
export type Place = {
  readonly origin: string;
  readonly site: Site;
  /** A route's address as it is written on the host. */
  readonly toHost: (path: string) => string;
};

/** A page that everyone may find. */
export type DescribedPage = Omit<PageHead, 'siteName' | 'canonical'> & {
  /** The route's address, whatever the host writes. */
  readonly path: string;
  /** What the app would ask for first, beside the settings. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** HTML of the first screen. */
  readonly body: string;
  readonly modules: readonly string[];
};
