import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accounts, refreshTokens, signInChallenges, signInCounters, signingKeys } from '../../db/schema/index.ts';

const ONE_DAY = 24 * 60 * 60 * 1_000;

export type Challenge = typeof signInChallenges.$inferSelect;
export type RefreshToken = typeof refreshTokens.$inferSelect;

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

/** Replaces whatever code was open for the number. */
export async function storeChallenge(query: Queryable, challenge: Challenge): Promise<void> {
  const { phoneNumber: _, ...rest } = challenge;
  await query
    .insert(signInChallenges)
    .values(challenge)
    .onConflictDoUpdate({ target: signInChallenges.phoneNumber, set: rest });
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

/** The account of a phone number, made when there is none. */
export async function findOrCreateAccount(query: Queryable, phoneNumber: string, username: string): Promise<number> {
  await query
    .insert(accounts)
    .values({ username, firstName: 'New', lastName: 'Player', phoneNumber })
    .onConflictDoNothing({ target: accounts.phoneNumber });
  const [row] = await query
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(eq(accounts.phoneNumber, phoneNumber));
  if (row === undefined) throw new Error('the account was not created');
  return row.accountId;
}

export async function storeRefreshToken(
  query: Queryable,
  token: Pick<RefreshToken, 'accountId' | 'tokenHash' | 'familyId' | 'expiresAt'>,
): Promise<void> {
  await query.insert(refreshTokens).values(token);
}

/** Reads a token and keeps others from rotating it until the transaction ends. */
export async function lockRefreshToken(
  query: Queryable,
  accountId: number,
  tokenHash: string,
): Promise<RefreshToken | null> {
  const [row] = await query
    .select()
    .from(refreshTokens)
    .where(and(eq(refreshTokens.accountId, accountId), eq(refreshTokens.tokenHash, tokenHash)))
    .for('update');
  return row ?? null;
}

export async function markRotated(query: Queryable, { accountId, tokenHash }: RefreshToken, now: Date): Promise<void> {
  await query
    .update(refreshTokens)
    .set({ rotatedAt: now })
    .where(and(eq(refreshTokens.accountId, accountId), eq(refreshTokens.tokenHash, tokenHash)));
}

/** Ends a sign-in: none of its tokens works any more. */
export async function revokeFamily(query: Queryable, { accountId, familyId }: RefreshToken, now: Date): Promise<void> {
  await query
    .update(refreshTokens)
    .set({ revokedAt: now })
    .where(and(eq(refreshTokens.accountId, accountId), eq(refreshTokens.familyId, familyId)));
}

/** Removes what can no longer matter to anyone. */
export async function deleteExpired(query: Queryable, accountId: number, now: Date): Promise<void> {
  await query
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.accountId, accountId), lt(refreshTokens.expiresAt, now)));
  await query.delete(signInCounters).where(lt(signInCounters.resetsAt, now));
  // Kept for a day, so that who is late is told that the code is too old.
  const yesterday = new Date(now.getTime() - ONE_DAY);
  await query.delete(signInChallenges).where(lt(signInChallenges.expiresAt, yesterday));
}

/** The signed-in account's own row. */
export async function findAccount(query: Queryable, accountId: number) {
  const [row] = await query.select().from(accounts).where(eq(accounts.accountId, accountId));
  return row ?? null;
}

/** The database's signing key: the given one, unless there was one before. */
export async function findOrStoreSigningKey(
  query: Queryable,
  privateKey: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  await query.insert(signingKeys).values({ keyId: 'idToken', privateKey }).onConflictDoNothing();
  const [row] = await query.select().from(signingKeys).where(eq(signingKeys.keyId, 'idToken'));
  if (row === undefined) throw new Error('the signing key was not stored');
  return row.privateKey;
}
