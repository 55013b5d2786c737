import type { AuditEvent } from '@strokebook/contract';
import { type AccountId, profileTypes } from '@strokebook/golf/access';
import { and, eq, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { recordAuditEventOfNumber, type Origin } from '../../db/audit-queries.ts';
import { accounts, signInChallenges } from '../../db/schema/index.ts';
import { removeOldCounters, touchTries } from '../../db/sign-in-counters.ts';

const ONE_DAY = 24 * 60 * 60 * 1_000;

export type Challenge = typeof signInChallenges.$inferSelect;

/**
 * Opens a challenge for its number, unless an unused one was sent after `cooldownBegan`: then nothing changes and false
 * is returned. A challenge without remaining tries, `spentChallengeId`, counts as used.
 */
export async function openChallenge(
  query: Queryable,
  challenge: Challenge,
  cooldownBegan: Date,
  spentChallengeId: string | null,
): Promise<boolean> {
  const { phoneNumber: _, ...rest } = challenge;
  const { usedAt, sentAt, challengeId } = signInChallenges;
  const rows = await query
    .insert(signInChallenges)
    .values(challenge)
    .onConflictDoUpdate({
      target: signInChallenges.phoneNumber,
      set: rest,
      setWhere: or(
        isNotNull(usedAt),
        lte(sentAt, cooldownBegan),
        spentChallengeId === null ? undefined : eq(challengeId, spentChallengeId),
      ) as SQL,
    })
    .returning({ challengeId });
  return rows.length === 1;
}

/** Records that a second network waits for the code of a number, so that the first one cannot replace it. */
export async function shareChallenge(query: Queryable, phoneNumber: string, network: string): Promise<void> {
  await query
    .update(signInChallenges)
    .set({ requestedFrom: null })
    .where(and(eq(signInChallenges.phoneNumber, phoneNumber), ne(signInChallenges.requestedFrom, network)));
}

/** Deletes a challenge whose code could not be sent. */
export async function dropChallenge(query: Queryable, challengeId: string): Promise<void> {
  await query.delete(signInChallenges).where(eq(signInChallenges.challengeId, challengeId));
}

export async function findChallenge(query: Queryable, phoneNumber: string): Promise<Challenge | null> {
  const [row] = await query.select().from(signInChallenges).where(eq(signInChallenges.phoneNumber, phoneNumber));
  return row ?? null;
}

/** Marks the code as used; false if another call just did. */
export async function useChallenge(query: Queryable, challengeId: string, now: Date): Promise<boolean> {
  const rows = await query
    .update(signInChallenges)
    .set({ usedAt: now })
    .where(and(eq(signInChallenges.challengeId, challengeId), isNull(signInChallenges.usedAt)))
    .returning({ challengeId: signInChallenges.challengeId });
  return rows.length === 1;
}

/**
 * Records a failed try for the owner of the number, if there is one. The counter is rewritten so that the transaction
 * has something to commit for unknown numbers too, and takes as long.
 */
export async function noteFailedTry(
  query: Queryable,
  phoneNumber: string,
  counterKey: string,
  happened: { readonly at: Date; readonly origin: Origin; readonly details: AuditEvent['details'] },
): Promise<void> {
  await recordAuditEventOfNumber(query, phoneNumber, { kind: 'signInFailed', ...happened });
  await touchTries(query, counterKey);
}

/** The account of a phone number, created if missing. */
export async function findOrCreateAccount(
  query: Queryable,
  phoneNumber: string,
  username: string,
): Promise<{ readonly accountId: AccountId; readonly isNew: boolean }> {
  const created = await query
    .insert(accounts)
    .values({
      username,
      firstName: 'New',
      lastName: 'Player',
      phoneNumber,
      hasChosenName: false,
      hasBeenWelcomed: false,
      profileTypeIds: [profileTypes.player],
    })
    .onConflictDoNothing({ target: accounts.phoneNumber })
    .returning({ accountId: accounts.accountId });
  const [row] = await query
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(eq(accounts.phoneNumber, phoneNumber));
  if (row === undefined) throw new Error('the account was not created');
  return { ...row, isNew: created.length === 1 };
}

/** Deletes expired challenges, except those that another transaction has locked. */
export async function deleteExpiredChallenges(query: Queryable, now: Date): Promise<void> {
  // Kept for a day, so that a late caller gets the error that the code has expired.
  const yesterday = new Date(now.getTime() - ONE_DAY);
  const expired = query
    .select({ phoneNumber: signInChallenges.phoneNumber })
    .from(signInChallenges)
    .where(lt(signInChallenges.expiresAt, yesterday))
    .for('update', { skipLocked: true });
  await query.delete(signInChallenges).where(inArray(signInChallenges.phoneNumber, expired));
  await removeOldCounters(query, now);
}
