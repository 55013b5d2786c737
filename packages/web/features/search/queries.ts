import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';

const paged = {
  initialPageParam: undefined as string | undefined,
  placeholderData: keepPreviousData,
  staleTime: 30_000,
};

/** Players by name, page by page. The request for a previous text is aborted (UX-12). */
export const accountsQuery = (api: Api, q: string) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: ['searchAccounts', q],
    queryFn: ({ pageParam, signal }) => api.call('searchAccounts', { query: { q, cursor: pageParam } }, { signal }),
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    enabled: q !== '',
  });

export const organizationsQuery = (api: Api, q: string) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: ['searchOrganizations', q],
    queryFn: ({ pageParam, signal }) =>
      api.call('searchOrganizations', { query: { q, cursor: pageParam } }, { signal }),
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    enabled: q !== '',
  });
