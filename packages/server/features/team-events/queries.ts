import type { AccountId } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { EventResult } from '@strokebook/golf/schedule';
import { answersOf, travellersOf } from '@strokebook/golf/qualifier';
import type { TeamEvent } from '@strokebook/golf/team-event';
import { and, count, desc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { integers } from '../../db/integers.ts';
import { qualifiers, scheduleEvents, teamEvents, tournaments } from '../../db/schema/index.ts';

export type TeamEventRow = typeof teamEvents.$inferSelect;

const isOf = (organizationId: number, eventId: string) =>
  and(eq(teamEvents.organizationId, organizationId), eq(teamEvents.eventId, eventId));

/** The events of a team, newest first. */
export const listTeamEvents = (query: Queryable, organizationId: number): Promise<readonly TeamEventRow[]> =>
  query
    .select()
    .from(teamEvents)
    .where(eq(teamEvents.organizationId, organizationId))
    .orderBy(desc(sql`${teamEvents.document} #>> '{answers,rounds,0,playedOn}'`), desc(teamEvents.eventId));

export async function countTeamEvents(query: Queryable, organizationId: number): Promise<number> {
  const [row] = await query
    .select({ count: count() })
    .from(teamEvents)
    .where(eq(teamEvents.organizationId, organizationId));
  return row?.count ?? 0;
}

export async function findTeamEvent(
  query: Queryable,
  organizationId: number,
  eventId: string,
): Promise<TeamEventRow | null> {
  const [row] = await query.select().from(teamEvents).where(isOf(organizationId, eventId));
  return row ?? null;
}

/** Makes the writers of one event wait for each other until the transaction ends; null if there is none. */
export async function lockTeamEvent(
  tx: Queryable,
  organizationId: number,
  eventId: string,
): Promise<TeamEventRow | null> {
  const [row] = await tx.select().from(teamEvents).where(isOf(organizationId, eventId)).for('update');
  return row ?? null;
}

export const insertTeamEvent = (tx: Queryable, row: TeamEventRow) => tx.insert(teamEvents).values(row);

export const updateTeamEvent = (
  tx: Queryable,
  { organizationId, eventId, revision }: TeamEventRow,
  document: TeamEvent,
) =>
  tx
    .update(teamEvents)
    .set({ document, revision: revision + 1 })
    .where(isOf(organizationId, eventId));

export async function removeTeamEvent(tx: Queryable, organizationId: number, eventId: string): Promise<void> {
  await tx.delete(teamEvents).where(isOf(organizationId, eventId));
}

/** Events since a day that somebody of a team has in the schedule and everybody can have, the latest first. */
export async function listChoices(query: Queryable, accountIds: readonly AccountId[], since: CalendarDay) {
  if (accountIds.length === 0) return [];
  return query
    .select({
      tournamentId: tournaments.tournamentId,
      name: tournaments.name,
      startDate: tournaments.startDate,
      endDate: tournaments.endDate,
      numberOfRounds: tournaments.numberOfRounds,
      accountId: scheduleEvents.accountId,
    })
    .from(scheduleEvents)
    .innerJoin(tournaments, eq(tournaments.tournamentId, scheduleEvents.tournamentId))
    .where(
      and(
        sql`${scheduleEvents.accountId} = ANY(${integers(accountIds)})`,
        gte(tournaments.endDate, since),
        isNull(tournaments.madeByAccountId),
      ),
    )
    .orderBy(desc(tournaments.startDate), tournaments.tournamentId);
}

/** The confirmed squads of a team's qualifiers, by the event that they are for: who travels, in order. */
export async function findSquads(
  query: Queryable,
  organizationId: number,
): Promise<ReadonlyMap<string, readonly AccountId[]>> {
  const rows = await query
    .select({ document: qualifiers.document })
    .from(qualifiers)
    .where(eq(qualifiers.organizationId, organizationId))
    .orderBy(qualifiers.openedAt);
  return new Map(
    rows.flatMap(({ document }) => {
      const { tournamentId } = answersOf(document);
      const travelling = travellersOf(document);
      return tournamentId === null || travelling.length === 0 ? [] : [[tournamentId, travelling] as const];
    }),
  );
}

const isEvent = (accountId: AccountId, tournamentId: string) =>
  and(eq(scheduleEvents.accountId, accountId), eq(scheduleEvents.tournamentId, tournamentId));

/** What stands of an event in the schedule of an account; null for none. */
export async function findResult(tx: Queryable, accountId: AccountId, tournamentId: string) {
  const [row] = await tx
    .select({ result: scheduleEvents.result })
    .from(scheduleEvents)
    .where(isEvent(accountId, tournamentId));
  return row ?? null;
}

/** Whether an account may have a tournament in the schedule: a shared one, or one of its own. */
export async function mayHave(tx: Queryable, accountId: AccountId, tournamentId: string): Promise<boolean> {
  const [row] = await tx
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

/** Puts a result into a schedule, with the event if it is not in it. */
export async function putResult(
  tx: Queryable,
  accountId: AccountId,
  tournamentId: string,
  { result, isAdded }: { readonly result: EventResult | null; readonly isAdded: boolean },
): Promise<void> {
  if (isAdded) await tx.insert(scheduleEvents).values({ accountId, tournamentId, status: 'inField', result });
  else await tx.update(scheduleEvents).set({ result }).where(isEvent(accountId, tournamentId));
}

export async function removeResultEvent(tx: Queryable, accountId: AccountId, tournamentId: string): Promise<void> {
  await tx.delete(scheduleEvents).where(isEvent(accountId, tournamentId));
}
