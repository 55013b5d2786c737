import { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import { activeAccountQuery } from '../api/account-queries.ts';
import { createApi } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { createTokenStore } from '../api/token-store.ts';
import { createAppRouter } from './router.tsx';

type AppOptions = { readonly fetch: typeof fetch; readonly history?: RouterHistory };

export type StrokebookApp = ReturnType<typeof createApp>;

/** Wires the app together; `fetch` and `history` are handed in, so that a test can put its own there. */
export function createApp({ fetch, history }: AppOptions) {
  const tokens = createTokenStore(localStorage);
  const api = createApi({ fetch, tokens });
  const queryClient = new QueryClient({
    defaultOptions: {
      // A browser that thinks it is offline must be told so, not left waiting for a connection (ERR-01).
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        retry: shouldRetry,
        retryDelay: 500,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
      },
    },
  });
  const router = createAppRouter({ queryClient, api, tokens }, history);

  // Signed out, here or in another tab: nothing that the account saw may stay, and guards decide anew (TOKEN-O4).
  tokens.subscribe((token) => {
    if (token !== null) return;
    queryClient.clear();
    queryClient.setQueryData(activeAccountQuery(api, tokens).queryKey, null);
    void router.invalidate();
  });
  return { router, queryClient, api, tokens };
}

function shouldRetry(failures: number, error: Error): boolean {
  const isAnswer = error instanceof ApiError && error.status < 500;
  return !isAnswer && failures < 1;
}
