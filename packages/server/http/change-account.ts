import type { AccountId } from '@strokebook/golf/access';
import type { Database, Queryable } from '../db/database.ts';
import type { AccountRow } from '../db/accounts/circle-codec.ts';
import type { TokenHolder } from '../db/accounts/access-queries.ts';
import { lockAccount, lockOwnAccount } from '../db/accounts/hold-account.ts';
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
  work: (tx: Queryable, account: AccountRow) => Promise<Result>,
): Promise<Result> =>
  query.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (account === null) throw new RequestError('NOT_FOUND');
    return work(tx, account);
  });

/**
 * Locks the signed-in account until the transaction ends.
 *
 * @throws RequestError NotAuthorizedException if it was deleted, or its session has ended
 */
export async function lockSignedIn(tx: Queryable, holder: TokenHolder): Promise<AccountRow> {
  const own = await lockOwnAccount(tx, holder);
  if (own === null) throw new RequestError('NotAuthorizedException');
  return own;
}

/** `changeAccount` for the signed-in account. @throws RequestError as `lockSignedIn` */
export const changeOwnAccount = <Result>(
  query: Database['query'],
  holder: TokenHolder,
  work: (tx: Queryable, own: AccountRow) => Promise<Result>,
): Promise<Result> => query.transaction(async (tx) => work(tx, await lockSignedIn(tx, holder)));
