import type { RoundChangeKind } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import type { RoundDocument } from '@strokebook/golf/model';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { deletedRounds, roundRevisions, rounds } from '../../db/schema/index.ts';

export type PastRevision = {
  readonly revision: number;
  readonly changedAt: Date;
  readonly changedBy: AccountId | null;
  readonly changeKind: RoundChangeKind;
  readonly document: RoundDocument;
};

const revisionColumns = {
  revision: roundRevisions.revision,
  changedAt: roundRevisions.changedAt,
  changedBy: roundRevisions.changedBy,
  changeKind: roundRevisions.changeKind,
  document: roundRevisions.document,
};

/** The past revisions of a round, newest first. */
export const listPastRevisions = (
  query: Queryable,
  accountId: AccountId,
  roundId: string,
): Promise<readonly PastRevision[]> =>
  query
    .select(revisionColumns)
    .from(roundRevisions)
    .where(and(eq(roundRevisions.accountId, accountId), eq(roundRevisions.roundId, roundId)))
    .orderBy(desc(roundRevisions.revision));

export async function findPastRevision(
  query: Queryable,
  accountId: AccountId,
  roundId: string,
  revision: number,
): Promise<PastRevision | null> {
  const [row] = await query
    .select(revisionColumns)
    .from(roundRevisions)
    .where(
      and(
        eq(roundRevisions.accountId, accountId),
        eq(roundRevisions.roundId, roundId),
        eq(roundRevisions.revision, revision),
      ),
    );
  return row ?? null;
}

type DeletedRound = typeof deletedRounds.$inferSelect;

/** Moves a round to the deleted ones, and returns its document; null if there is no such round. */
export async function moveToDeleted(
  query: Queryable,
  accountId: AccountId,
  roundId: string,
  by: { readonly deletedBy: AccountId; readonly deletedAt: Date },
): Promise<RoundDocument | null> {
  const [row] = await query
    .delete(rounds)
    .where(and(eq(rounds.accountId, accountId), eq(rounds.roundId, roundId)))
    .returning({
      revision: rounds.revision,
      changedAt: rounds.updatedAt,
      changedBy: rounds.changedBy,
      changeKind: rounds.changeKind,
      enteredBy: rounds.enteredBy,
      isFavorite: rounds.isFavorite,
      favoriteNote: rounds.favoriteNote,
      favoriteNoteBy: rounds.favoriteNoteBy,
      favoriteNoteAt: rounds.favoriteNoteAt,
      document: rounds.document,
    });
  if (row === undefined) return null;
  await query.insert(deletedRounds).values({ accountId, roundId, ...by, ...row });
  return row.document;
}

/** Takes a round out of the deleted ones; null if it was not deleted after `oldest`. */
export async function takeDeleted(
  query: Queryable,
  accountId: AccountId,
  roundId: string,
  oldest: Date,
): Promise<DeletedRound | null> {
  const [row] = await query
    .delete(deletedRounds)
    .where(
      and(
        eq(deletedRounds.accountId, accountId),
        eq(deletedRounds.roundId, roundId),
        gt(deletedRounds.deletedAt, oldest),
      ),
    )
    .returning();
  return row ?? null;
}
