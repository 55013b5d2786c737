import type { RoundCourse } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { addDays, type CalendarDay } from '@strokebook/golf/calendar';
import type { CourseToPlay, RoundEvent } from '@strokebook/golf/entry';
import type { LatLon } from '@strokebook/golf/model';
import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { courseDrawingQuery } from '../../controls/figures/course-drawing-query.ts';

/** The first page of the account's courses, latest first; the device keeps it for starts without a network. */
export const recentCoursesQuery = (api: Api, accountId: AccountId) =>
  api.query('findRoundCourses', { params: { accountId }, query: {} });

export const courseToPlayQuery = (api: Api, accountId: AccountId, courseId: string) =>
  api.query('getCourseToPlay', { params: { accountId, courseId } });

export const roundEventsQuery = (api: Api, accountId: AccountId) =>
  api.query('listRoundEvents', { params: { accountId } });

/** Courses page by page: the account's own, or those with the words of a text. */
export const foundCoursesQuery = (api: Api, accountId: AccountId, q: string) =>
  infiniteQueryOptions({
    queryKey: ['findRoundCourses', accountId, q],
    queryFn: ({ pageParam, signal }) =>
      api.read(
        'findRoundCourses',
        {
          params: { accountId },
          query: { ...(q === '' ? {} : { q }), ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

/** Courses near a position, which is not part of the key, so that nothing keeps it. @param nth counts positions. */
export const nearCoursesQuery = (api: Api, accountId: AccountId, position: LatLon | null, nth: number) =>
  infiniteQueryOptions({
    queryKey: ['findNearCourses', accountId, nth],
    queryFn: ({ pageParam, signal }) => {
      if (position === null) throw new Error('there is no position yet');
      const body = { position, ...(pageParam === undefined ? {} : { cursor: pageParam }) };
      return api.call('findNearCourses', { params: { accountId }, body }, { signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    enabled: position !== null,
    gcTime: 0,
  });

/** About 25 kB each, with the drawing. */
const COURSES_ON_DEVICE = 20;
/** As far ahead as the server lists events. */
const DAYS_AHEAD = 60;

/**
 * Loads the latest courses and those of the next events with their drawings, so that a round on them can begin without a
 * network (ENTRY-20).
 */
export async function prefetchCourses(
  queryClient: QueryClient,
  api: Api,
  accountId: AccountId,
  courses: readonly Pick<RoundCourse, 'courseId'>[],
  events: readonly RoundEvent[],
  today: CalendarDay,
): Promise<void> {
  const isNext = ({ startDate, endDate }: RoundEvent) => endDate >= today && startDate <= addDays(today, DAYS_AHEAD);
  const ids = [...events.filter(isNext), ...courses].flatMap(({ courseId }) => courseId ?? []);
  await Promise.all(
    [...new Set(ids)].slice(0, COURSES_ON_DEVICE).map(async (courseId) => {
      const query = courseToPlayQuery(api, accountId, courseId);
      await queryClient.prefetchQuery(query);
      const course = queryClient.getQueryData<CourseToPlay>(query.queryKey);
      if (course?.hasMap === true) await queryClient.prefetchQuery(courseDrawingQuery(api, courseId));
    }),
  );
}
