import type { AccountId } from '@strokebook/golf/access';
import type { CompareState } from '@strokebook/contract';
import { BEST_ROUNDS, RECENT_ROUNDS } from '@strokebook/golf/overview';
import type { RoundSummary } from '@strokebook/golf/model';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { comparisonKey, createKey, findAccountByKey } from '../../db/accounts/account-keys.ts';
import { removeStates } from '../../db/rounds/compare-state-queries.ts';
import { integers } from '../../db/integers.ts';
import type { Queryable } from '../../db/database.ts';
import { compareStates, rounds, tournaments } from '../../db/schema/index.ts';
import { summaryColumns } from '../../db/rounds/summary-columns.ts';

/** The web pages of some tournaments, by id. */
export async function findTournamentUrls(
  query: Queryable,
  tournamentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (tournamentIds.length === 0) return new Map();
  const rows = await query
    .select({ tournamentId: tournaments.tournamentId, url: tournaments.url })
    .from(tournaments)
    .where(inArray(tournaments.tournamentId, [...tournamentIds]));
  return new Map(rows.flatMap(({ tournamentId, url }) => (url === null ? [] : [[tournamentId, url] as const])));
}

/**
 * Loads, for many accounts in one statement, the finished rounds that may be among the most recent or the best, ties
 * included. Twice the number of best rounds, because `bestToPar` takes the better half of fewer.
 */
export async function findBestAndRecentRounds(
  query: Queryable,
  accountIds: readonly AccountId[],
): Promise<ReadonlyMap<number, readonly RoundSummary[]>> {
  const found = await query
    .select({ accountId: rounds.accountId, summary: summaryColumns })
    .from(rounds)
    .where(
      sql`${rounds.accountId} = ANY(${integers(accountIds)}) AND (${rounds.accountId}, ${rounds.roundId}) IN (
        SELECT account_id, round_id FROM (
          SELECT account_id, round_id,
            rank() OVER (PARTITION BY account_id ORDER BY played_on DESC) AS recent,
            hole_count, rank() OVER (PARTITION BY account_id, hole_count ORDER BY score - par) AS best
          FROM rounds
          WHERE account_id = ANY(${integers(accountIds)}) AND status = 'completed' AND score IS NOT NULL
            AND par IS NOT NULL) placed
        WHERE recent <= ${sql.raw(String(RECENT_ROUNDS))} OR hole_count = 18 AND best <= ${sql.raw(String(2 * BEST_ROUNDS))})`,
    );
  const byAccount = Map.groupBy(found, ({ accountId }) => accountId);
  return new Map([...byAccount].map(([accountId, rows]) => [accountId, rows.map(({ summary }) => summary)]));
}

type StoredState = typeof compareStates.$inferInsert;

/** Saves a comparison, or updates its last use. One saved by someone with full access keeps `isOwn`. */
export async function writeState(query: Queryable, state: StoredState): Promise<void> {
  // The number is computed from the account too, so that no other account has the same one.
  await createKey(query, state.accountId, comparisonKey(state.hash));
  await query
    .insert(compareStates)
    .values(state)
    .onConflictDoUpdate({
      target: [compareStates.accountId, compareStates.hash],
      set: {
        lastUsedAt: state.lastUsedAt,
        isOwn: sql`${compareStates.isOwn} OR ${state.isOwn}`,
      },
    });
}

/** Deletes a player's least recently used comparisons beyond `max`. */
export async function deleteOldStates(
  query: Queryable,
  accountId: AccountId,
  isOwn: boolean,
  max: number,
): Promise<void> {
  const ofKind = and(eq(compareStates.accountId, accountId), eq(compareStates.isOwn, isOwn));
  const old = await query
    .select({ hash: compareStates.hash })
    .from(compareStates)
    .where(ofKind)
    .orderBy(desc(compareStates.lastUsedAt), desc(compareStates.hash))
    .offset(max);
  const hashes = old.map(({ hash }) => hash);
  await removeStates(query, accountId, hashes);
}

export async function findState(query: Queryable, accountId: AccountId, hash: number): Promise<CompareState | null> {
  const [row] = await query
    .select({
      leftFilter: compareStates.leftFilter,
      rightFilter: compareStates.rightFilter,
      leftComponentSelections: compareStates.leftComponentSelections,
      rightComponentSelections: compareStates.rightComponentSelections,
      metricsSelections: compareStates.metricsSelections,
    })
    .from(compareStates)
    .where(isState(accountId, hash));
  return row ?? null;
}

/** The account on whose page a comparison was saved, or null. */
export const findAccountOfState = (query: Queryable, hash: number): Promise<AccountId | null> =>
  findAccountByKey(query, comparisonKey(hash));

/** Updates the last use of a comparison, unless it was updated since `before`. */
export async function touchState(
  query: Queryable,
  accountId: AccountId,
  hash: number,
  at: Date,
  before: Date,
): Promise<void> {
  await query
    .update(compareStates)
    .set({ lastUsedAt: at })
    .where(and(isState(accountId, hash), lt(compareStates.lastUsedAt, before)));
}

const isState = (accountId: AccountId, hash: number) =>
  and(eq(compareStates.accountId, accountId), eq(compareStates.hash, hash));
