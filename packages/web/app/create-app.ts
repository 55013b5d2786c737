import { notifyManager, QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import type { OutputOf, Site } from '@strokebook/contract';
import { createApi, type SendFile } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { activeAccountQuery } from '../api/account-queries.ts';
import { refreshShown } from '../api/refresh-shown.ts';
import { createTokenStore } from '../api/token-store.ts';
import {
  askAgainOnReturn,
  createDeviceStore,
  createOutbox,
  createShownReplies,
  type DeviceStore,
  finishSignOut,
  rememberReplies,
  startWorker,
} from '../offline/index.ts';
import { followHolder } from './follow-holder.ts';
import { isRoundOpen } from './is-round-open.ts';
import { createAppRouter } from './router.ts';

// Before the next paint, not after it: otherwise a switch would visibly jump back before it shows the new value.
notifyManager.setScheduler(queueMicrotask);

type AppOptions = {
  readonly fetch: typeof fetch;
  readonly sendFile?: SendFile;
  readonly history?: RouterHistory;
  readonly settings?: Settings;
  readonly site?: Site;
  readonly store?: DeviceStore;
};

type Settings = OutputOf<'getSettings'>;

const mainSite: Site = { kind: 'main' };

export type StrokebookApp = ReturnType<typeof createApp>;

/** Creates the app; tests pass their own `fetch` and `history`. Without settings the host is the product's own. */
export function createApp({
  fetch,
  sendFile,
  history,
  settings,
  site = settings?.site ?? mainSite,
  store = createDeviceStore(),
}: AppOptions) {
  const tokens = createTokenStore(localStorage);
  const shown = createShownReplies();
  const api = createApi({
    fetch,
    ...(sendFile === undefined ? {} : { sendFile }),
    tokens,
    storage: localStorage,
    remember: rememberReplies({ replies: store.replies, shown, tokens }),
  });
  const queryClient = createQueryClient();
  if (settings !== undefined) queryClient.setQueryData(api.query('getSettings', {}).queryKey, settings);
  const router = createAppRouter({ queryClient, api, tokens, store, site }, history);

  followHolder({ router, queryClient, api, tokens, replies: store.replies });
  const finish = () => void finishSignOut({ api, tokens, storage: localStorage, store });
  window.addEventListener('online', finish);
  finish();
  askAgainOnReturn(shown, () => queryClient.invalidateQueries());
  const outbox = createOutbox({
    api,
    store,
    readAccountId: async () => {
      // The account stays known while its round is open (ENTRY-22).
      if (tokens.read() === null) return null;
      return (await queryClient.ensureQueryData(activeAccountQuery(api, tokens)))?.accountId ?? null;
    },
    // Lists and figures follow; while a hole is played no call is made (ENTRY-31), and leaving the entry refreshes them.
    onSent: () => {
      if (!isRoundOpen(router)) void refreshShown(queryClient, 'rounds');
    },
  });
  // Rounds that waited for a sign-in go to the account by themselves (ENTRY-22).
  tokens.subscribe((token) => {
    if (token !== null) void outbox.sendAll();
  });
  const worker = startWorker(tokens, settings?.hasServiceWorker ?? true);
  return { router, queryClient, api, tokens, store, shown, outbox, worker };
}

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // A browser that is offline should show an error and not wait for a connection (ERR-01).
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

function shouldRetry(failures: number, error: Error): boolean {
  const isAnswer = error instanceof ApiError && error.status < 500;
  return !isAnswer && failures < 1;
}
