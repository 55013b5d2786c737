import type { AccountId } from '@strokebook/golf/access';
import { and, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { invitationKey, releaseKeys, resumeKey } from '../db/account-keys.ts';
import type { Database, Queryable } from '../db/database.ts';
import { lockAccount } from '../db/hold-account.ts';
import {
  auditEvents,
  circleInvitations,
  deletedRounds,
  emailCodes,
  mediaItems,
  newsItems,
  refreshTokens,
  resumeReports,
  roundRevisions,
  sessions,
  signInChallenges,
} from '../db/schema/index.ts';

/** Max number of rows that one statement finds, so that none takes long or holds many locks. */
const MAX_ROWS = 500;

type Found<Id> = readonly { readonly accountId: AccountId; readonly id: Id }[];

/**
 * Removes found rows account by account, while the account is locked: a deletion of the account, or a writer, never
 * waits for a row in another order. Returns the number of removed rows.
 */
async function removeByAccount<Id>(
  { query }: Database,
  found: Found<Id>,
  remove: (tx: Queryable, accountId: AccountId, ids: Id[]) => Promise<number>,
): Promise<number> {
  let removed = 0;
  for (const [accountId, rows] of Map.groupBy(found, (row) => row.accountId)) {
    removed += await query.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      return remove(
        tx,
        accountId,
        rows.map(({ id }) => id),
      );
    });
  }
  return removed;
}

/** Removes codes of sign-ins that expired before. */
export async function removeOldChallenges({ query }: Database, before: Date): Promise<number> {
  const isOld = lt(signInChallenges.expiresAt, before);
  const found = await query
    .select({ phoneNumber: signInChallenges.phoneNumber })
    .from(signInChallenges)
    .where(isOld)
    .limit(MAX_ROWS);
  // One statement each, so that none holds a lock while it waits for another one.
  for (const { phoneNumber } of found) {
    await query.delete(signInChallenges).where(and(eq(signInChallenges.phoneNumber, phoneNumber), isOld));
  }
  return found.length;
}

export const removeExpiredSessions = (database: Database, before: Date): Promise<number> =>
  removeSessions(database, lt(sessions.expiresAt, before));

export const removeEndedSessions = (database: Database, before: Date): Promise<number> =>
  removeSessions(database, lt(sessions.endedAt, before));

/** With their refresh tokens. */
async function removeSessions(database: Database, isOld: SQL): Promise<number> {
  const found = await database.query
    .select({ accountId: sessions.accountId, id: sessions.sessionId })
    .from(sessions)
    .where(isOld)
    .limit(MAX_ROWS);
  return removeByAccount(database, found, async (tx, accountId, ids) => {
    // Again with the condition, because a session may have been refreshed meanwhile.
    const removed = await tx
      .delete(sessions)
      .where(and(eq(sessions.accountId, accountId), inArray(sessions.sessionId, ids), isOld))
      .returning({ sessionId: sessions.sessionId });
    const removedIds = removed.map(({ sessionId }) => sessionId);
    if (removedIds.length > 0) {
      await tx
        .delete(refreshTokens)
        .where(and(eq(refreshTokens.accountId, accountId), inArray(refreshTokens.sessionId, removedIds)));
    }
    return removed.length;
  });
}

/** Removes refresh tokens that expired before, of sessions that go on with newer ones. */
export async function removeOldTokens(database: Database, before: Date): Promise<number> {
  const { accountId: owner, tokenHash, expiresAt } = refreshTokens;
  const found = await database.query
    .select({ accountId: owner, id: tokenHash })
    .from(refreshTokens)
    .where(lt(expiresAt, before))
    .limit(MAX_ROWS);
  return removeByAccount(database, found, async (tx, accountId, ids) =>
    countOf(await tx.delete(refreshTokens).where(and(eq(owner, accountId), inArray(tokenHash, ids)))),
  );
}

/** Removes lines of trails that were recorded before. */
export async function removeOldTrails(database: Database, before: Date): Promise<number> {
  const { accountId: owner, eventId, occurredAt } = auditEvents;
  const found = await database.query
    .select({ accountId: owner, id: eventId })
    .from(auditEvents)
    .where(lt(occurredAt, before))
    .limit(MAX_ROWS);
  return removeByAccount(database, found, async (tx, accountId, ids) =>
    countOf(await tx.delete(auditEvents).where(and(eq(owner, accountId), inArray(eventId, ids)))),
  );
}

