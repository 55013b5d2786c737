import type { AuditEvent } from '@strokebook/contract';
import { playerProfileType } from '@strokebook/golf/access';
import { and, eq, gt, isNull, lt, lte, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { recordAuditEventOfNumber, type Origin } from '../../db/audit-queries.ts';
import { accounts, signInChallenges, signInCounters } from '../../db/schema/index.ts';
import { refreshSearchable } from '../../db/searchable-queries.ts';

const ONE_DAY = 24 * 60 * 60 * 1_000;

export type Challenge = typeof signInChallenges.$inferSelect;

/** Counts one more try in the key's window and answers how many there are now. */
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

/** Forgets the tries of a key. */
export async function resetTries(query: Queryable, key: string): Promise<void> {
  await query.delete(signInCounters).where(eq(signInCounters.counterKey, key));
}

/**
 * Opens a challenge for its number, unless one that is not used was sent after `cooldownBegan`: then nothing changes
 * and false is answered.
 */
export async function openChallenge(query: Queryable, challenge: Challenge, cooldownBegan: Date): Promise<boolean> {
  const { phoneNumber: _, ...rest } = challenge;
  const rows = await query
    .insert(signInChallenges)
    .values(challenge)
    .onConflictDoUpdate({
      target: signInChallenges.phoneNumber,
      set: rest,
      setWhere: sql`${isNotNull(signInChallenges.usedAt)} OR ${lte(signInChallenges.sentAt, cooldownBegan)}`,
    })
    .returning({ challengeId: signInChallenges.challengeId });
  return rows.length === 1;
}

/** Takes back a challenge whose code could not be sent. */
export async function dropChallenge(query: Queryable, challengeId: string): Promise<void> {
  await query.delete(signInChallenges).where(eq(signInChallenges.challengeId, challengeId));
}

export async function findChallenge(query: Queryable, phoneNumber: string): Promise<Challenge | null> {
  const [row] = await query.select().from(signInChallenges).where(eq(signInChallenges.phoneNumber, phoneNumber));
  return row ?? null;
}

/** Takes one of the code's tries; null when none is left or the code can no longer be used. */
export async function takeTry(
  query: Queryable,
  challengeId: string,
  now: Date,
  mostTries: number,
): Promise<Challenge | null> {
  const [row] = await query
    .update(signInChallenges)
    .set({ tries: sql`${signInChallenges.tries} + 1` })
    .where(
      and(
        eq(signInChallenges.challengeId, challengeId),
        isNull(signInChallenges.usedAt),
        gt(signInChallenges.expiresAt, now),
        lt(signInChallenges.tries, mostTries),
      ),
    )
    .returning();
  return row ?? null;
}

/** Uses the code up; false when someone else just did. */
export async function useChallenge(query: Queryable, challengeId: string, now: Date): Promise<boolean> {
  const rows = await query
    .update(signInChallenges)
    .set({ usedAt: now })
    .where(and(eq(signInChallenges.challengeId, challengeId), isNull(signInChallenges.usedAt)))
    .returning({ challengeId: signInChallenges.challengeId });
  return rows.length === 1;
}

/**
 * Writes down a try that failed, for the owner of the number, if there is one. The counter is written again so that
 * the transaction has something to commit for a number of nobody too, and takes as long.
 */
export async function noteFailedTry(
  query: Queryable,
  phoneNumber: string,
  counterKey: string,
  happened: { readonly at: Date; readonly origin: Origin; readonly details: AuditEvent['details'] },
): Promise<void> {
  await recordAuditEventOfNumber(query, phoneNumber, { kind: 'signInFailed', ...happened });
  await query
    .update(signInCounters)
    .set({ count: sql`${signInCounters.count}` })
    .where(eq(signInCounters.counterKey, counterKey));
}

/** The account of a phone number, made when there is none. */
export async function findOrCreateAccount(
  query: Queryable,
  phoneNumber: string,
  username: string,
): Promise<{ readonly accountId: number; readonly isNew: boolean }> {
  const created = await query
    .insert(accounts)
    .values({
      username,
      firstName: 'New',
      lastName: 'Player',
      phoneNumber,
      hasChosenName: false,
      profileTypeIds: [playerProfileType],
    })
    .onConflictDoNothing({ target: accounts.phoneNumber })
    .returning({ accountId: accounts.accountId });
  await refreshSearchable(
    query,
    created.map(({ accountId }) => accountId),
  );
  const [row] = await query
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(eq(accounts.phoneNumber, phoneNumber));
  if (row === undefined) throw new Error('the account was not created');
  return { ...row, isNew: created.length === 1 };
}

/** Removes what can no longer matter to anyone. */
export async function deleteExpiredChallenges(query: Queryable, now: Date): Promise<void> {
  // Kept for a day, so that who is late is told that the code is too old.
  const yesterday = new Date(now.getTime() - ONE_DAY);
  // In the order in which a code is sent: two transactions that go different ways would wait for each other.
  await query.delete(signInChallenges).where(lt(signInChallenges.expiresAt, yesterday));
  await query.delete(signInCounters).where(lt(signInCounters.resetsAt, now));
}
