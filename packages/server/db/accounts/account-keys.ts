import type { AccountId } from '@strokebook/golf/access';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { accountKeys, type accounts } from '../schema/index.ts';

/** A text that finds one account, unique among those of its kind. */
export type AccountKey = Pick<typeof accountKeys.$inferSelect, 'kind' | 'key'>;

/** Ignores case. */
export const usernameKey = (username: string): AccountKey => ({ kind: 'username', key: username.toLowerCase() });
export const phoneNumberKey = (phoneNumber: string): AccountKey => ({ kind: 'phoneNumber', key: phoneNumber });
export const paymentKey = (paymentId: string): AccountKey => ({ kind: 'payment', key: paymentId });
export const resumeKey = (hash: number): AccountKey => ({ kind: 'resume', key: String(hash) });
export const comparisonKey = (hash: number): AccountKey => ({ kind: 'comparison', key: String(hash) });
export const invitationKey = (secretHash: string): AccountKey => ({ kind: 'circleInvitation', key: secretHash });

const isKey = ({ kind, key }: AccountKey) => and(eq(accountKeys.kind, kind), eq(accountKeys.key, key));

/** The account that holds a key, or null. */
export async function findAccountByKey(query: Queryable, key: AccountKey): Promise<AccountId | null> {
  const [row] = await query.select({ accountId: accountKeys.accountId }).from(accountKeys).where(isKey(key));
  return row?.accountId ?? null;
}

/**
 * Gives an account a key; false if the key is taken. Waits for another transaction that gives the same key away, so that
 * one of them gets it.
 */
export async function createKey(query: Queryable, accountId: AccountId, key: AccountKey): Promise<boolean> {
  const { rowCount } = await query
    .insert(accountKeys)
    .values({ ...key, accountId })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** The keys of an account's name and number. */
export const keysOfAccount = ({
  accountId,
  username,
  phoneNumber,
}: Pick<typeof accounts.$inferSelect, 'accountId' | 'username'> & {
  readonly phoneNumber?: string | null | undefined;
}): (typeof accountKeys.$inferInsert)[] =>
  [usernameKey(username), ...(phoneNumber == null ? [] : [phoneNumberKey(phoneNumber)])].map((key) => ({
    ...key,
    accountId,
  }));

/** Takes keys of one kind from an account; keys of other accounts stay. */
export async function releaseKeys(query: Queryable, accountId: AccountId, keys: readonly AccountKey[]): Promise<void> {
  const [first] = keys;
  if (first === undefined) return;
  await query.delete(accountKeys).where(
    and(
      eq(accountKeys.kind, first.kind),
      inArray(
        accountKeys.key,
        keys.map(({ key }) => key),
      ),
      eq(accountKeys.accountId, accountId),
    ),
  );
}

/** Takes all keys from an account that is deleted. */
export async function releaseAllKeys(query: Queryable, accountId: AccountId): Promise<void> {
  const found = await query
    .select({ kind: accountKeys.kind, key: accountKeys.key })
    .from(accountKeys)
    .where(eq(accountKeys.accountId, accountId));
  for (const keys of Map.groupBy(found, ({ kind }) => kind).values()) await releaseKeys(query, accountId, keys);
}

/** A statement for this many takes 50 ms, and is cancelled after 5 s. */
const ACCOUNTS_AT_ONCE = 10_000;

/**
 * Stores the keys of accounts that have none: of those that a server of an older version created while this version was
 * being installed.
 */
export async function refreshAccountKeys(query: Queryable, signal?: AbortSignal, atOnce = ACCOUNTS_AT_ONCE) {
  let last = 0;
  for (;;) {
    if (signal?.aborted === true) return;
    const { rows } = await query.execute<{ next: AccountId | null }>(sql`
      SELECT max(account_id) AS next FROM
        (SELECT account_id FROM accounts WHERE account_id > ${last} ORDER BY account_id LIMIT ${atOnce}) AS batch`);
    const next = rows[0]?.next ?? null;
    if (next === null) return;
    await query.execute(sql`
      INSERT INTO account_keys (kind, key, account_id)
      SELECT 'username', lower(username), account_id FROM accounts WHERE account_id > ${last} AND account_id <= ${next}
      UNION ALL SELECT 'phoneNumber', phone_number, account_id FROM accounts
        WHERE account_id > ${last} AND account_id <= ${next} AND phone_number IS NOT NULL
      ON CONFLICT DO NOTHING`);
    last = next;
  }
}

/** The id of an account that is about to be stored. */
export async function nextAccountId(query: Queryable): Promise<AccountId> {
  const { rows } = await query.execute<{ account_id: AccountId }>(
    sql`SELECT nextval('account_ids')::int AS account_id`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the sequence answered no id');
  return row.account_id;
}
