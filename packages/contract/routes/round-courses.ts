import { z } from 'zod';
import { enterAccess, route } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import { OwnCourse } from '../schemas/course.ts';
import { CourseToPlay, RoundEvent } from '../schemas/generated.ts';
import { ExternalId, LatLon } from '../schemas/round.ts';
import { FoundCourses, RoundCourses } from '../schemas/round-course.ts';
import { SearchQuery } from '../schemas/search.ts';

const ofAccount = z.strictObject({ accountId: AccountId });
const ofCourse = z.strictObject({ accountId: AccountId, courseId: ExternalId });

export const roundCourseRoutes = {
  findRoundCourses: route({
    method: 'GET',
    path: '/api/accounts/:accountId/round-courses',
    shows: ['courses', 'rounds'],
    isKept: true,
    summary:
      "Courses to log a round on, 20 at a time: the account's own and played ones, latest first; with `q` those with its words in name or place, also listed ones.",
    access: enterAccess,
    params: ofAccount,
    query: SearchQuery,
    output: RoundCourses,
  }),
  findNearCourses: route({
    // Addresses are kept in logs of servers in between, and a position must not be.
    method: 'POST',
    isRead: true,
    path: '/api/accounts/:accountId/near-courses',
    shows: ['courses', 'rounds'],
    summary: 'Listed courses within 100 miles of a position, nearest first, 20 at a time. The position is not stored.',
    access: enterAccess,
    params: ofAccount,
    body: z.strictObject({ position: LatLon, cursor: z.string().max(2_000).optional() }),
    output: FoundCourses,
  }),
  getCourseToPlay: route({
    method: 'GET',
    path: '/api/accounts/:accountId/round-courses/:courseId',
    shows: ['courses'],
    isKept: true,
    summary:
      'A course as it is needed to log a round: tees and holes without outlines, with what the player typed of it.',
    access: enterAccess,
    params: ofCourse,
    output: CourseToPlay,
  }),
  putOwnCourse: route({
    method: 'PUT',
    path: '/api/accounts/:accountId/own-courses/:courseId',
    summary:
      'Stores a course that is not listed, under an id `own-` and a UUID, or pars and tees of a listed one for this account. Rounds keep the pars and lengths that they were logged with.',
    access: enterAccess,
    params: ofCourse,
    body: OwnCourse,
    output: CourseToPlay,
    errors: ['OWN_COURSES_FULL'],
  }),
  deleteOwnCourse: route({
    method: 'DELETE',
    path: '/api/accounts/:accountId/own-courses/:courseId',
    summary: 'Deletes what the player typed of a course; deleting it again changes nothing, and rounds stay.',
    access: enterAccess,
    params: ofCourse,
    output: z.object({ isChanged: z.boolean() }),
  }),
  listRoundEvents: route({
    method: 'GET',
    path: '/api/accounts/:accountId/round-events',
    shows: ['schedule', 'rounds'],
    isKept: true,
    summary:
      'Events of the schedule that a round can belong to, from a year ago to two months ahead, with the numbers of the rounds that are logged.',
    access: enterAccess,
    params: ofAccount,
    output: z.array(RoundEvent),
  }),
};
