import { accountIdOf } from '@strokebook/golf/access';
import { expect, it } from 'vitest';
import { courseToPlayQuery, recentCoursesQuery } from '../features/round-start/queries.ts';
import { useDevice } from '../testing/device-store.ts';
import { demo, useRealServer } from '../testing/real-server.ts';
import { keepCourses } from './keep-courses.ts';

const server = useRealServer();
const device = useDevice();
const accountId = accountIdOf(demo.player.accountId);

it('keeps recent courses on the device once a day, so that a round can begin without a network (ENTRY-20)', async () => {
  const store = device.openTab();
  const { app, requestsTo } = await server.open('/', { store, as: accountId });
  await keepCourses(app);
  const asked = requestsTo('getCourseToPlay').length;
  expect(asked).toBeGreaterThan(0);
  await keepCourses(app);
  expect(requestsTo('getCourseToPlay')).toHaveLength(asked);

  const browser = server.createBrowser();
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const away = await server.open('/', { store, browser: { ...browser, fetch }, as: accountId });
  const { api, queryClient } = away.app;
  const { courses } = await queryClient.fetchQuery(recentCoursesQuery(api, accountId));
  const courseId = courses.find((course) => course.courseId !== null)?.courseId ?? '';
  expect((await queryClient.fetchQuery(courseToPlayQuery(api, accountId, courseId))).courseId).toBe(courseId);
});
