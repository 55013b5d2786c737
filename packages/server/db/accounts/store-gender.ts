import type { AccountId } from '@strokebook/golf/access';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { accounts, type ExtraInfo } from '../schema/index.ts';

/** Stores the events that the player of a locked account competes in. */
export async function storeGender(
  query: Queryable,
  { accountId, extraInfo }: { readonly accountId: AccountId; readonly extraInfo: Partial<ExtraInfo> },
  gender: NonNullable<ExtraInfo['gender']>,
): Promise<void> {
  await query
    .update(accounts)
    .set({ extraInfo: { ...extraInfo, gender } })
    .where(eq(accounts.accountId, accountId));
}
