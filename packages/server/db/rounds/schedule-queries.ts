import type { AccountId } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { RoundRating } from '@strokebook/golf/results';
import type { ScheduleEvent } from '@strokebook/golf/schedule';
import { and, asc, desc, eq, gte, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Queryable, SeenAccount } from '../database.ts';
import { areRoundsInSight } from './rounds-in-sight.ts';
import { courses, rounds, scheduleEvents, tournaments } from '../schema/index.ts';

/** An event with the player's note. */
export type NotedEvent = ScheduleEvent & { readonly note: string | null; readonly isNoteShared: boolean };

const selectEvents = (query: Queryable) =>
  query
    .select({
      accountId: scheduleEvents.accountId,
      tournamentId: scheduleEvents.tournamentId,
      tournamentName: tournaments.name,
      tournamentUrl: tournaments.url,
      courseName: courses.name,
      city: tournaments.city,
      state: tournaments.state,
      startDate: tournaments.startDate,
      endDate: tournaments.endDate,
      numberOfRounds: tournaments.numberOfRounds,
      eventType: tournaments.eventType,
      locale: tournaments.locale,
      isTeamEvent: tournaments.isTeamEvent,
      status: scheduleEvents.status,
      isFavorite: scheduleEvents.isFavorite,
      result: scheduleEvents.result,
      note: scheduleEvents.note,
      isNoteShared: scheduleEvents.isNoteShared,
    })
    .from(scheduleEvents)
    .innerJoin(tournaments, eq(tournaments.tournamentId, scheduleEvents.tournamentId))
    .leftJoin(courses, eq(courses.courseId, tournaments.courseId));

/** Events of some accounts by date: current and future ones soonest first, or past ones latest first. */
export async function findScheduleRows(
  query: Queryable,
  accountIds: readonly AccountId[],
  isUpcoming: boolean,
  today: CalendarDay,
): Promise<readonly NotedEvent[]> {
  const isInTime = isUpcoming ? gte(tournaments.endDate, today) : lt(tournaments.endDate, today);
  const inOrder = isUpcoming ? asc : desc;
  return selectEvents(query)
    .where(and(inArray(scheduleEvents.accountId, [...accountIds]), isInTime))
    .orderBy(inOrder(tournaments.startDate), asc(tournaments.tournamentId), asc(scheduleEvents.accountId));
}

/** Those of some accounts that have events. */
export async function findPlanners(
  query: Queryable,
  accountIds: readonly AccountId[],
): Promise<ReadonlySet<AccountId>> {
  if (accountIds.length === 0) return new Set();
  const rows = await query
    .selectDistinct({ accountId: scheduleEvents.accountId })
    .from(scheduleEvents)
    .where(inArray(scheduleEvents.accountId, [...accountIds]));
  return new Set(rows.map(({ accountId }) => accountId));
}

/** The complete schedules of some accounts, soonest first. */
export const findAllEvents = async (
  query: Queryable,
  accountIds: readonly AccountId[],
): Promise<readonly NotedEvent[]> =>
  selectEvents(query)
    .where(inArray(scheduleEvents.accountId, [...accountIds]))
    .orderBy(asc(tournaments.startDate), asc(tournaments.tournamentId), asc(scheduleEvents.accountId));

/** The player's own marks and the ratings of the tees, by the ids of the rounds that the viewer sees. */
export async function findRoundExtras(
  query: Queryable,
  { accountId, roundSight }: SeenAccount,
): Promise<{
  readonly ratings: ReadonlyMap<string, RoundRating>;
  readonly favoriteRounds: ReadonlyMap<string, string | null>;
}> {
  const isSeen = and(eq(rounds.accountId, accountId), areRoundsInSight(roundSight));
  const rated = await query
    .select({ roundId: rounds.roundId, rating: rounds.rating })
    .from(rounds)
    .where(and(isSeen, isNotNull(rounds.rating)));
  const marked = await query
    .select({ roundId: rounds.roundId, note: rounds.favoriteNote })
    .from(rounds)
    .where(and(isSeen, eq(rounds.isFavorite, true)));
  return {
    ratings: new Map(rated.flatMap(({ roundId, rating }) => (rating === null ? [] : [[roundId, rating] as const]))),
    favoriteRounds: new Map(marked.map(({ roundId, note }) => [roundId, note])),
  };
}
