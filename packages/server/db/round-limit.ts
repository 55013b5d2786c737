import type { AccountId } from '@strokebook/golf/access';
import { ROUNDS_PER_ACCOUNT_MAX } from '@strokebook/contract';
import { count, eq } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { rounds } from './schema/index.ts';

/**
 * How many rounds an account may still add; negative if it has too many. Counts on the primary key, in a millisecond.
 */
export async function countRoomForRounds(query: Queryable, accountId: AccountId): Promise<number> {
  const [row] = await query.select({ stored: count() }).from(rounds).where(eq(rounds.accountId, accountId));
  return ROUNDS_PER_ACCOUNT_MAX - (row?.stored ?? 0);
}
