import type { AccountId } from '@strokebook/golf/access';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accounts, type ExtraInfo } from '../../db/schema/index.ts';

export async function storeDetails(
  query: Queryable,
  accountId: AccountId,
  extraInfo: Partial<ExtraInfo>,
): Promise<void> {
  await query.update(accounts).set({ extraInfo }).where(eq(accounts.accountId, accountId));
}
