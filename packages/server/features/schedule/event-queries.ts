import type { AccountId } from '@strokebook/golf/access';
import type { EventChoice, OwnTournament } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { eventKey } from '@strokebook/golf/schedule';
import { and, asc, count, desc, eq, getTableColumns, ilike, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { NoteAuthorship } from '../../db/accounts/note-authors.ts';
import { scheduleEvents, tournaments } from '../../db/schema/index.ts';

/** Changed fields; missing ones stay unchanged. */
export type Changes<Row> = { readonly [Field in keyof Row]?: Row[Field] | undefined };

export type TournamentRow = typeof tournaments.$inferSelect;
export type EventRow = { readonly event: typeof scheduleEvents.$inferSelect; readonly tournament: TournamentRow };

const isEvent = (accountId: AccountId, tournamentId: string) =>
  and(eq(scheduleEvents.accountId, accountId), eq(scheduleEvents.tournamentId, tournamentId));

const selectEvents = (query: Queryable) =>
  query
    .select({ event: getTableColumns(scheduleEvents), tournament: getTableColumns(tournaments) })
    .from(scheduleEvents)
    .innerJoin(tournaments, eq(tournaments.tournamentId, scheduleEvents.tournamentId));

/** All events of a schedule, latest first. */
export const listEvents = (query: Queryable, accountId: AccountId): Promise<readonly EventRow[]> =>
  selectEvents(query)
    .where(eq(scheduleEvents.accountId, accountId))
    .orderBy(desc(tournaments.startDate), asc(tournaments.tournamentId));

export async function findEvent(
  query: Queryable,
  accountId: AccountId,
  tournamentId: string,
): Promise<EventRow | null> {
  const [row] = await selectEvents(query).where(isEvent(accountId, tournamentId));
  return row ?? null;
}

export async function countEvents(query: Queryable, accountId: AccountId): Promise<number> {
  const [row] = await query
    .select({ rows: count() })
    .from(scheduleEvents)
    .where(eq(scheduleEvents.accountId, accountId));
  return row?.rows ?? 0;
}

const MAX_FOUND = 20;

/** Tournaments that everyone can choose: future ones soonest first, then past ones latest first. */
export async function searchCatalog(query: Queryable, search: string, today: CalendarDay): Promise<TournamentRow[]> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const isOver = sql`${tournaments.endDate} < ${today}`;
  return query
    .select()
    .from(tournaments)
    .where(
      and(
        isNull(tournaments.madeByAccountId),
        search === '' ? undefined : or(ilike(tournaments.name, pattern), ilike(tournaments.city, pattern)),
      ),
    )
    .orderBy(isOver, sql`abs(${tournaments.startDate} - ${today}::date)`, asc(tournaments.tournamentId))
    .limit(MAX_FOUND);
}

/** A tournament that a player may add: a public one, or one that they created and removed. */
export async function canBeChosen(query: Queryable, accountId: AccountId, tournamentId: string): Promise<boolean> {
  const [row] = await query
    .select({ tournamentId: tournaments.tournamentId })
    .from(tournaments)
    .where(
      and(
        eq(tournaments.tournamentId, tournamentId),
        or(isNull(tournaments.madeByAccountId), eq(tournaments.madeByAccountId, accountId)),
      ),
    );
  return row !== undefined;
}

/** Public tournaments that match rows of a table by normalized name and first day. */
export async function listInCatalog(
  query: Queryable,
  wanted: readonly Pick<OwnTournament, 'name' | 'startDate'>[],
): Promise<readonly TournamentRow[]> {
  if (wanted.length === 0) return [];
  const keys = new Set(wanted.map(eventKey));
  const days = new Set(wanted.map(({ startDate }) => startDate));
  const found = await query
    .select()
    .from(tournaments)
    .where(and(isNull(tournaments.madeByAccountId), inArray(tournaments.startDate, [...days])))
    .orderBy(asc(tournaments.tournamentId));
  return found.filter((tournament) => keys.has(eventKey(tournament)));
}

export async function insertTournament(
  query: Queryable,
  accountId: AccountId,
  tournamentId: string,
  tournament: OwnTournament,
): Promise<void> {
  await query.insert(tournaments).values({ ...tournament, tournamentId, madeByAccountId: accountId });
}

export async function changeTournament(
  query: Queryable,
  accountId: AccountId,
  tournamentId: string,
  tournament: Changes<OwnTournament>,
): Promise<void> {
  if (Object.keys(tournament).length === 0) return;
  await query.update(tournaments).set(tournament).where(isOwn(accountId, tournamentId));
}

/** Deletes tournaments that the player created and that are no longer in the schedule. */
export async function removeLeftTournaments(query: Queryable, accountId: AccountId): Promise<void> {
  const events = await query
    .select({ tournamentId: scheduleEvents.tournamentId })
    .from(scheduleEvents)
    .where(eq(scheduleEvents.accountId, accountId));
  const inSchedule = events.map(({ tournamentId }) => tournamentId);
  await query
    .delete(tournaments)
    .where(and(eq(tournaments.madeByAccountId, accountId), notInArray(tournaments.tournamentId, inSchedule)));
}

/** False if it is in the schedule already. */
export async function insertEvent(
  query: Queryable,
  accountId: AccountId,
  tournamentId: string,
  choice: EventChoice & Partial<NoteAuthorship>,
): Promise<boolean> {
  const { rowCount } = await query
    .insert(scheduleEvents)
    .values({ accountId, tournamentId, ...choice })
    .onConflictDoNothing();
  return rowCount === 1;
}

export async function changeEvent(
  query: Queryable,
  accountId: AccountId,
  tournamentId: string,
  choice: Changes<EventChoice & NoteAuthorship>,
): Promise<void> {
  if (Object.keys(choice).length === 0) return;
  await query.update(scheduleEvents).set(choice).where(isEvent(accountId, tournamentId));
}

export async function removeEvent(query: Queryable, accountId: AccountId, tournamentId: string): Promise<boolean> {
  const { rowCount } = await query.delete(scheduleEvents).where(isEvent(accountId, tournamentId));
  return rowCount === 1;
}

const isOwn = (accountId: AccountId, tournamentId: string) =>
  and(eq(tournaments.tournamentId, tournamentId), eq(tournaments.madeByAccountId, accountId));
