import type { AuditEvent } from '@strokebook/contract';
import { type AccountId, profileTypes, startingPrivacy } from '@strokebook/golf/access';
import { and, eq, isNotNull, isNull, lte, ne, or, type SQL } from 'drizzle-orm';
import {
  createKey,
  findAccountByKey,
  nextAccountId,
  phoneNumberKey,
  usernameKey,
} from '../../db/accounts/account-keys.ts';
import type { Queryable } from '../../db/database.ts';
import { recordAuditEventOfNumber, type Origin } from '../../db/accounts/audit-queries.ts';
import { siteColumns } from '../../db/accounts/site-columns.ts';
import { accounts, signInChallenges } from '../../db/schema/index.ts';
import { touchTries } from '../../db/sign-in/sign-in-counters.ts';

export type Challenge = typeof signInChallenges.$inferSelect;
type ChallengeId = Pick<Challenge, 'phoneNumber' | 'challengeId'>;

const isChallenge = ({ phoneNumber, challengeId }: ChallengeId) =>
  and(eq(signInChallenges.phoneNumber, phoneNumber), eq(signInChallenges.challengeId, challengeId));

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
export async function dropChallenge(query: Queryable, challenge: ChallengeId): Promise<void> {
  await query.delete(signInChallenges).where(isChallenge(challenge));
}

export async function findChallenge(query: Queryable, phoneNumber: string): Promise<Challenge | null> {
  const [row] = await query.select().from(signInChallenges).where(eq(signInChallenges.phoneNumber, phoneNumber));
  return row ?? null;
}

/** Marks the code as used; false if another call just did. */
export async function useChallenge(query: Queryable, challenge: ChallengeId, now: Date): Promise<boolean> {
  const rows = await query
    .update(signInChallenges)
    .set({ usedAt: now })
    .where(and(isChallenge(challenge), isNull(signInChallenges.usedAt)))
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

/** The account of a phone number, created if missing. Call it in a transaction. */
export async function findOrCreateAccount(
  query: Queryable,
  phoneNumber: string,
  username: string,
): Promise<{ readonly accountId: AccountId; readonly isNew: boolean }> {
  const found = await findAccountByKey(query, phoneNumberKey(phoneNumber));
  if (found !== null) return { accountId: found, isNew: false };
  const accountId = await nextAccountId(query);
  if (!(await createKey(query, accountId, phoneNumberKey(phoneNumber)))) {
    // Another sign-in with the same number was faster.
    return findOrCreateAccount(query, phoneNumber, username);
  }
  if (!(await createKey(query, accountId, usernameKey(username)))) throw new Error(`the username ${username} is taken`);
  await query.insert(accounts).values({
    ...{ accountId, username, phoneNumber, firstName: 'New', lastName: 'Player' },
    ...{ hasChosenName: false, hasBeenWelcomed: false, profileTypeIds: [profileTypes.player] },
    // Nobody's age is known yet.
    ...{ ...siteColumns(startingPrivacy(false)), hasStartingPrivacy: true },
  });
  return { accountId, isNew: true };
}
