import { MAX_OWN_COURSES, type OwnCourse, type RoundCourse } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { addDays } from '@strokebook/golf/calendar';
import { beginsWords, courseQueryWords, matchesWords } from '@strokebook/golf/courses';
import { type CourseToPlay, courseToPlay, isOwnCourseId, ownCourseToPlay } from '@strokebook/golf/entry';
import { distanceBetween } from '@strokebook/golf/geometry';
import type { LatLon } from '@strokebook/golf/model';
import { eventTypes } from '@strokebook/golf/schedule';
import { z } from 'zod';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { findCourse } from '../../db/courses/course-rows.ts';
import type { Queryable } from '../../db/database.ts';
import { lockAccount } from '../../db/accounts/hold-account.ts';
import type { Handlers } from '../../http/handler.ts';
import { CursorText, createListCursor } from '../../http/list-cursor.ts';
import { RequestError } from '../../http/request-error.ts';
import { COURSES_A_PAGE, findListed, findNear, findWithWords } from './course-queries.ts';
import { type CourseOfAccount, listCoursesOfAccount } from './courses-of-account.ts';
import {
  countOtherOwnCourses,
  findLastDepth,
  findOwnCourse,
  findParsOfRounds,
  findRoundStarts,
  listEvents,
  listLoggedNumbers,
  removeOwnCourse,
  writeOwnCourse,
} from './queries.ts';
import { changeAccount } from '../../http/change-account.ts';
import type { Services } from '../../services.ts';

/** Events that rounds can belong to: a season back, and as far ahead as a device should know without a network. */
const DAYS_BACK = 400;
const DAYS_AHEAD = 60;

const ownCursor = createListCursor(z.object({ offset: z.int().min(0).max(10_000) }));
const wordsCursor = createListCursor(
  z.object({ rank: z.int().min(0).max(5), words: CursorText, courseId: CursorText }),
);
const nearCursor = createListCursor(z.object({ square: z.number().min(0), courseId: CursorText }));

type Found = { readonly courses: RoundCourse[]; readonly nextCursor: string | null };

/** Courses and events that a round begins with (ENTRY-02 to ENTRY-04). */
export function createRoundCourseHandlers({ query, clock }: Pick<Services, 'query' | 'clock'>) {
  return {
    findRoundCourses: async ({ query: { q = '', cursor } }, { account: { accountId } }) => {
      const mine = await listCoursesOfAccount(query, accountId);
      const words = courseQueryWords(q);
      const found =
        words.length > 0
          ? await coursesWithWords(query, accountId, mine, words, cursor)
          : await recentCourses(query, accountId, mine, cursor);
      return {
        ...found,
        lastDepth: await findLastDepth(query, accountId),
        gender: (await findAccount(query, accountId))?.extraInfo.gender ?? null,
      };
    },
    findNearCourses: async ({ body: { position, cursor } }, { account: { accountId } }) =>
      nearCourses(query, await listCoursesOfAccount(query, accountId), position, cursor),
    getCourseToPlay: ({ params: { courseId } }, { account: { accountId } }) =>
      readCourseToPlay(query, accountId, courseId),
    putOwnCourse: ({ params: { courseId }, body }, { account: { accountId } }) =>
      changeAccount(query, accountId, async (tx) => {
        if (!isOwnCourseId(courseId) && !(await findListed(tx, [courseId])).has(courseId)) {
          throw new RequestError('NOT_FOUND');
        }
        if ((await countOtherOwnCourses(tx, accountId, courseId)) >= MAX_OWN_COURSES) {
          throw new RequestError('OWN_COURSES_FULL');
        }
        await writeOwnCourse(tx, accountId, courseId, toStored(body), clock.now());
        return readCourseToPlay(tx, accountId, courseId);
      }),
    deleteOwnCourse: ({ params: { courseId } }, { account: { accountId } }) =>
      query.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        return { isChanged: await removeOwnCourse(tx, accountId, courseId) };
      }),
    listRoundEvents: async (_input, { account: { accountId } }) => {
      const today = clock.today();
      const events = await listEvents(query, accountId, addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD));
      const logged = await listLoggedNumbers(
        query,
        accountId,
        events.map(({ tournamentId }) => tournamentId),
      );
      return events.map((event) => ({
        ...event,
        eventType: eventTypes.find(({ eventType }) => eventType === event.eventType)?.eventType ?? 'tournament',
        loggedRounds: logged.flatMap(({ tournamentId, roundNumber }) =>
          tournamentId === event.tournamentId && roundNumber !== null ? [roundNumber] : [],
        ),
      }));
    },
  } satisfies Partial<Handlers>;
}

/** Lengths that a card does not have are unknown. */
const toStored = ({ tees, ...course }: OwnCourse) => ({
  ...course,
  tees: tees.map((tee) => ({ ...tee, yards: course.holes.map((_hole, place) => tee.yards[place] ?? null) })),
});

