import type { AccountId } from '@strokebook/golf/access';
import { MAX_DELETED_ROUNDS, MAX_ROUNDS_PER_ACCOUNT } from '@strokebook/contract';
import { count, eq } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { deletedRounds, rounds } from '../schema/index.ts';

/**
 * How many rounds an account may still add; negative if it has too many. Counts on the primary key, in a millisecond.
 */
export async function countRoomForRounds(query: Queryable, accountId: AccountId): Promise<number> {
  const [row] = await query.select({ stored: count() }).from(rounds).where(eq(rounds.accountId, accountId));
  return MAX_ROUNDS_PER_ACCOUNT - (row?.stored ?? 0);
}

/** How many rounds of an account may still be deleted; negative if more were. */
export async function countRoomForDeletedRounds(query: Queryable, accountId: AccountId): Promise<number> {
  const [row] = await query
    .select({ stored: count() })
    .from(deletedRounds)
    .where(eq(deletedRounds.accountId, accountId));
  return MAX_DELETED_ROUNDS - (row?.stored ?? 0);
}
