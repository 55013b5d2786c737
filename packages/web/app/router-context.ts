import type { Site } from '@strokebook/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/client.ts';
import type { TokenStore } from '../api/token-store.ts';
import type { DeviceStore } from '../offline/index.ts';

/** The context of guards and loaders. */
export type RouterContext = {
  readonly queryClient: QueryClient;
  readonly api: Api;
  readonly tokens: TokenStore;
  readonly store: DeviceStore;
  readonly site: Site;
  /** Whether the server renders the page for a visitor before the scripts run. */
  readonly isFirstScreen?: true;
  /** A page's title if it depends on the page's content; other titles are declared with their routes. */
  readonly title?: string;
};
