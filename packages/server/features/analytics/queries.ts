import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accounts } from '../../db/schema/index.ts';

export async function storeStandard(query: Queryable, accountId: number, standardName: string): Promise<void> {
  await query.update(accounts).set({ standardName }).where(eq(accounts.accountId, accountId));
}
