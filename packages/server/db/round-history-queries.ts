import { MAX_ROUND_REVISIONS } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { deletedRounds, roundRevisions, rounds } from './schema/index.ts';

/** Keeps the current revisions of some rounds as past ones, before new ones are written; the oldest go. */
export async function keepPastRevisions(
  query: Queryable,
  accountId: AccountId,
  roundIds: readonly string[],
): Promise<void> {
  if (roundIds.length === 0) return;
  const isOneOf = and(eq(rounds.accountId, accountId), inArray(rounds.roundId, [...roundIds]));
  await query.insert(roundRevisions).select(
    query
      .select({
        accountId: rounds.accountId,
        roundId: rounds.roundId,
        revision: rounds.revision,
        changedAt: sql<Date>`${rounds.updatedAt}`.as('changed_at'),
        changedBy: rounds.changedBy,
        changeKind: rounds.changeKind,
        document: rounds.document,
      })
      .from(rounds)
      .where(isOneOf),
  );
  // The revision that is written next counts as well.
  await query.delete(roundRevisions).where(
    and(
      eq(roundRevisions.accountId, accountId),
      inArray(roundRevisions.roundId, [...roundIds]),
      lte(
        roundRevisions.revision,
        sql`(SELECT r.revision FROM rounds r WHERE r.account_id = ${accountId}
          AND r.round_id = ${roundRevisions.roundId}) + 1 - ${MAX_ROUND_REVISIONS}`,
      ),
    ),
  );
}

/** Removes what is kept of deleted rounds whose ids are used again, so that new rounds begin without a history. */
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

/** How long a deleted round can be restored, in milliseconds. */
export const RESTORABLE = 24 * 60 * 60_000;

/** Rounds deleted before this time can no longer be restored. */
export const oldestRestorable = (now: Date): Date => new Date(now.getTime() - RESTORABLE);
