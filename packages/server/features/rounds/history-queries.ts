import type { RoundChangeKind } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import type { RoundDocument } from '@strokebook/golf/model';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { roundRevisions } from '../../db/schema/index.ts';

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
