import type { AccountId } from '@strokebook/golf/access';
import { and, eq, isNull } from 'drizzle-orm';
import type { TokenHolder } from './access-queries.ts';
import type { Queryable } from '../database.ts';
import { type AccountRow, withCircle } from './circle-codec.ts';
import { accounts, sessions } from '../schema/index.ts';

/**
 * Prevents the deletion of an account until the transaction ends; false if it does not exist. A transaction that writes
 * data of an account must first call this or lock the account, so that a concurrent deletion leaves nothing behind, and
 * the two never deadlock.
 */
export async function holdAccount(query: Queryable, accountId: AccountId): Promise<boolean> {
  const rows = await query
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(eq(accounts.accountId, accountId))
    .for('key share');
  return rows.length === 1;
}

/** Serializes writers of one account's data until the transaction ends; null if it does not exist. */
export async function lockAccount(query: Queryable, accountId: AccountId): Promise<AccountRow | null> {
  const [account] = await query.select().from(accounts).where(eq(accounts.accountId, accountId)).for('update');
  return account === undefined ? null : withCircle(account);
}

/**
 * Locks the account of a token's holder and another one, in the order of their ids, so that two people who act on each
 * other do not deadlock. An account is null as `lockOwnAccount` and `lockAccount` say.
 */
export async function lockOwnAndOther(query: Queryable, holder: TokenHolder, otherId: AccountId) {
  const isOtherFirst = otherId < holder.accountId;
  const before = isOtherFirst ? await lockAccount(query, otherId) : null;
  const own = await lockOwnAccount(query, holder);
  const other = isOtherFirst ? before : await lockAccount(query, otherId);
  return { own, other };
}

/**
 * Locks the account of a token's holder until the transaction ends; null if it was deleted, or the session has ended
 * since the request began. Code that ends sessions locks the account too, so a session that has ended changes nothing.
 */
export async function lockOwnAccount(
  query: Queryable,
  { accountId, sessionId }: TokenHolder,
): Promise<AccountRow | null> {
  const account = await lockAccount(query, accountId);
  if (account === null || sessionId === null) return account;
  // A separate statement, so that it sees what was committed while the first one waited.
  const live = await query
    .select({ sessionId: sessions.sessionId })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.sessionId, sessionId), isNull(sessions.endedAt)));
  return live.length === 1 ? account : null;
}
