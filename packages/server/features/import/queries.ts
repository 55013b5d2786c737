import { type AccountId, playerProfileType } from '@strokebook/golf/access';
import type { RoundDocument } from '@strokebook/golf/model';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { RoundRow } from '../../db/round-row.ts';
import { accounts, rounds } from '../../db/schema/index.ts';

/** The account of a username in any case; null without one. It is locked until the transaction ends. */
export async function lockAccountByUsername(query: Queryable, username: string): Promise<AccountId | null> {
  const [account] = await query
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(sql`lower(${accounts.username}) = ${username.toLowerCase()}`)
    .for('update');
  return account?.accountId ?? null;
}

/**
 * A player known from a file only: without a phone nobody can sign in, and the site is not public. Where another
 * import makes the same player at the same time, it is waited for and its account taken.
 */
export async function createImportedAccount(query: Queryable, username: string, name: string): Promise<AccountId> {
  const [account] = await query
    .insert(accounts)
    .values({ username, firstName: name, lastName: '', allowPublicSite: false, profileTypeIds: [playerProfileType] })
    .onConflictDoNothing()
    .returning({ accountId: accounts.accountId });
  const accountId = account?.accountId ?? (await lockAccountByUsername(query, username));
  if (accountId === null) throw new Error(`no account was made for ${username}`);
  return accountId;
}

export type KnownRound = { readonly roundId: string; readonly revision: number; readonly document: RoundDocument };

/** Those of some rounds of an account that are stored already. */
export async function findRounds(
  query: Queryable,
  accountId: AccountId,
  roundIds: readonly string[],
): Promise<readonly KnownRound[]> {
  return query
    .select({ roundId: rounds.roundId, revision: rounds.revision, document: rounds.document })
    .from(rounds)
    .where(and(eq(rounds.accountId, accountId), inArray(rounds.roundId, [...roundIds])));
}

export async function replaceRounds(query: Queryable, accountId: AccountId, rows: readonly RoundRow[]): Promise<void> {
  const roundIds = rows.map((row) => row.roundId);
  await query.delete(rounds).where(and(eq(rounds.accountId, accountId), inArray(rounds.roundId, roundIds)));
  await query.insert(rounds).values([...rows]);
}
