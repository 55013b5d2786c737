import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from './client.ts';

const EVENTS_PER_PAGE = 20;

/** The account's activity, newest first, page by page. */
export const activityQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ['listAuditEvents'],
    queryFn: ({ pageParam, signal }) =>
      api.call('listAuditEvents', { query: { limit: EVENTS_PER_PAGE, before: pageParam } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ nextBefore }) => nextBefore,
  });

/** Call this after every action that is recorded in the activity. */
export const refreshActivity = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['listAuditEvents'] });
