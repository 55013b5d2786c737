import type { AccountId } from '@strokebook/golf/access';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { accounts } from './schema/index.ts';

/** Increments the account's data version, which invalidates its cache entries. */
export async function incrementDataVersion(query: Queryable, accountId: AccountId): Promise<void> {
  await query
    .update(accounts)
    .set({ dataVersion: sql`${accounts.dataVersion} + 1` })
    .where(eq(accounts.accountId, accountId));
}
