import type { AccountId } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import type { RoundDocument } from '@strokebook/golf/model';
import { and, desc, eq, gt, inArray, isNotNull, isNull, max, ne, type SQLWrapper, sql } from 'drizzle-orm';
import { accessColumns, type AccessColumns, readAccess } from '../../db/accounts/access-queries.ts';
import type { Queryable } from '../../db/database.ts';
import { integers } from '../../db/integers.ts';
import { deletedRounds, importedRounds, roundImports, roundRevisions, rounds } from '../../db/schema/index.ts';
import { isImport } from '../../db/imports/import-queries.ts';

type ImportedRound = typeof importedRounds.$inferSelect;

const isImportOfRound = and(
  eq(importedRounds.accountId, roundImports.accountId),
  eq(importedRounds.importId, roundImports.importId),
);
const isOfImport = (accountId: AccountId, importId: string) =>
  and(eq(importedRounds.accountId, accountId), eq(importedRounds.importId, importId));

/** Removes an import with what it says of its rounds; the rounds stay. */
export async function removeImport(query: Queryable, accountId: AccountId, importId: string): Promise<void> {
  await query.delete(importedRounds).where(isOfImport(accountId, importId));
  await query.delete(roundImports).where(isImport(accountId, importId));
}

/** Marks an import as taken back, with the rounds of which it was undone; null marks it as brought back. */
export async function storeTakenBack(
  query: Queryable,
  accountId: AccountId,
  importId: string,
  takenBackAt: Date | null,
): Promise<void> {
  await query.update(roundImports).set({ takenBackAt }).where(isImport(accountId, importId));
}

