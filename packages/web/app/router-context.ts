import type { Site } from '@strokebook/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/client.ts';
import type { TokenStore } from '../api/token-store.ts';

/** What guards and loaders are given. */
export type RouterContext = {
  readonly queryClient: QueryClient;
  readonly api: Api;
  readonly tokens: TokenStore;
  readonly site: Site;
  /** A page's title where it follows from what the page is about; other pages' stand with their routes. */
  readonly title?: string;
};
