import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database, Queryable } from '../../db/database.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  deleteExpired,
  lockRefreshToken,
  markRotated,
  type RefreshToken,
  revokeFamily,
  storeRefreshToken,
} from './queries.ts';
import { signInRules } from './rules.ts';

/** A session as the browser holds it: the refresh token goes into a cookie. */
export type OpenedSession = { readonly accountId: number; readonly refreshToken: string };

type Deps = { readonly database: Database; readonly clock: Clock };

/** Begins a session with a token family of its own. */
export async function openSession({ database, clock }: Deps, accountId: number): Promise<OpenedSession> {
  await deleteExpired(database.query, accountId, clock.now());
  return addToken(database.query, clock, accountId, randomUUID());
}

/**
 * Exchanges a refresh token for the next one of its family. A token that was exchanged before is stolen, or a second
 * tab's: within a short grace it is exchanged again, later its whole family ends.
 *
 * @throws RequestError NotAuthorizedException
 */
export async function rotateSession({ database, clock }: Deps, refreshToken: string | null): Promise<OpenedSession> {
  const token = splitToken(refreshToken);
  if (token === null) throw new RequestError('NotAuthorizedException');
  const next = await database.query.transaction(async (tx) => {
    const now = clock.now();
    const stored = await lockRefreshToken(tx, token.accountId, token.tokenHash);
    if (stored === null || stored.revokedAt !== null || stored.expiresAt <= now) return null;
    if (stored.rotatedAt !== null && now.getTime() - stored.rotatedAt.getTime() > signInRules.rotationGrace) {
      await revokeFamily(tx, stored, now);
      return null;
    }
    if (stored.rotatedAt === null) await markRotated(tx, stored, now);
    return addToken(tx, clock, stored.accountId, stored.familyId);
  });
  if (next === null) throw new RequestError('NotAuthorizedException');
  return next;
}

/** Ends the session of a refresh token; an unknown token changes nothing. */
export async function closeSession({ database, clock }: Deps, refreshToken: string | null): Promise<void> {
  const token = splitToken(refreshToken);
  if (token === null) return;
  await database.query.transaction(async (tx) => {
    const stored: RefreshToken | null = await lockRefreshToken(tx, token.accountId, token.tokenHash);
    if (stored !== null) await revokeFamily(tx, stored, clock.now());
  });
}

async function addToken(query: Queryable, clock: Clock, accountId: number, familyId: string): Promise<OpenedSession> {
  const refreshToken = `${accountId}.${randomBytes(32).toString('base64url')}`;
  const expiresAt = new Date(clock.now().getTime() + signInRules.refreshTokenLifetime);
  await storeRefreshToken(query, { accountId, tokenHash: hashToken(refreshToken), familyId, expiresAt });
  return { accountId, refreshToken };
}

/** 256 random bits need no slow hash. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

function splitToken(token: string | null): { readonly accountId: number; readonly tokenHash: string } | null {
  const accountId = /^(\d{1,9})\.[\w-]{43}$/.exec(token ?? '')?.[1];
  return token === null || accountId === undefined
    ? null
    : { accountId: Number(accountId), tokenHash: hashToken(token) };
}
