import { MAX_PAST_REVISIONS, MAX_ROUND_REVISIONS } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { type PastRevision, revisionsToRemove } from '@strokebook/golf/entry';
import { and, count, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { integers } from '../integers.ts';
import { roundRevisions, rounds } from '../schema/index.ts';

/** Keeps the current revisions of some rounds as past ones, before new ones are written. */
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
}

/** Revisions that are removed at once beyond the limit of the account, so that their histories are read rarely. */
const PRUNED_AT_ONCE = 200;
/** Max rows that one statement removes: histories of an older version have no limit, and a statement must end in time. */
const MAX_PRUNED = 5_000;

/**
 * Removes past revisions beyond the limits of a round and of the account, after new ones were written; the engine says
 * which (ENTRY-O63).
 *
 * @param roundIds rounds that may have too many
 */
export async function prunePastRevisions(
  query: Queryable,
  accountId: AccountId,
  roundIds: readonly string[] = [],
): Promise<void> {
  const isOfAccount = eq(roundRevisions.accountId, accountId);
  // The current revision counts as well.
  const maxOfRound = MAX_ROUND_REVISIONS - 1;
  const long = await query
    .select({ roundId: roundRevisions.roundId })
    .from(roundRevisions)
    .where(and(isOfAccount, inArray(roundRevisions.roundId, [...roundIds])))
    .groupBy(roundRevisions.roundId)
    .having(gt(count(), maxOfRound));
  if (long.length > 0) {
    const { past, ownRoundIds } = await readHistories(query, accountId, inRounds(long.map(({ roundId }) => roundId)));
    for (const ofRound of Map.groupBy(past, ({ roundId }) => roundId).values())
      await removeRevisions(query, accountId, revisionsToRemove(ofRound, ownRoundIds, maxOfRound));
  }
  const [row] = await query.select({ stored: count() }).from(roundRevisions).where(isOfAccount);
  if ((row?.stored ?? 0) <= MAX_PAST_REVISIONS) return;
  const { past, ownRoundIds } = await readHistories(query, accountId, sql`true`);
  await removeRevisions(query, accountId, revisionsToRemove(past, ownRoundIds, MAX_PAST_REVISIONS - PRUNED_AT_ONCE));
}

const inRounds = (roundIds: readonly string[]): SQL => sql`h.round_id = ANY(${sql.param([...roundIds])}::text[])`;

type HistoryRow = {
  readonly round_id: string;
  readonly revision: number;
  readonly changed_at: Date | string;
  readonly is_own: boolean;
  readonly is_own_now: boolean;
};

/** Past revisions without their documents, and which stored or deleted rounds are now as the player left them. */
async function readHistories(query: Queryable, accountId: AccountId, isWanted: SQL) {
  // Rounds from before histories were kept say nobody: the player entered most of them.
  const isOwn = (alias: string) =>
    sql.raw(`(${alias}.changed_by IS NOT DISTINCT FROM ${alias}.account_id
      OR ${alias}.changed_by IS NULL AND ${alias}.change_kind = 'unknown')`);
  const { rows } = await query.execute<HistoryRow>(sql`
    SELECT h.round_id, h.revision, h.changed_at, ${isOwn('h')} AS is_own,
      CASE WHEN r.round_id IS NOT NULL THEN ${isOwn('r')} WHEN d.round_id IS NOT NULL THEN ${isOwn('d')}
        ELSE false END AS is_own_now
    FROM round_revisions h
    LEFT JOIN rounds r ON r.account_id = h.account_id AND r.round_id = h.round_id
    LEFT JOIN deleted_rounds d ON d.account_id = h.account_id AND d.round_id = h.round_id
    WHERE h.account_id = ${accountId} AND ${isWanted}`);
  return {
    past: rows.map((row) => ({
      ...{ roundId: row.round_id, revision: row.revision, isOwn: row.is_own },
      changedAt: new Date(row.changed_at),
    })),
    ownRoundIds: new Set(rows.filter((row) => row.is_own_now).map((row) => row.round_id)),
  };
}

async function removeRevisions(
  query: Queryable,
  accountId: AccountId,
  removed: readonly PastRevision[],
): Promise<void> {
  for (let at = 0; at < removed.length; at += MAX_PRUNED) {
    const some = removed.slice(at, at + MAX_PRUNED);
    await query.execute(sql`
      DELETE FROM round_revisions WHERE account_id = ${accountId} AND (round_id, revision) IN (
        SELECT * FROM unnest(${sql.param(some.map(({ roundId }) => roundId))}::text[],
          ${integers(some.map(({ revision }) => revision))}))`);
  }
}

/** How long a deleted round can be restored, in milliseconds. */
export const RESTORABLE = 24 * 60 * 60_000;

/** Rounds deleted before this time can no longer be restored. */
export const oldestRestorable = (now: Date): Date => new Date(now.getTime() - RESTORABLE);
