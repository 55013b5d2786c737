import type { AccountId } from '@strokebook/golf/access';
import { and, eq, inArray } from 'drizzle-orm';
import { comparisonKey, releaseKeys } from '../accounts/account-keys.ts';
import type { Queryable } from '../database.ts';
import { compareStates } from '../schema/index.ts';

/** Deletes comparisons of an account by their numbers. */
export async function removeStates(query: Queryable, accountId: AccountId, hashes: readonly number[]): Promise<void> {
  if (hashes.length === 0) return;
  await query
    .delete(compareStates)
    .where(and(eq(compareStates.accountId, accountId), inArray(compareStates.hash, [...hashes])));
  await releaseKeys(query, accountId, hashes.map(comparisonKey));
}
