import type { AccountId } from '@strokebook/golf/access';
import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { deletedRounds, roundRevisions, rounds } from '../schema/index.ts';

export type DeletedRound = typeof deletedRounds.$inferSelect;
/** Who deletes rounds, when, and the import that is taken back with them; null for a round that is deleted by itself. */
type Deletion = { readonly deletedBy: AccountId; readonly deletedAt: Date; readonly importId: string | null };

/** Moves rounds to the deleted ones, with their marks and revisions, within the database: 5,000 have 200 MB. */
export async function moveToDeleted(
  query: Queryable,
  accountId: AccountId,
  roundIds: readonly string[],
  { deletedBy, deletedAt, importId }: Deletion,
): Promise<void> {
  if (roundIds.length === 0) return;
  const areMoved = and(eq(rounds.accountId, accountId), inArray(rounds.roundId, [...roundIds]));
  await query.insert(deletedRounds).select(
    query
      .select({
        accountId: rounds.accountId,
        roundId: rounds.roundId,
        deletedAt: sql<Date>`${deletedAt.toISOString()}::timestamptz`.as('deleted_at'),
        deletedBy: sql<AccountId>`${deletedBy}::int`.as('deleted_by'),
        revision: rounds.revision,
        changedAt: sql<Date>`${rounds.updatedAt}`.as('changed_at'),
        changedBy: rounds.changedBy,
        changeKind: rounds.changeKind,
        enteredBy: rounds.enteredBy,
        isFavorite: rounds.isFavorite,
        favoriteNote: rounds.favoriteNote,
        favoriteNoteBy: rounds.favoriteNoteBy,
        favoriteNoteAt: rounds.favoriteNoteAt,
        document: rounds.document,
        importId: sql<string | null>`${importId}::uuid`.as('import_id'),
      })
      .from(rounds)
      .where(areMoved),
  );
  await query.delete(rounds).where(areMoved);
}

/** Which deleted rounds are meant: some by their ids, or those of an import that was taken back. */
export type DeletedChoice = { readonly roundIds: readonly string[] } | { readonly importId: string };

const isChosen = (choice: DeletedChoice): SQL =>
  'importId' in choice
    ? eq(deletedRounds.importId, choice.importId)
    : inArray(deletedRounds.roundId, [...choice.roundIds]);

/** Takes rounds out of the deleted ones, in the order of their ids; only those deleted after `oldest`. */
export async function takeDeleted(
  query: Queryable,
  accountId: AccountId,
  choice: DeletedChoice,
  { oldest, max }: { readonly oldest: Date; readonly max: number },
): Promise<readonly DeletedRound[]> {
  const isOfAccount = eq(deletedRounds.accountId, accountId);
  const rows = await query
    .select()
    .from(deletedRounds)
    .where(and(isOfAccount, isChosen(choice), gt(deletedRounds.deletedAt, oldest)))
    .orderBy(asc(deletedRounds.roundId))
    .limit(max);
  if (rows.length > 0) {
    const ids = rows.map(({ roundId }) => roundId);
    await query.delete(deletedRounds).where(and(isOfAccount, inArray(deletedRounds.roundId, ids)));
  }
  return rows;
}

/** Removes what is kept of deleted rounds that can no longer be restored, so that new rounds begin without a history. */
export async function forgetDeletedRounds(
  query: Queryable,
  accountId: AccountId,
  roundIds: readonly string[],
): Promise<void> {
  if (roundIds.length === 0) return;
  for (const table of [deletedRounds, roundRevisions]) {
    await query.delete(table).where(and(eq(table.accountId, accountId), inArray(table.roundId, [...roundIds])));
  }
}
