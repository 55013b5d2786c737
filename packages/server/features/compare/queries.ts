import type { AccountId } from '@strokebook/golf/access';
import type { CompareState } from '@strokebook/contract';
import { BEST_ROUNDS, RECENT_ROUNDS } from '@strokebook/golf/compare';
import type { RoundSummary } from '@strokebook/golf/model';
import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { integers } from '../../db/integers.ts';
import type { Queryable } from '../../db/database.ts';
import { compareStates, rounds, tournaments } from '../../db/schema/index.ts';
import { summaryColumns } from '../../db/summary-columns.ts';

/** The web pages of some tournaments that have one, by their ids. */
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

/** Reads, for many accounts in one statement, the finished rounds that may be among the most recent or the best, ties included. */
export async function findBestAndRecentRounds(
  query: Queryable,
  accountIds: readonly AccountId[],
): Promise<ReadonlyMap<number, readonly RoundSummary[]>> {
  const found = await query
    .select({ accountId: rounds.accountId, summary: summaryColumns })
    .from(rounds)
    .where(
      sql`(${rounds.accountId}, ${rounds.roundId}) IN (
        SELECT found.account_id, found.round_id
        FROM unnest(${integers(accountIds)}) AS player(account_id)
        CROSS JOIN LATERAL (
          (${firstOf(sql`r.played_on DESC`, RECENT_ROUNDS)})
          UNION
          (${firstOf(sql`(r.score - r.par)::float8 / r.hole_count`, BEST_ROUNDS)})) found)`,
    );
  const byAccount = Map.groupBy(found, ({ accountId }) => accountId);
  return new Map([...byAccount].map(([accountId, rows]) => [accountId, rows.map(({ summary }) => summary)]));
}

const firstOf = (order: SQL, count: number): SQL => sql`
  SELECT r.account_id, r.round_id FROM rounds r
  WHERE r.account_id = player.account_id AND r.status = 'completed' AND r.score IS NOT NULL AND r.par IS NOT NULL
  ORDER BY ${order} FETCH FIRST ${sql.raw(String(count))} ROWS WITH TIES`;

type StoredState = typeof compareStates.$inferInsert;

/** Keeps a comparison, or notes that it is used again. What someone with full access keeps once stays theirs. */
export async function writeState(query: Queryable, state: StoredState): Promise<void> {
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

/** Drops those comparisons of a player that were not used for longest, beyond so many. */
export async function dropOldStates(
  query: Queryable,
  accountId: AccountId,
  isOwn: boolean,
  most: number,
): Promise<void> {
  const ofKind = and(eq(compareStates.accountId, accountId), eq(compareStates.isOwn, isOwn));
  await query
    .delete(compareStates)
    .where(
      and(
        ofKind,
        inArray(
          compareStates.hash,
          query
            .select({ hash: compareStates.hash })
            .from(compareStates)
            .where(ofKind)
            .orderBy(desc(compareStates.lastUsedAt), desc(compareStates.hash))
            .offset(most),
        ),
      ),
    );
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

/** On whose page the comparison of a number is; null where none is kept. */
export async function findAccountOfState(query: Queryable, hash: number): Promise<AccountId | null> {
  const [row] = await query
    .select({ accountId: compareStates.accountId })
    .from(compareStates)
    .where(eq(compareStates.hash, hash))
    .limit(1);
  return row?.accountId ?? null;
}

/** Notes that a comparison was opened, unless that was noted since `before`. */
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