/** Removes codes for email addresses that expired before. */
export async function removeOldEmailCodes(database: Database, before: Date): Promise<number> {
  const isOld = lt(emailCodes.expiresAt, before);
  const found = await database.query
    .select({ accountId: emailCodes.accountId, id: emailCodes.accountId })
    .from(emailCodes)
    .where(isOld)
    .limit(MAX_ROWS);
  return removeByAccount(database, found, async (tx, accountId) =>
    countOf(await tx.delete(emailCodes).where(and(eq(emailCodes.accountId, accountId), isOld))),
  );
}

/** Removes invitations into circles that expired before, with their keys. */
export async function removeOldInvitations(database: Database, before: Date): Promise<number> {
  const { accountId: owner, invitationId, secretHash, expiresAt } = circleInvitations;
  const found = await database.query
    .select({ accountId: owner, id: invitationId })
    .from(circleInvitations)
    .where(lt(expiresAt, before))
    .limit(MAX_ROWS);
  return removeByAccount(database, found, async (tx, accountId, ids) => {
    const removed = await tx
      .delete(circleInvitations)
      .where(and(eq(owner, accountId), inArray(invitationId, ids)))
      .returning({ secretHash });
    const keys = removed.map((row) => invitationKey(row.secretHash));
    await releaseKeys(tx, accountId, keys);
    return removed.length;
  });
}

/** Removes links to resumes that expired before, with their keys. */
export async function removeOldResumeLinks(database: Database, before: Date): Promise<number> {
  const { accountId: owner, hash, expiresAt } = resumeReports;
  const found = await database.query
    .select({ accountId: owner, id: hash })
    .from(resumeReports)
    .where(lt(expiresAt, before))
    .limit(MAX_ROWS);
  return removeByAccount(database, found, async (tx, accountId, ids) => {
    const removed = await tx
      .delete(resumeReports)
      .where(and(eq(owner, accountId), inArray(hash, ids)))
      .returning({ hash });
    const keys = removed.map((row) => resumeKey(row.hash));
    await releaseKeys(tx, accountId, keys);
    return removed.length;
  });
}

/** Removes rounds that were deleted before, with their revisions. */
export async function removeDeletedRounds(database: Database, before: Date): Promise<number> {
  const { accountId: owner, roundId, deletedAt } = deletedRounds;
  const isOld = lte(deletedAt, before);
  const found = await database.query
    .select({ accountId: owner, id: roundId })
    .from(deletedRounds)
    .where(isOld)
    .limit(MAX_ROWS);
  return removeByAccount(database, found, async (tx, accountId, ids) => {
    // Again with the condition, because a round may have been restored, or stored and deleted again, meanwhile.
    const removed = await tx
      .delete(deletedRounds)
      .where(and(eq(owner, accountId), inArray(roundId, ids), isOld))
      .returning({ roundId });
    const removedIds = removed.map((row) => row.roundId);
    if (removedIds.length > 0) {
      await tx
        .delete(roundRevisions)
        .where(and(eq(roundRevisions.accountId, accountId), inArray(roundRevisions.roundId, removedIds)));
    }
    return removed.length;
  });
}

/**
 * Accounts with pictures of news that were uploaded between two times and that no story shows. Older ones were looked at
 * when they were as old as these.
 */
export async function findAccountsWithUnusedPictures(
  { query }: Database,
  after: Date,
  before: Date,
): Promise<readonly AccountId[]> {
  const rows = await query
    .selectDistinct({ accountId: mediaItems.accountId })
    .from(mediaItems)
    .where(
      and(
        eq(mediaItems.use, 'news'),
        gte(mediaItems.createdAt, after),
        lte(mediaItems.createdAt, before),
        sql`NOT EXISTS (SELECT FROM ${newsItems} n WHERE n.account_id = ${mediaItems.accountId}
          AND (n.attachments ->> 'coverMediaId' = ${mediaItems.mediaId}
            OR n.attachments -> 'imageMediaIds' @> to_jsonb(${mediaItems.mediaId})))`,
      ),
    )
    .limit(MAX_ROWS);
  return rows.map(({ accountId }) => accountId);
}

const countOf = ({ rowCount }: { readonly rowCount: number | null }): number => rowCount ?? 0;
