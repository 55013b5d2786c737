import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { timeZoneOffsetMinutes } from '../lib/today.ts';
import type { Api } from './client.ts';

/** Players who let the signed-in account see everything, page by page; with a text those whose name holds it. */
export const sharedPlayersQuery = (api: Api, q?: string) =>
  infiniteQueryOptions({
    queryKey: ['listSharedPlayers', q ?? null],
    queryFn: ({ pageParam, signal }) =>
      api.read(
        'listSharedPlayers',
        { query: { q, offset: pageParam, timeZoneOffsetMinutes: timeZoneOffsetMinutes() } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last) => last.nextOffset ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
