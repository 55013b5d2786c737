import type { RoundChangeKind } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import type { RoundDocument } from '@strokebook/golf/model';
import { isSameRound } from '@strokebook/golf/entry';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { type DeletedRound, forgetDeletedRounds, takeDeleted } from './deleted-rounds-queries.ts';
import { keepPastRevisions, oldestRestorable, prunePastRevisions } from './round-history-queries.ts';
import { type RoundRow, toRoundRow } from './round-row.ts';
import { rounds } from '../schema/index.ts';

/** A document to store, and the stored round that it replaces; null for a new one. */
type NextRevision = {
  readonly document: RoundDocument;
  readonly before: { readonly revision: number; readonly enteredBy: AccountId | null } | null;
};
type Change = { readonly at: Date; readonly changedBy: AccountId | null; readonly changeKind: RoundChangeKind };

/**
 * Writes the next revisions of rounds of a locked account. What they replace is kept as past revisions. A new round with
 * the id of a deleted one that can be restored goes on with that one, with its marks and history (ENTRY-O67), so that
 * nobody removes a round for good by deleting and storing it.
 *
 * @returns the stored revisions by the ids of their rounds
 */
export async function writeRevisions(
  query: Queryable,
  accountId: AccountId,
  next: readonly NextRevision[],
  { at, changedBy, changeKind }: Change,
): Promise<ReadonlyMap<string, number>> {
  const newIds = next.filter(({ before }) => before === null).map(({ document }) => document.roundId);
  const choice = { oldest: oldestRestorable(at), max: newIds.length };
  const deleted = await takeDeleted(query, accountId, { roundIds: newIds }, choice);
  const deletedOf = new Map(deleted.map((row) => [row.roundId, row]));
  await writeRounds(query, deleted.map(restoredRow));
  await forgetDeletedRounds(
    query,
    accountId,
    newIds.filter((roundId) => !deletedOf.has(roundId)),
  );
  const changed = next
    .map(({ document, before }) => ({ document, before: before ?? deletedOf.get(document.roundId) ?? null }))
    .filter(({ document }) => {
      const same = deletedOf.get(document.roundId);
      return same === undefined || !isSameRound(same.document, document);
    });
  const replaced = changed.filter(({ before }) => before !== null).map(({ document }) => document.roundId);
  await keepPastRevisions(query, accountId, replaced);
  const rows = changed.map(({ document, before }) => ({
    ...toRoundRow(accountId, document, (before?.revision ?? 0) + 1, at),
    ...{ changedBy, changeKind, enteredBy: before === null ? changedBy : before.enteredBy },
  }));
  await writeRounds(query, rows);
  if (replaced.length > 0) await prunePastRevisions(query, accountId, replaced);
  return new Map([...deleted, ...rows].map(({ roundId, revision }) => [roundId, revision]));
}

/** The row of a deleted round as it was stored. */
export function restoredRow(deleted: DeletedRound): RoundRow {
  const { accountId, document, revision, changedAt, changedBy, changeKind, enteredBy } = deleted;
  const { isFavorite, favoriteNote, favoriteNoteBy, favoriteNoteAt } = deleted;
  return {
    ...toRoundRow(accountId, document, revision, changedAt),
    ...{ changedBy, changeKind, enteredBy, isFavorite, favoriteNote, favoriteNoteBy, favoriteNoteAt },
  };
}

/** Inserts or changes rounds; the player's own marks of changed rounds stay. */
export async function writeRounds(query: Queryable, rows: readonly RoundRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { accountId, roundId, ...columns } = getTableColumns(rounds);
  const { isFavorite: _mark, favoriteNote: _note, favoriteNoteBy: _by, favoriteNoteAt: _at, ...changed } = columns;
  await query
    .insert(rounds)
    .values([...rows])
    .onConflictDoUpdate({
      target: [accountId, roundId],
      set: Object.fromEntries(Object.entries(changed).map(([field, { name }]) => [field, sql.raw(`excluded.${name}`)])),
    });
}
