import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query';
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

/** Queries that show courses: their list and pages, and the start of a round. */
const shownCourses = [
  'listCourses',
  'getCourse',
  'getCourseDrawing',
  'getCourseToPlay',
  'findRoundCourses',
  'foundCourses',
  'nearCourses',
];

/** Call this after courses were stored. */
export const refreshCourses = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all(shownCourses.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
};
