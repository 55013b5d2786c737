import type { AccountId } from '@strokebook/golf/access';
import { and, eq, isNull } from 'drizzle-orm';
import type { TokenHolder } from './access-queries.ts';
import type { Queryable } from './database.ts';
import { accounts, sessions } from './schema/index.ts';

/**
 * Keeps an account from being removed until the transaction ends; false when there is none. A transaction that writes
 * what belongs to an account does this, or locks the account, before anything else: nothing is left behind then by a
 * removal at the same moment, and the two never wait for each other.
 */
export async function holdAccount(query: Queryable, accountId: AccountId): Promise<boolean> {
  const rows = await query
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(eq(accounts.accountId, accountId))
    .for('key share');
  return rows.length === 1;
}

/** Makes writers of one account's data wait for one another until the transaction ends; null without an account. */
export async function lockAccount(
  query: Queryable,
  accountId: AccountId,
): Promise<typeof accounts.$inferSelect | null> {
  const [account] = await query.select().from(accounts).where(eq(accounts.accountId, accountId)).for('update');
  return account ?? null;
}

/**
 * The account of a token's holder, which nobody else changes until the transaction ends; null when it is gone or the
 * session has ended since the request was let in. What ends sessions locks the account too: so nothing is changed by a
 * session after it has ended.
 */
export async function lockOwnAccount(
  query: Queryable,
  { accountId, sessionId }: TokenHolder,
): Promise<typeof accounts.$inferSelect | null> {
  const account = await lockAccount(query, accountId);
  if (account === null || sessionId === null) return account;
  // A statement of its own: it sees what was committed while the first one waited.
  const live = await query
    .select({ sessionId: sessions.sessionId })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.sessionId, sessionId), isNull(sessions.endedAt)));
  return live.length === 1 ? account : null;
}
