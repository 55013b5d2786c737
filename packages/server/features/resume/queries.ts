import type { FavouriteEvent } from '@strokebook/golf/resume';
import { and, eq } from 'drizzle-orm';
import { locationOf } from '../../db/location.ts';
import type { Queryable } from '../../db/database.ts';
import { courses, scheduleEvents, tournaments } from '../../db/schema/index.ts';

/** The favourites among the events of an account. */
export async function findFavouriteEvents(query: Queryable, accountId: number): Promise<readonly FavouriteEvent[]> {
  const rows = await query
    .select({ tournament: tournaments, courseName: courses.name, note: scheduleEvents.note })
    .from(scheduleEvents)
    .innerJoin(tournaments, eq(tournaments.tournamentId, scheduleEvents.tournamentId))
    .leftJoin(courses, eq(courses.courseId, tournaments.courseId))
    .where(and(eq(scheduleEvents.accountId, accountId), eq(scheduleEvents.isFavorite, true)));
  return rows.map(({ tournament, courseName, note }) => ({
    tournamentId: tournament.tournamentId,
    tournamentName: tournament.name,
    tournamentUrl: tournament.url,
    courseName,
    location: locationOf(tournament),
    startDate: tournament.startDate,
    endDate: tournament.endDate,
    note,
  }));
}

/** Where the tournaments of an account are played, by their ids. */
export async function findLocations(query: Queryable, accountId: number): Promise<ReadonlyMap<string, string>> {
  const rows = await query
    .select({ tournamentId: tournaments.tournamentId, city: tournaments.city, state: tournaments.state })
    .from(scheduleEvents)
    .innerJoin(tournaments, eq(tournaments.tournamentId, scheduleEvents.tournamentId))
    .where(eq(scheduleEvents.accountId, accountId));
  return new Map(rows.map((row) => [row.tournamentId, locationOf(row)]));
}
