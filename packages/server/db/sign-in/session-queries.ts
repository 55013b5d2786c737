import type { AccountId } from '@strokebook/golf/access';
import { and, asc, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { accounts, auditEvents, refreshTokens, sessions } from '../schema/index.ts';

export type StoredSession = typeof sessions.$inferSelect;
export type RefreshToken = typeof refreshTokens.$inferSelect;

const isSession = (accountId: AccountId, sessionId: string) =>
  and(eq(sessions.accountId, accountId), eq(sessions.sessionId, sessionId));

const isToken = (accountId: AccountId, tokenHash: string) =>
  and(eq(refreshTokens.accountId, accountId), eq(refreshTokens.tokenHash, tokenHash));

export async function storeSession(query: Queryable, session: StoredSession): Promise<void> {
  await query.insert(sessions).values(session);
}

export async function storeRefreshToken(
  query: Queryable,
  token: Pick<RefreshToken, 'accountId' | 'tokenHash' | 'sessionId' | 'expiresAt'>,
): Promise<void> {
  await query.insert(refreshTokens).values(token);
}

/** A session that has not ended, locked until the transaction ends. */
export async function lockSession(
  query: Queryable,
  accountId: AccountId,
  sessionId: string,
): Promise<StoredSession | null> {
  const [row] = await query
    .select()
    .from(sessions)
    .where(and(isSession(accountId, sessionId), isNull(sessions.endedAt)))
    .for('update');
  return row ?? null;
}

/** Locks a token, so that no other transaction rotates it. */
export async function lockRefreshToken(
  query: Queryable,
  accountId: AccountId,
  tokenHash: string,
): Promise<RefreshToken | null> {
  const [row] = await query.select().from(refreshTokens).where(isToken(accountId, tokenHash)).for('update');
  return row ?? null;
}

/** Whether a token is the latest one of an open session of the number's account. */
export async function hasLiveToken(
  query: Queryable,
  { accountId, tokenHash }: Pick<RefreshToken, 'accountId' | 'tokenHash'>,
  phoneNumber: string,
  now: Date,
): Promise<boolean> {
  const isSessionOfToken = and(
    eq(sessions.accountId, refreshTokens.accountId),
    eq(sessions.sessionId, refreshTokens.sessionId),
    isNull(sessions.endedAt),
  );
  const rows = await query
    .select({ accountId: accounts.accountId })
    .from(refreshTokens)
    .innerJoin(sessions, isSessionOfToken)
    .innerJoin(accounts, eq(accounts.accountId, refreshTokens.accountId))
    .where(
      and(
        isToken(accountId, tokenHash),
        isNull(refreshTokens.rotatedAt),
        isNull(refreshTokens.revokedAt),
        gt(refreshTokens.expiresAt, now),
        eq(accounts.phoneNumber, phoneNumber),
      ),
    );
  return rows.length === 1;
}

/** Marks a token as exchanged for another one. */
export async function markRotated(
  query: Queryable,
  { accountId, tokenHash }: RefreshToken,
  rotation: { readonly rotatedAt: Date; readonly replacedBy: string; readonly attemptHash: string | null },
): Promise<void> {
  await query.update(refreshTokens).set(rotation).where(isToken(accountId, tokenHash));
}

/** Revokes a token that never reached the browser; false if it has been used. */
export async function revokeUnusedToken(
  query: Queryable,
  accountId: AccountId,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await query
    .update(refreshTokens)
    .set({ revokedAt: now })
    .where(and(isToken(accountId, tokenHash), isNull(refreshTokens.rotatedAt), isNull(refreshTokens.revokedAt)))
    .returning({ tokenHash: refreshTokens.tokenHash });
  return rows.length === 1;
}

export async function touchSession(
  query: Queryable,
  { accountId, sessionId }: StoredSession,
  times: { readonly lastUsedAt: Date; readonly expiresAt: Date },
): Promise<void> {
  await query.update(sessions).set(times).where(isSession(accountId, sessionId));
}

/** Marks a session as confirmed; false if it has ended. */
export async function confirmSession(
  query: Queryable,
  accountId: AccountId,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  return updateOpenSession(query, { accountId, sessionId }, { confirmedAt: now });
}

/** Ends a session: none of its tokens works any more. False if it had ended before. */
export async function endSession(
  query: Queryable,
  accountId: AccountId,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  return updateOpenSession(query, { accountId, sessionId }, { endedAt: now });
}

/** False if the session has ended or does not exist. */
async function updateOpenSession(
  query: Queryable,
  { accountId, sessionId }: Pick<StoredSession, 'accountId' | 'sessionId'>,
  changes: { readonly confirmedAt: Date } | { readonly endedAt: Date },
): Promise<boolean> {
  const rows = await query
    .update(sessions)
    .set(changes)
    .where(and(isSession(accountId, sessionId), isNull(sessions.endedAt)))
    .returning({ sessionId: sessions.sessionId });
  return rows.length === 1;
}

/** Ends all sessions of an account, or all but one. False if there was none. */
export async function endSessions(
  query: Queryable,
  accountId: AccountId,
  now: Date,
  except: string | null = null,
): Promise<boolean> {
  const rows = await query
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNull(sessions.endedAt),
        except === null ? undefined : ne(sessions.sessionId, except),
      ),
    )
    .returning({ sessionId: sessions.sessionId });
  return rows.length > 0;
}

/** Open sessions of an account, the latest used first. */
export async function listSessions(
  query: Queryable,
  accountId: AccountId,
  now: Date,
): Promise<readonly StoredSession[]> {
  return query
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), asc(sessions.sessionId));
}

/** The trail of an account before an event, newest first. */
export async function listAudit(query: Queryable, accountId: AccountId, before: number | undefined, limit: number) {
  return query
    .select()
    .from(auditEvents)
    .where(
      and(eq(auditEvents.accountId, accountId), before === undefined ? undefined : lt(auditEvents.eventId, before)),
    )
    .orderBy(desc(auditEvents.eventId))
    .limit(limit);
}