/** Removes what an import says of some of its rounds. */
export async function removeImportedRounds(
  query: Queryable,
  accountId: AccountId,
  importId: string,
  roundIds: readonly string[],
): Promise<void> {
  if (roundIds.length === 0) return;
  await query
    .delete(importedRounds)
    .where(and(isOfImport(accountId, importId), inArray(importedRounds.roundId, [...roundIds])));
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

/** The stored revisions that some rounds of an import replaced, by the ids of their rounds. */
export async function findReplaced(
  query: Queryable,
  accountId: AccountId,
  importId: string,
  roundIds: readonly string[],
): Promise<ReadonlyMap<string, RoundDocument>> {
  const rows = await query
    .select({ roundId: roundRevisions.roundId, document: roundRevisions.document })
    .from(importedRounds)
    .innerJoin(roundRevisions, isRevision(importedRounds.beforeRevision))
    .where(and(isOfImport(accountId, importId), inArray(importedRounds.roundId, [...roundIds])));
  return new Map(rows.map(({ roundId, document }) => [roundId, document]));
}

const isRevision = (revision: SQLWrapper) =>
  and(
    eq(roundRevisions.accountId, importedRounds.accountId),
    eq(roundRevisions.roundId, importedRounds.roundId),
    sql`${roundRevisions.revision} = ${revision}`,
  );
const isRoundOfImport = and(eq(rounds.accountId, importedRounds.accountId), eq(rounds.roundId, importedRounds.roundId));
/** Of an import that was taken back: a round that it had replaced is as it was restored then. */
const isStillRestored = and(
  isNotNull(importedRounds.beforeRevision),
  sql`${rounds.revision} = ${importedRounds.revision} + 1`,
);

/** Rounds that an import had replaced before it was taken back and that nobody changed since, as it had stored them. */
export const listReplacedBefore = (query: Queryable, accountId: AccountId, importId: string, max: number) =>
  query
    .select({
      roundId: importedRounds.roundId,
      revision: rounds.revision,
      enteredBy: rounds.enteredBy,
      document: roundRevisions.document,
    })
    .from(importedRounds)
    .innerJoin(rounds, isRoundOfImport)
    .innerJoin(roundRevisions, isRevision(importedRounds.revision))
    .where(and(isOfImport(accountId, importId), isStillRestored))
    .limit(max);

const isUnchanged = eq(rounds.revision, importedRounds.revision);

/** Imports of some players: all of them, or those that one person made. */
export type ChosenImports = {
  readonly accountIds: readonly AccountId[];
  readonly importedBy?: AccountId;
  readonly importId?: string;
};

/** More than one coach makes in years: a squad of forty takes 25 files. */
const MAX_LISTED = 1_000;

const areChosen = ({ accountIds, importedBy, importId }: ChosenImports) =>
  and(
    inArray(roundImports.accountId, [...accountIds]),
    importedBy === undefined ? undefined : eq(roundImports.importedBy, importedBy),
    importId === undefined ? undefined : eq(roundImports.importId, importId),
  );

/** The imports of some players, newest first, with the numbers of rounds that are as they were stored, or are not. */
export const listImports = (query: Queryable, chosen: ChosenImports) =>
  query
    .select({
      accountId: roundImports.accountId,
      importId: roundImports.importId,
      source: roundImports.source,
      importedAt: roundImports.importedAt,
      importedBy: roundImports.importedBy,
      unchanged: sql<number>`(count(*) FILTER (WHERE ${isUnchanged}))::int`,
      changed: sql<number>`(count(${importedRounds.roundId}) FILTER (WHERE ${isUnchanged} IS NOT TRUE))::int`,
    })
    .from(roundImports)
    .leftJoin(importedRounds, isImportOfRound)
    .leftJoin(rounds, isRoundOfImport)
    .where(and(areChosen(chosen), isNull(roundImports.takenBackAt)))
    .groupBy(roundImports.accountId, roundImports.importId)
    .orderBy(desc(roundImports.importedAt), desc(roundImports.importId))
    .limit(MAX_LISTED);

/** The imports that were taken back after `oldest`, newest first, with the number of rounds that come back. */
export const listTakenBack = (query: Queryable, chosen: ChosenImports, oldest: Date) =>
  query
    .select({
      accountId: roundImports.accountId,
      importId: roundImports.importId,
      source: roundImports.source,
      importedBy: roundImports.importedBy,
      takenBackAt: sql`${roundImports.takenBackAt}`.mapWith(roundImports.takenBackAt).as('taken_back'),
      rounds: sql<number>`(count(*) FILTER (WHERE ${deletedRounds.roundId} IS NOT NULL OR ${isStillRestored}))::int`,
    })
    .from(roundImports)
    .leftJoin(importedRounds, isImportOfRound)
    .leftJoin(rounds, isRoundOfImport)
    .leftJoin(
      deletedRounds,
      and(
        eq(deletedRounds.accountId, importedRounds.accountId),
        eq(deletedRounds.roundId, importedRounds.roundId),
        eq(deletedRounds.importId, importedRounds.importId),
      ),
    )
    .where(and(areChosen(chosen), gt(roundImports.takenBackAt, oldest)))
    .groupBy(roundImports.accountId, roundImports.importId)
    .orderBy(desc(roundImports.takenBackAt), desc(roundImports.importId))
    .limit(MAX_LISTED);

type PlayerRow = AccessColumns & { readonly username: string; readonly first_name: string; readonly last_name: string };

/** Other players for whom somebody has imported rounds, with what decides whether they still may. */
export async function findImportedPlayers(query: Queryable, importedBy: AccountId) {
  const imports = await query
    .selectDistinct({ accountId: roundImports.accountId })
    .from(roundImports)
    .where(and(eq(roundImports.importedBy, importedBy), ne(roundImports.accountId, importedBy)));
  if (imports.length === 0) return [];
  const isListed = sql`= ANY(${integers(imports.map(({ accountId }) => accountId))})`;
  const { rows } = await query.execute<PlayerRow>(sql`
    SELECT ${accessColumns(isListed)}, a.username, a.first_name, a.last_name
    FROM accounts a WHERE a.account_id ${isListed}`);
  return rows.map((row) => ({
    access: readAccess(row),
    username: row.username,
    fullName: fullName({ firstName: row.first_name, lastName: row.last_name }),
  }));
}
