import type { AccountId } from '@strokebook/golf/access';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { accounts } from './schema/index.ts';

/** Counts something new on the page of messages of an account. */
export async function countUnread(query: Queryable, accountId: AccountId): Promise<void> {
  await query
    .update(accounts)
    .set({ unreadMessages: sql`${accounts.unreadMessages} + 1` })
    .where(eq(accounts.accountId, accountId));
}
