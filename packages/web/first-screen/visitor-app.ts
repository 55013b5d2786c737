import type { FirstScreenRequest } from '@strokebook/contract';
import { createMemoryHistory } from '@tanstack/react-router';
import { activeAccountQuery } from '../api/account-queries.ts';
import { createApi } from '../api/client.ts';
import type { TokenStore } from '../api/token-store.ts';
import { createQueryClient, type StrokebookApp } from '../app/create-app.ts';
import { createAppRouter } from '../app/router.ts';
import { createAppWorker, createDeviceStore, createOutbox, createShownReplies } from '../offline/index.ts';

/** Tokens of a visitor, who stays signed out. */
const noTokens: TokenStore = { read: () => null, write: () => undefined, subscribe: () => () => undefined };

/** A storage that stays empty. */
const noStorage: Storage = {
  length: 0,
  clear: () => undefined,
  getItem: () => null,
  key: () => null,
  removeItem: () => undefined,
  setItem: () => undefined,
};

/** The app for one request to the server: it has no device storage, service worker or browser history. */
export function createVisitorApp({ href, settings, call }: FirstScreenRequest): StrokebookApp {
  const tokens = noTokens;
  const fetch = async (path: unknown, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
    const reply = await call(path as string, { method, ...(typeof body === 'string' ? { body } : {}) });
    return new Response(reply.body, { status: reply.status });
  };
  const api = createApi({ fetch, tokens, storage: noStorage });
  const queryClient = createQueryClient();
  queryClient.setQueryData(api.query('getSettings', {}).queryKey, settings);
  queryClient.setQueryData(activeAccountQuery(api, tokens).queryKey, null);
  const store = createDeviceStore({ factory: undefined });
  const router = createAppRouter(
    { queryClient, api, tokens, store, site: settings.site, isFirstScreen: true },
    createMemoryHistory({ initialEntries: [href] }),
  );
  const outbox = createOutbox({ api, store, readAccountId: async () => null });
  const worker = createAppWorker({ workers: undefined, script: '' });
  return { router, queryClient, api, tokens, store, shown: createShownReplies(), outbox, worker };
}
