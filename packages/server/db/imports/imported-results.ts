import { MAX_EVENTS } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { eventKey, type EventResult } from '@strokebook/golf/schedule';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { importedResults, type RemovedEvent, scheduleEvents, tournaments } from '../schema/index.ts';

type ImportOf = { readonly accountId: AccountId; readonly importId: string };

/** A result that an import stores in the schedule, and the one that the event had before. */
export type ResultChange = {
  readonly tournamentId: string;
  readonly stored: EventResult;
  readonly before: EventResult | null;
  readonly isAdded: boolean;
};

const isOfImport = ({ accountId, importId }: ImportOf) =>
  and(eq(importedResults.accountId, accountId), eq(importedResults.importId, importId));
const isEvent = (accountId: AccountId, tournamentId: string) =>
  and(eq(scheduleEvents.accountId, accountId), eq(scheduleEvents.tournamentId, tournamentId));
const isEventOfResult = and(
  eq(scheduleEvents.accountId, importedResults.accountId),
  eq(scheduleEvents.tournamentId, importedResults.tournamentId),
);
const scoresIn = (results: readonly { readonly stored: EventResult }[]): number =>
  results.reduce((sum, { stored }) => sum + stored.rounds.length, 0);

/** Notes what an import has stored. A result that it stores once more still comes back as it was before the import. */
export async function storeImportedResults(
  tx: Queryable,
  made: ImportOf,
  changes: readonly ResultChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const { accountId, importId, tournamentId } = importedResults;
  await tx
    .insert(importedResults)
    .values(changes.map((change) => ({ ...made, ...change })))
    .onConflictDoUpdate({
      target: [accountId, importId, tournamentId],
      set: { stored: sql`excluded.stored` },
    });
}

/** The tournaments of an account whose results are as an import has stored them. */
export async function findImportedAsStored(query: Queryable, accountId: AccountId): Promise<ReadonlySet<string>> {
  const rows = await query
    .select({ tournamentId: importedResults.tournamentId })
    .from(importedResults)
    .innerJoin(scheduleEvents, isEventOfResult)
    .where(and(eq(importedResults.accountId, accountId), sql`${scheduleEvents.result} = ${importedResults.stored}`));
  return new Set(rows.map(({ tournamentId }) => tournamentId));
}

/** Results of an import with their events as they are now; null of an event that was deleted. */
const listResults = (query: Queryable, made: ImportOf) =>
  query
    .select({
      result: importedResults,
      event: scheduleEvents,
      tournament: tournaments,
      isAsStored: sql<boolean>`${scheduleEvents.result} IS NOT DISTINCT FROM ${importedResults.stored}`,
      isAsBefore: sql<boolean>`${scheduleEvents.result} IS NOT DISTINCT FROM ${importedResults.before}`,
    })
    .from(importedResults)
    .leftJoin(scheduleEvents, isEventOfResult)
    .leftJoin(tournaments, eq(tournaments.tournamentId, scheduleEvents.tournamentId))
    .where(isOfImport(made));

/**
 * Puts the results of an import back to what they were, and deletes the events that it added unless somebody has marked
 * or noted them; an event with another result by now stays (IMPORT-25). Returns how many scores are gone, and stay.
 */
export async function takeBackResults(tx: Queryable, made: ImportOf) {
  const { accountId } = made;
  const listed = await listResults(tx, made);
  const undone: { readonly stored: EventResult }[] = [];
  const kept: (typeof listed)[number]['result'][] = [];
  for (const { result, event, tournament, isAsStored } of listed) {
    if (event === null || tournament === null || !isAsStored) {
      kept.push(result);
      continue;
    }
    const { tournamentId, before, isAdded } = result;
    if (isAdded && event.note === null && !event.isFavorite) {
      await tx.delete(scheduleEvents).where(isEvent(accountId, tournamentId));
      const removed: RemovedEvent = { event, tournament };
      await tx
        .update(importedResults)
        .set({ removed })
        .where(and(isOfImport(made), eq(importedResults.tournamentId, tournamentId)));
    } else {
      await tx.update(scheduleEvents).set({ result: before }).where(isEvent(accountId, tournamentId));
    }
    undone.push(result);
  }
  if (kept.length > 0) {
    const ids = kept.map(({ tournamentId }) => tournamentId);
    await tx.delete(importedResults).where(and(isOfImport(made), inArray(importedResults.tournamentId, ids)));
  }
  return { scores: scoresIn(undone), keptScores: scoresIn(kept) };
}

