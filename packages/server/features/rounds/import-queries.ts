import type { AccountId } from '@strokebook/golf/access';
import { and, count, desc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { importedRounds, roundImports, roundRevisions, rounds } from '../../db/schema/index.ts';

type Import = typeof roundImports.$inferSelect;
type ImportedRound = typeof importedRounds.$inferSelect;

const isImport = (accountId: AccountId, importId: string) =>
  and(eq(roundImports.accountId, accountId), eq(roundImports.importId, importId));
const isOfImport = (accountId: AccountId, importId: string) =>
  and(eq(importedRounds.accountId, accountId), eq(importedRounds.importId, importId));

export async function findImport(query: Queryable, accountId: AccountId, importId: string): Promise<Import | null> {
  const [row] = await query.select().from(roundImports).where(isImport(accountId, importId));
  return row ?? null;
}

export async function countImports(query: Queryable, accountId: AccountId): Promise<number> {
  const [row] = await query.select({ stored: count() }).from(roundImports).where(eq(roundImports.accountId, accountId));
  return row?.stored ?? 0;
}

export async function storeImport(query: Queryable, made: Import): Promise<void> {
  await query.insert(roundImports).values(made);
}

/** Removes an import with what it says of its rounds; the rounds stay. */
export async function removeImport(query: Queryable, accountId: AccountId, importId: string): Promise<void> {
  await query.delete(importedRounds).where(isOfImport(accountId, importId));
  await query.delete(roundImports).where(isImport(accountId, importId));
}

/** Notes what an import has stored. A round that it stores once more still comes back as it was before the import. */
export async function storeImportedRounds(query: Queryable, stored: readonly ImportedRound[]): Promise<void> {
  if (stored.length === 0) return;
  const { accountId, importId, roundId } = importedRounds;
  await query
    .insert(importedRounds)
    .values([...stored])
    .onConflictDoUpdate({
      target: [accountId, importId, roundId],
      set: { revision: sql`excluded.revision` },
    });
}

/** The revisions of some rounds that were stored by the latest import of each. */
export async function findImportedRevisions(
  query: Queryable,
  accountId: AccountId,
  roundIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { roundId, revision } = importedRounds;
  const rows = await query
    .select({ roundId, revision: max(revision) })
    .from(importedRounds)
    .where(and(eq(importedRounds.accountId, accountId), inArray(roundId, [...roundIds])))
    .groupBy(roundId);
  return new Map(rows.map((row) => [row.roundId, row.revision ?? 0]));
}

/** Rounds of an import with their current revisions; null of a round that was deleted since. */
export const listImportedRounds = (query: Queryable, accountId: AccountId, importId: string) =>
  query
    .select({
      roundId: importedRounds.roundId,
      revision: importedRounds.revision,
      beforeRevision: importedRounds.beforeRevision,
      currentRevision: rounds.revision,
      enteredBy: rounds.enteredBy,
    })
    .from(importedRounds)
    .leftJoin(rounds, and(eq(rounds.accountId, importedRounds.accountId), eq(rounds.roundId, importedRounds.roundId)))
    .where(isOfImport(accountId, importId));

/** The imports of an account, newest first, with the numbers of rounds that are as they were stored, or are not. */
export const listImports = (query: Queryable, accountId: AccountId) => {
  const isUnchanged = eq(rounds.revision, importedRounds.revision);
  return query
    .select({
      importId: roundImports.importId,
      source: roundImports.source,
      importedAt: roundImports.importedAt,
      importedBy: roundImports.importedBy,
      unchanged: sql<number>`(count(*) FILTER (WHERE ${isUnchanged}))::int`,
      changed: sql<number>`(count(${importedRounds.roundId}) FILTER (WHERE ${isUnchanged} IS NOT TRUE))::int`,
    })
    .from(roundImports)
    .leftJoin(
      importedRounds,
      and(eq(importedRounds.accountId, roundImports.accountId), eq(importedRounds.importId, roundImports.importId)),
    )
    .leftJoin(rounds, and(eq(rounds.accountId, importedRounds.accountId), eq(rounds.roundId, importedRounds.roundId)))
    .where(eq(roundImports.accountId, accountId))
    .groupBy(roundImports.accountId, roundImports.importId)
    .orderBy(desc(roundImports.importedAt), desc(roundImports.importId));
};

/** Removes rounds with all of their revisions: nothing of them can be restored. */
export async function removeRounds(query: Queryable, accountId: AccountId, roundIds: readonly string[]): Promise<void> {
  if (roundIds.length === 0) return;
  for (const table of [rounds, roundRevisions]) {
    await query.delete(table).where(and(eq(table.accountId, accountId), inArray(table.roundId, [...roundIds])));
  }
}
