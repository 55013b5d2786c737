import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import { ApiError } from './errors.ts';
import type { TokenStore } from './token-store.ts';

export const settingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['getSettings'],
    queryFn: ({ signal }) => api.call('getSettings', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The signed-in account, or null for a visitor. Asked once at start-up, which signs in whoever holds a token. */
export const activeAccountQuery = (api: Api, tokens: TokenStore) =>
  queryOptions({
    queryKey: ['getActiveAccount'],
    queryFn: async ({ signal }) => {
      if (tokens.read() === null) return null;
      try {
        return await api.call('getActiveAccount', {}, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Null when the profile is missing or closed to the viewer: the two answer alike. */
export const profileQuery = (api: Api, username: string) =>
  queryOptions({
    queryKey: ['getProfile', username],
    queryFn: ({ signal }) => orNull(api.call('getProfile', { params: { username } }, { signal })),
    staleTime: 60_000,
  });

/** The same of an account known by its number. */
export const profileByIdQuery = (api: Api, accountId: number) =>
  queryOptions({
    queryKey: ['getProfileById', accountId],
    queryFn: ({ signal }) => orNull(api.call('getProfileById', { params: { accountId } }, { signal })),
    staleTime: 60_000,
  });

async function orNull<Value>(reply: Promise<Value>): Promise<Value | null> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
