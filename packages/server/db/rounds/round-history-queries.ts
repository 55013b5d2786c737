import { MAX_PAST_REVISIONS, MAX_ROUND_REVISIONS } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { and, count, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { deletedRounds, roundRevisions, rounds } from '../schema/index.ts';

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
  await prunePastRevisions(query, accountId);
}

/** Revisions that are removed at once beyond the limit, so that the query which ranks them runs rarely. */
const PRUNED_AT_ONCE = 200;
/** Max rows that one statement removes: histories of an older version have no limit, and a statement must end in time. */
const MAX_PRUNED = 5_000;
/** Newest past revisions of a round that are removed last: the way back after a wrong change. */
const NEWEST_KEPT = 5;

/**
 * Removes the oldest past revisions of an account that has too many: first those between the first one and the newest
 * ones of their round, which entering a round makes hole by hole.
 */
export async function prunePastRevisions(query: Queryable, accountId: AccountId): Promise<void> {
  const isOfAccount = eq(roundRevisions.accountId, accountId);
  for (;;) {
    const [row] = await query.select({ stored: count() }).from(roundRevisions).where(isOfAccount);
    const excess = (row?.stored ?? 0) - MAX_PAST_REVISIONS;
    if (excess <= 0) return;
    await query.execute(sql`
      DELETE FROM round_revisions WHERE account_id = ${accountId} AND (round_id, revision) IN (
        SELECT round_id, revision FROM (
          SELECT round_id, revision, changed_at,
            row_number() OVER (PARTITION BY round_id ORDER BY revision) > 1
              AND row_number() OVER (PARTITION BY round_id ORDER BY revision DESC) > ${NEWEST_KEPT} AS is_between
          FROM round_revisions WHERE account_id = ${accountId}) ranked
        ORDER BY is_between DESC, changed_at, round_id, revision
        LIMIT ${Math.min(excess + PRUNED_AT_ONCE, MAX_PRUNED)})`);
  }
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
