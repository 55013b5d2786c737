import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import { ApiError } from './errors.ts';
import type { TokenStore } from './token-store.ts';

/** The signed-in account, or null for a visitor. Requested once at start-up, if there is a token. */
export const activeAccountQuery = (api: Api, tokens: TokenStore) =>
  queryOptions({
    queryKey: ['getActiveAccount'],
    queryFn: async ({ signal }) => {
      if (tokens.read() === null) return null;
      try {
        return await api.read('getActiveAccount', {}, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
