import type { AccountId } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { depthOfRound, type EntryDepth } from '@strokebook/golf/entry';
import type { HoleCount, RoundType } from '@strokebook/golf/model';
import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import {
  courses,
  ownCourses,
  rounds,
  scheduleEvents,
  type StoredOwnCourse,
  tournaments,
} from '../../db/schema/index.ts';

export type PlayedCourse = {
  readonly courseId: string | null;
  readonly name: string;
  readonly rounds: number;
  readonly lastOn: CalendarDay;
  readonly lastRoundId: string;
  /** The rounds of the most holes, and of these the latest. */
  readonly fullestRoundIds: readonly string[];
};

/** More courses than anyone plays in a career; the oldest are found by search. */
const MAX_PLAYED = 500;

/** One of 18 holes tells all pars; of nines it takes one of each nine. */
const ROUNDS_FOR_PARS = 6;

/** A round that was begun and left before a hole was played says nothing of its player. */
const isPlayed = or(ne(rounds.status, 'inProgress'), gt(rounds.holesPlayed, 0));

/** The courses of an account's rounds, latest first, and of one day the one that was logged last: by id, or by name where rounds have no id. */
export async function listPlayed(query: Queryable, accountId: AccountId): Promise<readonly PlayedCourse[]> {
  const newestFirst = sql`ORDER BY played_on DESC, updated_at DESC, round_id DESC`;
  return query
    .select({
      courseId: rounds.courseId,
      name: sql<string>`(array_agg(course_name ${newestFirst}))[1]`,
      rounds: sql<number>`count(*)::int`,
      lastOn: sql<CalendarDay>`max(played_on)`,
      lastRoundId: sql<string>`(array_agg(round_id ${newestFirst}))[1]`,
      fullestRoundIds: sql<
        string[]
      >`(array_agg(round_id ORDER BY holes_played DESC, played_on DESC, round_id DESC))[1:${sql.raw(String(ROUNDS_FOR_PARS))}]`,
    })
    .from(rounds)
    .where(and(eq(rounds.accountId, accountId), isPlayed))
    .groupBy(rounds.courseId, sql`CASE WHEN course_id IS NULL THEN course_name END`)
    .orderBy(sql`max(played_on) DESC`, sql`(array_agg(updated_at ${newestFirst}))[1] DESC`)
    .limit(MAX_PLAYED);
}

/** What the start of the next round takes from some rounds. */
export async function findRoundStarts(query: Queryable, accountId: AccountId, roundIds: readonly string[]) {
  if (roundIds.length === 0) return new Map<string, never>();
  const rows = await query
    .select({
      roundId: rounds.roundId,
      playedOn: rounds.playedOn,
      type: sql<RoundType>`${rounds.type}`,
      holeCount: sql<HoleCount>`${rounds.holeCount}`,
      firstHole: sql<number>`(document #>> '{holes,0,hole}')::int`,
      teeName: sql<string | null>`document #>> '{course,tee,name}'`,
      slope: sql<number | null>`(document #>> '{course,tee,slope}')::int`,
      isSimulator: rounds.isSimulator,
    })
    .from(rounds)
    .where(and(eq(rounds.accountId, accountId), inArray(rounds.roundId, [...roundIds])));
  return new Map(rows.map(({ roundId, ...start }) => [roundId, start]));
}

/** The holes of some rounds with their pars. */
export async function findParsOfRounds(query: Queryable, accountId: AccountId, roundIds: readonly string[]) {
  if (roundIds.length === 0) return new Map<string, never>();
  const rows = await query
    .select({
      roundId: rounds.roundId,
      holes: sql<readonly number[]>`jsonb_path_query_array(document, '$.holes[*].hole')`,
      pars: sql<readonly number[]>`jsonb_path_query_array(document, '$.holes[*].par')`,
    })
    .from(rounds)
    .where(and(eq(rounds.accountId, accountId), inArray(rounds.roundId, [...roundIds])));
  return new Map(
    rows.map(({ roundId, holes, pars }) => [
      roundId,
      holes.map((hole, place) => ({ hole, par: pars[place] as number })),
    ]),
  );
}

