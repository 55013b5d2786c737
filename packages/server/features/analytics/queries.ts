import type { AccountId } from '@strokebook/golf/access';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accounts } from '../../db/schema/index.ts';

export async function storeStandard(query: Queryable, accountId: AccountId, standardName: string): Promise<void> {
  await query.update(accounts).set({ standardName }).where(eq(accounts.accountId, accountId));
}
