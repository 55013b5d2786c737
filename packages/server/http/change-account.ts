import type { AccountId } from '@strokebook/golf/access';
import type { Database, Queryable } from '../db/database.ts';
import { lockAccount } from '../db/accounts/hold-account.ts';
import type { accounts } from '../db/schema/index.ts';
import { RequestError } from './request-error.ts';

/**
 * Changes data of an account in one transaction while the account is locked, so that its writers wait for each other and
 * a concurrent deletion leaves nothing behind.
 *
 * @throws RequestError NOT_FOUND if there is no such account
 */
export const changeAccount = <Result>(
  query: Database['query'],
  accountId: AccountId,
  work: (tx: Queryable, account: typeof accounts.$inferSelect) => Promise<Result>,
): Promise<Result> =>
  query.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (account === null) throw new RequestError('NOT_FOUND');
    return work(tx, account);
  });
