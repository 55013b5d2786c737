import type { AccountId } from '@strokebook/golf/access';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { accounts } from '../schema/index.ts';

/** Stores who is a guardian of a locked player, and who was asked and has not answered. */
export async function storeGuardians(
  query: Queryable,
  accountId: AccountId,
  guardians: Pick<typeof accounts.$inferSelect, 'guardianIds' | 'askedGuardianIds'>,
): Promise<void> {
  await query.update(accounts).set(guardians).where(eq(accounts.accountId, accountId));
}
