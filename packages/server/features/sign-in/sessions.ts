import { accountIdOf, type AccountId } from '@strokebook/golf/access';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Origin, recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import type { Queryable } from '../../db/database.ts';
import { holdAccount } from '../../db/accounts/hold-account.ts';
import { RequestError } from '../../http/request-error.ts';
import { signInRules } from './rules.ts';
import {
  endSession,
  hasLiveToken,
  lockRefreshToken,
  lockSession,
  markRotated,
  type RefreshToken,
  revokeUnusedToken,
  type StoredSession,
  storeRefreshToken,
  storeSession,
  touchSession,
} from '../../db/sign-in/session-queries.ts';
import type { Services } from '../../services.ts';

/** A session for the browser: the refresh token becomes a cookie. */
export type OpenedSession = {
  readonly accountId: AccountId;
  readonly sessionId: string;
  readonly refreshToken: string;
};

export type SessionDeps = Pick<Services, 'database' | 'clock'>;

/**
 * Opens a session; one opened by a code counts as confirmed for a while.
 *
 * @param isStillValid called while the account is locked, because the caller's credentials may have changed meanwhile.
 * @throws RequestError NotAuthorizedException if they have, or the account was deleted
 */
export async function openSession(
  { database, clock }: SessionDeps,
  accountId: AccountId,
  method: StoredSession['method'],
  origin: Origin,
  isStillValid: (query: Queryable) => Promise<boolean> = async () => true,
): Promise<OpenedSession> {
  const now = clock.now();
  return database.query.transaction(async (tx) => {
    const isHeld = await holdAccount(tx, accountId);
    if (!isHeld || !(await isStillValid(tx))) throw new RequestError('NotAuthorizedException');
    const session: StoredSession = {
      accountId,
      sessionId: randomUUID(),
      method,
      startedAt: now,
      lastUsedAt: now,
      confirmedAt: method === 'code' ? now : null,
      endedAt: null,
      expiresAt: sessionEnd(now),
      ...origin,
    };
    await storeSession(tx, session);
    await recordAuditEvent(tx, accountId, { kind: 'signedIn', at: now, origin, details: { method } });
    return (await addToken(tx, session, now)).opened;
  });
}

/**
 * Exchanges a refresh token for the next one of its session. A token that is used twice counts as stolen, and its
 * session ends; except for the browser that exchanged it and lost the answer: the token that it was given is unused,
 * and it knows the secret that it sent along.
 *
 * @param attempt the browser's secret, see `RotationAttempt`. @throws RequestError NotAuthorizedException
 */
export async function rotateSession(
  { database, clock }: SessionDeps,
  refreshToken: string | null,
  attempt: string | null,
  origin: Origin,
): Promise<OpenedSession> {
  const token = splitToken(refreshToken);
  if (token === null) throw new RequestError('NotAuthorizedException');
  const attemptHash = attempt === null ? null : hashToken(attempt);
  const now = clock.now();
  const opened = await database.query.transaction(async (tx) => {
    if (!(await holdAccount(tx, token.accountId))) return null;
    const stored = await lockRefreshToken(tx, token.accountId, token.tokenHash);
    if (stored === null) return null;
    const session = await lockSession(tx, stored.accountId, stored.sessionId);
    if (session === null || stored.expiresAt <= now) return null;
    const isFirstTime = stored.rotatedAt === null && stored.revokedAt === null;
    if (!isFirstTime && !(await isLostAnswer(tx, stored, attemptHash, now))) {
      await endSession(tx, session.accountId, session.sessionId, now);
      await recordAuditEvent(tx, session.accountId, { kind: 'stolenTokenRefused', at: now, origin });
      return null;
    }
    const next = await addToken(tx, session, now);
    await markRotated(tx, stored, { rotatedAt: now, replacedBy: next.tokenHash, attemptHash });
    await touchSession(tx, session, { lastUsedAt: now, expiresAt: sessionEnd(now) });
    return next.opened;
  });
  if (opened === null) throw new RequestError('NotAuthorizedException');
  return opened;
}

/** Ends the session of a refresh token; ignores an unknown token. */
export async function closeSession(
  { database, clock }: SessionDeps,
  refreshToken: string | null,
  origin: Origin,
): Promise<void> {
  const token = splitToken(refreshToken);
  if (token === null) return;
  await database.query.transaction(async (tx) => {
    if (!(await holdAccount(tx, token.accountId))) return;
    const now = clock.now();
    const stored = await lockRefreshToken(tx, token.accountId, token.tokenHash);
    if (stored === null || !(await endSession(tx, stored.accountId, stored.sessionId, now))) return;
    await recordAuditEvent(tx, stored.accountId, { kind: 'signedOut', at: now, origin });
  });
}

/** Whether a refresh token belongs to an open session of the number's account. */
export async function isKnownDevice(
  { database, clock }: SessionDeps,
  refreshToken: string | null,
  phoneNumber: string,
): Promise<boolean> {
  const token = splitToken(refreshToken);
  return token !== null && hasLiveToken(database.query, token, phoneNumber, clock.now());
}

async function isLostAnswer(
  query: Queryable,
  { accountId, replacedBy, ...stored }: RefreshToken,
  attemptHash: string | null,
  now: Date,
): Promise<boolean> {
  if (replacedBy === null || stored.revokedAt !== null) return false;
  if (attemptHash === null || attemptHash !== stored.attemptHash) return false;
  return revokeUnusedToken(query, accountId, replacedBy, now);
}

const sessionEnd = (now: Date): Date => new Date(now.getTime() + signInRules.sessionLifetime);

async function addToken(
  query: Queryable,
  { accountId, sessionId }: StoredSession,
  now: Date,
): Promise<{ readonly opened: OpenedSession; readonly tokenHash: string }> {
  const refreshToken = `${accountId}.${randomBytes(32).toString('base64url')}`;
  const tokenHash = hashToken(refreshToken);
  await storeRefreshToken(query, { accountId, tokenHash, sessionId, expiresAt: sessionEnd(now) });
  return { opened: { accountId, sessionId, refreshToken }, tokenHash };
}

/** 256 random bits need no slow hash. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

function splitToken(token: string | null): { readonly accountId: AccountId; readonly tokenHash: string } | null {
  const accountId = /^(\d{1,9})\.[\w-]{43}$/.exec(token ?? '')?.[1];
  return token === null || accountId === undefined
    ? null
    : { accountId: accountIdOf(Number(accountId)), tokenHash: hashToken(token) };
}