async function readCourseToPlay(query: Queryable, accountId: AccountId, courseId: string): Promise<CourseToPlay> {
  const own = await findOwnCourse(query, accountId, courseId);
  const listed = isOwnCourseId(courseId) ? null : await findCourse(query, courseId);
  if (listed !== null) return courseToPlay(listed, own);
  if (own === null) throw new RequestError('NOT_FOUND');
  return ownCourseToPlay({ ...own, courseId });
}

type More = Partial<Pick<RoundCourse, 'lastRound' | 'metersAway'>> & {
  readonly pars?: NonNullable<RoundCourse['played']>['pars'];
};

const toReply = (
  { courseId, name, city, region, country, holeCount, isOwn, played }: Omit<CourseOfAccount, 'words' | 'position'>,
  { pars = [], ...more }: More = {},
): RoundCourse => ({
  ...{ courseId, name, city, region, country, holeCount, isOwn },
  played: played === null ? null : { rounds: played.rounds, lastOn: played.lastOn, pars },
  ...{ lastRound: null, metersAway: null, ...more },
});

/** The pars of courses that only rounds name: of each hole that of the fullest round. */
async function findPars(query: Queryable, accountId: AccountId, courses: readonly CourseOfAccount[]) {
  const roundIdsOf = ({ courseId, played }: CourseOfAccount) =>
    courseId === null ? (played?.fullestRoundIds ?? []) : [];
  const found = await findParsOfRounds(query, accountId, courses.flatMap(roundIdsOf));
  return (course: CourseOfAccount) => {
    const holes = roundIdsOf(course).flatMap((roundId) => found.get(roundId) ?? []);
    // Of a hole that several rounds have, the last pair counts.
    const parOf = new Map(holes.toReversed().map(({ hole, par }) => [hole, par]));
    return [...parOf].map(([hole, par]) => ({ hole, par })).sort((a, b) => a.hole - b.hole);
  };
}

async function recentCourses(
  query: Queryable,
  accountId: AccountId,
  mine: readonly CourseOfAccount[],
  cursor: string | undefined,
): Promise<Found> {
  const offset = ownCursor.read(cursor)?.offset ?? 0;
  const page = mine.slice(offset, offset + COURSES_A_PAGE);
  const starts = await findRoundStarts(
    query,
    accountId,
    page.flatMap(({ played }) => played?.lastRoundId ?? []),
  );
  const parsOf = await findPars(query, accountId, page);
  const next = offset + COURSES_A_PAGE;
  return {
    courses: page.map((course) =>
      toReply(course, { pars: parsOf(course), lastRound: starts.get(course.played?.lastRoundId ?? '') ?? null }),
    ),
    nextCursor: next < mine.length ? ownCursor.write({ offset: next }) : null,
  };
}

/**
 * The account's courses with words that begin with the typed ones come first, all on the first page. Those where they
 * are only inside of words have the place of other such courses, or the end of the list if no list has them.
 */
async function coursesWithWords(
  query: Queryable,
  accountId: AccountId,
  mine: readonly CourseOfAccount[],
  words: readonly string[],
  cursor: string | undefined,
): Promise<Found> {
  const after = wordsCursor.read(cursor);
  const matching = mine.filter((course) => matchesWords(course.words, words));
  const first = matching.filter((course) => beginsWords(course.words, words));
  const inside = matching.filter((course) => !first.includes(course));
  const found = await findWithWords(
    query,
    words,
    after,
    first.flatMap(({ courseId }) => courseId ?? []),
  );
  const listed = await findListed(
    query,
    found.map(({ courseId }) => courseId),
  );
  const others = found.flatMap(({ courseId }) => listed.get(courseId) ?? []);
  const last = found.at(-1);
  const hasMore = last !== undefined && found.length === COURSES_A_PAGE;
  const playedOf = new Map(inside.map((course) => [course.courseId, course]));
  const parsOf = await findPars(query, accountId, first);
  const unlisted = inside.filter(({ courseId, isOwn }) => courseId === null || isOwn);
  return {
    courses: [
      ...(after === null ? first.map((course) => toReply(course, { pars: parsOf(course) })) : []),
      ...others.map((course) => toReply(playedOf.get(course.courseId) ?? { ...course, isOwn: false, played: null })),
      ...(hasMore ? [] : unlisted.map((course) => toReply(course))),
    ],
    nextCursor: hasMore ? wordsCursor.write(last) : null,
  };
}

async function nearCourses(
  query: Queryable,
  mine: readonly CourseOfAccount[],
  position: LatLon,
  cursor: string | undefined,
): Promise<Found> {
  const found = await findNear(query, position, nearCursor.read(cursor));
  const listed = await findListed(
    query,
    found.map(({ courseId }) => courseId),
  );
  const last = found.at(-1);
  return {
    courses: found.flatMap(({ courseId }) => {
      const course = listed.get(courseId);
      if (course === undefined || course.position === null) return [];
      const known = mine.find((one) => one.courseId === courseId) ?? { ...course, isOwn: false, played: null };
      return [toReply(known, { metersAway: Math.round(distanceBetween(position, course.position)) })];
    }),
    nextCursor: last === undefined || found.length < COURSES_A_PAGE ? null : nearCursor.write(last),
  };
}
