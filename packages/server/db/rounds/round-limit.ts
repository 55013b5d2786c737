import type { AccountId } from '@strokebook/golf/access';
import { MAX_DELETED_ROUNDS, MAX_ROUNDS_PER_ACCOUNT } from '@strokebook/contract';
import { and, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { deletedRounds, rounds } from '../schema/index.ts';

/**
 * How many rounds an account may still add; negative if it has too many. Counts on the primary key, in a millisecond.
 */
export async function countRoomForRounds(query: Queryable, accountId: AccountId): Promise<number> {
  const [row] = await query.select({ stored: count() }).from(rounds).where(eq(rounds.accountId, accountId));
  return MAX_ROUNDS_PER_ACCOUNT - (row?.stored ?? 0);
}

/** How many rounds of an account may still be deleted one by one; negative if more were. */
export async function countRoomForDeletedRounds(query: Queryable, accountId: AccountId): Promise<number> {
  return MAX_DELETED_ROUNDS - (await countDeleted(query, accountId, isNull(deletedRounds.importId)));
}

/**
 * How many rounds may still be deleted by taking back imports (IMPORT-O10): the player's own and those of others are
 * counted apart, so that nobody else uses up the player's.
 */
export async function countRoomForTakenBack(query: Queryable, accountId: AccountId, isOwn: boolean): Promise<number> {
  const isCounted = and(
    isNotNull(deletedRounds.importId),
    sql`(${deletedRounds.deletedBy} IS NOT DISTINCT FROM ${accountId}) = ${isOwn}`,
  );
  return MAX_ROUNDS_PER_ACCOUNT - (await countDeleted(query, accountId, isCounted));
}

async function countDeleted(query: Queryable, accountId: AccountId, isCounted: SQL | undefined): Promise<number> {
  const [row] = await query
    .select({ stored: count() })
    .from(deletedRounds)
    .where(and(eq(deletedRounds.accountId, accountId), isCounted));
  return row?.stored ?? 0;
}
