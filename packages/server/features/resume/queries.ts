import { eq } from 'drizzle-orm';
import { locationOf } from '../../db/location.ts';
import type { Queryable } from '../../db/database.ts';
import { scheduleEvents, tournaments } from '../../db/schema/index.ts';

/** Where the tournaments of an account are played, by their ids. */
export async function findLocations(query: Queryable, accountId: number): Promise<ReadonlyMap<string, string>> {
  const rows = await query
    .select({ tournamentId: tournaments.tournamentId, city: tournaments.city, state: tournaments.state })
    .from(scheduleEvents)
    .innerJoin(tournaments, eq(tournaments.tournamentId, scheduleEvents.tournamentId))
    .where(eq(scheduleEvents.accountId, accountId));
  return new Map(rows.map((row) => [row.tournamentId, locationOf(row)]));
}
