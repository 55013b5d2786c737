import type { RoundChangeKind } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import type { RoundDocument } from '@strokebook/golf/model';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { forgetDeletedRounds, keepPastRevisions } from './round-history-queries.ts';
import { type RoundRow, toRoundRow } from './round-row.ts';
import { rounds } from '../schema/index.ts';

/** A document to store, and the stored round that it replaces; null for a new one. */
type NextRevision = {
  readonly document: RoundDocument;
  readonly before: { readonly revision: number; readonly enteredBy: AccountId | null } | null;
};
type Change = { readonly at: Date; readonly changedBy: AccountId | null; readonly changeKind: RoundChangeKind };

/**
 * Writes the next revisions of rounds of a locked account. What they replace is kept as past revisions, and new rounds
 * begin without the history of deleted ones with their ids.
 */
export async function writeRevisions(
  query: Queryable,
  accountId: AccountId,
  next: readonly NextRevision[],
  { at, changedBy, changeKind }: Change,
): Promise<void> {
  const idsOf = (isNew: boolean) =>
    next.filter(({ before }) => (before === null) === isNew).map(({ document }) => document.roundId);
  await keepPastRevisions(query, accountId, idsOf(false));
  await forgetDeletedRounds(query, accountId, idsOf(true));
  const rows = next.map(({ document, before }) => ({
    ...toRoundRow(accountId, document, (before?.revision ?? 0) + 1, at),
    ...{ changedBy, changeKind, enteredBy: before === null ? changedBy : before.enteredBy },
  }));
  await writeRounds(query, rows);
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
