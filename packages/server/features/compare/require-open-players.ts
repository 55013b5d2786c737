import { featureAccess } from '@strokebook/contract';
import { type AccountId, features } from '@strokebook/golf/access';
import type { Queryable } from '../../db/database.ts';
import { openAccount } from '../../http/check-access.ts';
import type { OpenAccount, RequestContext } from '../../http/handler.ts';
import type { Clock } from '../../ports/clock.ts';

/**
 * The accounts of a comparison's players, in the order of the filters. Each must be open to the caller: the account of
 * the address was checked already, others are checked in the same way.
 *
 * @throws RequestError NOT_FOUND for a player who is missing or closed
 */
export async function requireOpenPlayers(
  { query, clock }: { readonly query: Queryable; readonly clock: Clock },
  { account, holder }: Pick<RequestContext, 'account' | 'holder'>,
  accountIds: readonly AccountId[],
): Promise<readonly OpenAccount[]> {
  const open = new Map([[account.accountId, account]]);
  for (const accountId of new Set(accountIds)) {
    if (open.has(accountId)) continue;
    const { account: other } = await openAccount(query, featureAccess(features.compareStats), accountId, holder, clock);
    open.set(accountId, other);
  }
  return accountIds.map((accountId) => open.get(accountId) as OpenAccount);
}
