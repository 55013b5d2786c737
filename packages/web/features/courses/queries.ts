import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';

/** Courses by name or place, page by page; all of them without a text. */
export const coursesQuery = (api: Api, q: string) =>
  infiniteQueryOptions({
    queryKey: ['listCourses', q],
    queryFn: ({ pageParam, signal }) =>
      api.read('listCourses', { query: { cursor: pageParam, ...(q === '' ? {} : { q }) } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
