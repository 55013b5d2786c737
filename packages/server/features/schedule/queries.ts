import type { CalendarDay } from '@strokebook/golf/calendar';
import { and, asc, desc, eq, gte, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { courses, scheduleEvents, tournaments } from '../../db/schema/index.ts';

/** Events of an account by date: those that end today or later soonest first, or those before the latest first. */
export async function findScheduleRows(query: Queryable, accountId: number, isUpcoming: boolean, today: CalendarDay) {
  const isInTime = isUpcoming ? gte(tournaments.endDate, today) : lt(tournaments.endDate, today);
  const inOrder = isUpcoming ? asc : desc;
  return query
    .select({
      tournamentId: tournaments.tournamentId,
      tournamentName: tournaments.name,
      tournamentUrl: tournaments.url,
      courseName: courses.name,
      city: tournaments.city,
      state: tournaments.state,
      startDate: tournaments.startDate,
      endDate: tournaments.endDate,
      numberOfRounds: tournaments.numberOfRounds,
      status: scheduleEvents.status,
    })
    .from(scheduleEvents)
    .innerJoin(tournaments, eq(tournaments.tournamentId, scheduleEvents.tournamentId))
    .leftJoin(courses, eq(courses.courseId, tournaments.courseId))
    .where(and(eq(scheduleEvents.accountId, accountId), isInTime))
    .orderBy(inOrder(tournaments.startDate), asc(tournaments.tournamentId));
}
