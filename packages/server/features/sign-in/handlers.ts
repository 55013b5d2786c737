import { randomBytes } from 'node:crypto';
import type { Session } from '@strokebook/contract';
import { findAccountByKey, phoneNumberKey } from '../../db/accounts/account-keys.ts';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import type { Queryable } from '../../db/database.ts';
import { toActiveAccount } from '../../db/accounts/public-account.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { refreshCookie } from '../../http/refresh-cookie.ts';
import { RequestError } from '../../http/request-error.ts';
import { findOrCreateAccount } from './challenge-queries.ts';
import type { IdTokens } from './id-tokens.ts';
import { checkPassword } from './password.ts';
import type { Services } from '../../services.ts';
import { findPasswordHash } from './password-queries.ts';
import { type ChallengeDeps, redeemCode, resendChallenge, startChallenge } from './phone-challenge.ts';
import { signInRules } from './rules.ts';
import { closeSession, isKnownDevice, type OpenedSession, openSession, rotateSession } from './sessions.ts';
import type { Caller } from './tries.ts';

const cookieOptions = { path: refreshCookie.path, maxAgeSeconds: signInRules.sessionLifetime / 1_000 };

export function createSignInHandlers(deps: ChallengeDeps & Pick<Services, 'tokens'> & { readonly idTokens: IdTokens }) {
  const { database, clock, idTokens, tokens } = deps;
  const answer = async (session: OpenedSession, context: RequestContext): Promise<Session> => {
    context.setCookie(refreshCookie.name, session.refreshToken, cookieOptions);
    return { ...(await idTokens.create(session)), accountId: session.accountId };
  };
  const callerOf = ({ origin, cookie }: RequestContext): Caller => ({
    origin,
    isKnownTo: (phoneNumber) => isKnownDevice(deps, cookie(refreshCookie.name), phoneNumber),
  });
  return {
    startPhoneSignIn: ({ body }, context) => startChallenge(deps, body.phoneNumber, callerOf(context)),
    resendCode: ({ body }, context) => resendChallenge(deps, body.phoneNumber, callerOf(context)),
    verifyCode: async ({ body }, context) => {
      const { origin } = context;
      const phoneNumber = await redeemCode(deps, body.phoneNumber, body.code, callerOf(context));
      const username = `player-${randomBytes(5).toString('hex')}`;
      const accountId = await database.query.transaction(async (tx) => {
        const { accountId: id, isNew } = await findOrCreateAccount(tx, phoneNumber, username);
        if (isNew) await recordAuditEvent(tx, id, { kind: 'accountCreated', at: clock.now(), origin });
        return id;
      });
      // The number may have been given to another account since the code was checked.
      const isStillValid = async (tx: Queryable) =>
        (await findAccountByKey(tx, phoneNumberKey(phoneNumber))) === accountId;
      return answer(await openSession(deps, accountId, 'code', origin, isStillValid), context);
    },
    signInWithPassword: async ({ body }, context) => {
      const { origin } = context;
      const caller = callerOf(context);
      const { accountId, passwordHash } = await checkPassword(deps, body.phoneNumber, body.password, caller);
      const isStillValid = async (tx: Queryable) => (await findPasswordHash(tx, accountId)) === passwordHash;
      return answer(await openSession(deps, accountId, 'password', origin, isStillValid), context);
    },
    refreshSession: async ({ body }, context) => {
      const cookie = context.cookie(refreshCookie.name);
      return answer(await rotateSession(deps, cookie, body?.attempt ?? null, context.origin), context);
    },
    signOut: async (_input, context) => {
      await closeSession(deps, context.cookie(refreshCookie.name), context.origin);
      context.setCookie(refreshCookie.name, null, cookieOptions);
      return { status: 'SUCCESS' };
    },
    getActiveAccount: async (_input, { signedIn }) => {
      const row = await findAccount(database.query, signedIn.accountId);
      if (row === null) throw new RequestError('NotAuthorizedException');
      return toActiveAccount(database.query, row, tokens);
    },
  } satisfies Partial<Handlers>;
}
