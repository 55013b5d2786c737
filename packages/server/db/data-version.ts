import type { AccountId } from '@strokebook/golf/access';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { accounts } from './schema/index.ts';

/** Tells every cache that the account's data is no longer what it was. */
export async function moveDataVersion(query: Queryable, accountId: AccountId): Promise<void> {
  await query
    .update(accounts)
    .set({ dataVersion: sql`${accounts.dataVersion} + 1` })
    .where(eq(accounts.accountId, accountId));
}