/** How the latest round was logged, for devices on which none was logged yet; null without a round. */
export async function findLastDepth(query: Queryable, accountId: AccountId): Promise<EntryDepth | null> {
  const [last] = await query
    .select({ document: rounds.document })
    .from(rounds)
    .where(and(eq(rounds.accountId, accountId), isPlayed))
    .orderBy(desc(rounds.playedOn), desc(rounds.updatedAt), desc(rounds.roundId))
    .limit(1);
  return last === undefined ? null : depthOfRound(last.document);
}

/** What a player typed of courses, by course. */
export async function listOwnCourses(
  query: Queryable,
  accountId: AccountId,
): Promise<ReadonlyMap<string, StoredOwnCourse>> {
  const rows = await query
    .select({ courseId: ownCourses.courseId, course: ownCourses.course })
    .from(ownCourses)
    .where(eq(ownCourses.accountId, accountId))
    .orderBy(sql`updated_at DESC`, asc(ownCourses.courseId));
  return new Map(rows.map(({ courseId, course }) => [courseId, course]));
}

const isOwnCourse = (accountId: AccountId, courseId: string) =>
  and(eq(ownCourses.accountId, accountId), eq(ownCourses.courseId, courseId));

export async function findOwnCourse(
  query: Queryable,
  accountId: AccountId,
  courseId: string,
): Promise<StoredOwnCourse | null> {
  const [row] = await query
    .select({ course: ownCourses.course })
    .from(ownCourses)
    .where(isOwnCourse(accountId, courseId));
  return row?.course ?? null;
}

/** The number of other courses that a player typed. */
export async function countOtherOwnCourses(query: Queryable, accountId: AccountId, courseId: string): Promise<number> {
  const [row] = await query
    .select({ others: count() })
    .from(ownCourses)
    .where(and(eq(ownCourses.accountId, accountId), ne(ownCourses.courseId, courseId)));
  return row?.others ?? 0;
}

export async function writeOwnCourse(
  query: Queryable,
  accountId: AccountId,
  courseId: string,
  course: StoredOwnCourse,
  updatedAt: Date,
): Promise<void> {
  await query
    .insert(ownCourses)
    .values({ accountId, courseId, course, updatedAt })
    .onConflictDoUpdate({ target: [ownCourses.accountId, ownCourses.courseId], set: { course, updatedAt } });
}

export async function removeOwnCourse(query: Queryable, accountId: AccountId, courseId: string): Promise<boolean> {
  const { rowCount } = await query.delete(ownCourses).where(isOwnCourse(accountId, courseId));
  return (rowCount ?? 0) > 0;
}

/** Events of a schedule between two days that were not given up, soonest first. */
export const listEvents = (query: Queryable, accountId: AccountId, first: CalendarDay, last: CalendarDay) =>
  query
    .select({
      tournamentId: tournaments.tournamentId,
      name: tournaments.name,
      eventType: tournaments.eventType,
      startDate: tournaments.startDate,
      endDate: tournaments.endDate,
      numberOfRounds: tournaments.numberOfRounds,
      courseId: courses.courseId,
    })
    .from(scheduleEvents)
    .innerJoin(tournaments, eq(tournaments.tournamentId, scheduleEvents.tournamentId))
    .leftJoin(courses, eq(courses.courseId, tournaments.courseId))
    .where(
      and(
        eq(scheduleEvents.accountId, accountId),
        ne(scheduleEvents.status, 'conflict'),
        gte(tournaments.endDate, first),
        lte(tournaments.startDate, last),
      ),
    )
    .orderBy(asc(tournaments.startDate), asc(tournaments.tournamentId));

/** The numbers of the logged rounds of events. */
export const listLoggedNumbers = (query: Queryable, accountId: AccountId, tournamentIds: readonly string[]) =>
  query
    .select({ tournamentId: rounds.tournamentId, roundNumber: rounds.roundNumber })
    .from(rounds)
    .where(
      and(
        eq(rounds.accountId, accountId),
        inArray(rounds.tournamentId, [...tournamentIds]),
        isNotNull(rounds.roundNumber),
        isPlayed,
      ),
    )
    .orderBy(asc(rounds.roundNumber), asc(rounds.roundId));
