import type { AccountId } from '@strokebook/golf/access';
import { MAX_ROUNDS_PER_ACCOUNT } from '@strokebook/contract';
import { count, eq } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { rounds } from './schema/index.ts';

/**
 * How many rounds an account may still add; negative if it has too many. Counts on the primary key, in a millisecond.
 */
export async function countRoomForRounds(query: Queryable, accountId: AccountId): Promise<number> {
  const [row] = await query.select({ stored: count() }).from(rounds).where(eq(rounds.accountId, accountId));
  return MAX_ROUNDS_PER_ACCOUNT - (row?.stored ?? 0);
}
