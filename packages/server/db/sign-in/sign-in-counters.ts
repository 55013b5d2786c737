import type { AccountId } from '@strokebook/golf/access';
import { and, asc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { signInCounters } from '../schema/index.ts';
import { signInCounterKeys } from './sign-in-counter-keys.ts';

/** Max number of counters that one call removes. */
const MAX_REMOVED = 500;

/** Counts one more try in the key's window and returns the new count. */
export async function countTry(query: Queryable, key: string, now: Date, windowMilliseconds: number): Promise<number> {
  const fresh = { count: 1, resetsAt: new Date(now.getTime() + windowMilliseconds) };
  const isOver = sql`${signInCounters.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await query
    .insert(signInCounters)
    .values({ counterKey: key, ...fresh })
    .onConflictDoUpdate({
      target: signInCounters.counterKey,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${signInCounters.count} + 1 END`,
        resetsAt: sql`CASE WHEN ${isOver} THEN ${fresh.resetsAt.toISOString()}::timestamptz ELSE ${signInCounters.resetsAt} END`,
      },
    })
    .returning({ count: signInCounters.count });
  return row?.count ?? 1;
}

/** The number of tries in the key's window. */
export async function readTries(query: Queryable, key: string, now: Date): Promise<number> {
  const [row] = await query
    .select({ count: signInCounters.count })
    .from(signInCounters)
    .where(and(eq(signInCounters.counterKey, key), gt(signInCounters.resetsAt, now)));
  return row?.count ?? 0;
}

/** Takes back one counted try. */
export async function takeBackTry(query: Queryable, key: string): Promise<void> {
  await query
    .update(signInCounters)
    .set({ count: sql`${signInCounters.count} - 1` })
    .where(and(eq(signInCounters.counterKey, key), gt(signInCounters.count, 0)));
}

/** Resets counters. */
export async function resetTries(query: Queryable, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await query.delete(signInCounters).where(eq(signInCounters.counterKey, key));
}

/** Rewrites a counter unchanged, so that a transaction has something to commit. */
export async function touchTries(query: Queryable, key: string): Promise<void> {
  await query
    .update(signInCounters)
    .set({ count: sql`${signInCounters.count}` })
    .where(eq(signInCounters.counterKey, key));
}

/**
 * Removes some counters whose window ended before, and returns how many were found. Call it outside of a transaction.
 */
export async function removeOldCounters(query: Queryable, before: Date): Promise<number> {
  const old = await query
    .select({ counterKey: signInCounters.counterKey })
    .from(signInCounters)
    .where(lt(signInCounters.resetsAt, before))
    .limit(MAX_REMOVED);
  // One statement each, so that none holds a lock while it waits for another one.
  for (const { counterKey } of old) {
    await query
      .delete(signInCounters)
      .where(and(eq(signInCounters.counterKey, counterKey), lt(signInCounters.resetsAt, before)));
  }
  return old.length;
}

/** Removes all counters of an account and its number, and returns their number. */
export async function removeCountersOf(
  query: Queryable,
  accountId: AccountId,
  phoneNumber: string | null,
): Promise<number> {
  const {
    passwordsOfAccount,
    namesOfAccount,
    teamsOfAccount,
    invitationsOfAccount,
    emailsOfAccount,
    emailCodesOfAccount,
    messagesTo,
  } = signInCounterKeys;
  const isOfAccount = inArray(signInCounters.counterKey, [
    passwordsOfAccount(accountId),
    namesOfAccount(accountId),
    teamsOfAccount(accountId),
    invitationsOfAccount(accountId),
    emailsOfAccount(accountId),
    emailCodesOfAccount(accountId),
    messagesTo(accountId),
  ]);
  // The part between the first colon and the first space, see `signInCounterKeys`.
  const numberOfKey = sql`split_part(split_part(${signInCounters.counterKey}, ' ', 1), ':', 2)`;
  const keys = await query
    .select({ counterKey: signInCounters.counterKey })
    .from(signInCounters)
    .where(phoneNumber === null ? isOfAccount : or(isOfAccount, eq(numberOfKey, phoneNumber)))
    .orderBy(asc(signInCounters.counterKey));
  let count = 0;
  // In the same order as sending a code locks them, so that the two never deadlock.
  for (const { counterKey } of keys) {
    const { rowCount } = await query.delete(signInCounters).where(eq(signInCounters.counterKey, counterKey));
    count += rowCount ?? 0;
  }
  return count;
}
