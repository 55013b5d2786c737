import { type AccountId, profileTypes, startingPrivacy } from '@strokebook/golf/access';
import { createKey, findAccountByKey, nextAccountId, usernameKey } from '../../db/accounts/account-keys.ts';
import type { Queryable } from '../../db/database.ts';
import { lockAccount } from '../../db/accounts/hold-account.ts';
import { siteColumns } from '../../db/accounts/site-columns.ts';
import { accounts } from '../../db/schema/index.ts';

/** The account of a username, ignoring case, locked until the transaction ends; null if missing. */
export async function lockAccountByUsername(query: Queryable, username: string): Promise<AccountId | null> {
  const accountId = await findAccountByKey(query, usernameKey(username));
  return accountId === null ? null : ((await lockAccount(query, accountId))?.accountId ?? null);
}

/**
 * Creates the account of a player known from a file only: without a phone nobody can sign in, and the site is not
 * public. If another import creates the same player concurrently, waits for it and uses its account.
 */
export async function createImportedAccount(query: Queryable, username: string, name: string): Promise<AccountId> {
  const accountId = await nextAccountId(query);
  if (await createKey(query, accountId, usernameKey(username))) {
    const isOf = { username, firstName: name, lastName: '' };
    await query
      .insert(accounts)
      .values({ accountId, ...isOf, ...siteColumns(startingPrivacy(false)), profileTypeIds: [profileTypes.player] });
    return accountId;
  }
  const known = await lockAccountByUsername(query, username);
  if (known === null) throw new Error(`no account was made for ${username}`);
  return known;
}