/**
 * Undoes `takeBackResults`: an event that somebody has added again, or given another result, stays. Returns how many
 * scores are back; null if the schedule has no room for them.
 */
export async function bringBackResults(tx: Queryable, made: ImportOf): Promise<number | null> {
  const { accountId } = made;
  const listed = await listResults(tx, made);
  const schedule = await tx
    .select({ name: tournaments.name, startDate: tournaments.startDate })
    .from(scheduleEvents)
    .innerJoin(tournaments, eq(tournaments.tournamentId, scheduleEvents.tournamentId))
    .where(eq(scheduleEvents.accountId, accountId));
  const keys = new Set(schedule.map(eventKey));
  const deleted = listed.flatMap(({ result, event }) =>
    result.removed !== null && event === null && !keys.has(eventKey(result.removed.tournament)) ? [result] : [],
  );
  if (schedule.length + deleted.length > MAX_EVENTS) return null;
  for (const { removed } of deleted) {
    if (removed === null) continue;
    const { event, tournament } = removed;
    const madeByAccountId = tournament.madeByAccountId === null ? null : accountId;
    await tx
      .insert(tournaments)
      .values({ ...tournament, madeByAccountId })
      .onConflictDoNothing();
    await tx.insert(scheduleEvents).values({ ...event, accountId });
  }
  const restored = listed.flatMap(({ result, event, isAsBefore }) =>
    result.removed === null && event !== null && isAsBefore ? [result] : [],
  );
  for (const { tournamentId, stored } of restored) {
    await tx.update(scheduleEvents).set({ result: stored }).where(isEvent(accountId, tournamentId));
  }
  await tx.update(importedResults).set({ removed: null }).where(isOfImport(made));
  return scoresIn([...deleted, ...restored]);
}

/** The scores of an import's results: those that are as they were stored, changed since, and that would come back. */
export async function countImportedScores(
  query: Queryable,
  accountIds: readonly AccountId[],
): Promise<ReadonlyMap<string, { readonly unchanged: number; readonly changed: number; readonly back: number }>> {
  if (accountIds.length === 0) return new Map();
  const scores = sql`jsonb_array_length(${importedResults.stored}->'rounds')`;
  const isAsStored = sql`${scheduleEvents.result} = ${importedResults.stored}`;
  const comesBack = sql`${importedResults.removed} IS NOT NULL
    OR (${scheduleEvents.accountId} IS NOT NULL AND ${scheduleEvents.result} IS NOT DISTINCT FROM ${importedResults.before})`;
  const sumOf = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${scores}) FILTER (WHERE ${condition}), 0)::int`;
  const rows = await query
    .select({
      accountId: importedResults.accountId,
      importId: importedResults.importId,
      unchanged: sumOf(isAsStored),
      changed: sumOf(sql`${isAsStored} IS NOT TRUE`),
      back: sumOf(comesBack),
    })
    .from(importedResults)
    .leftJoin(scheduleEvents, isEventOfResult)
    .where(inArray(importedResults.accountId, [...accountIds]))
    .groupBy(importedResults.accountId, importedResults.importId);
  return new Map(rows.map(({ accountId, importId, ...counts }) => [importKey({ accountId, importId }), counts]));
}

export const importKey = ({ accountId, importId }: ImportOf): string => `${accountId} ${importId}`;

/** Removes what an import says of its results; the results stay. */
export async function forgetImportedResults(tx: Queryable, made: ImportOf): Promise<void> {
  await tx.delete(importedResults).where(isOfImport(made));
}
