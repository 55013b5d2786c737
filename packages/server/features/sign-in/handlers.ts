import type { Session } from '@strokebook/contract';
import { toPublicAccount } from '../../db/public-account.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { IdTokens } from './id-tokens.ts';
import { type ChallengeDeps, redeemCode, resendChallenge, startChallenge } from './phone-challenge.ts';
import { findAccount } from './queries.ts';
import { closeSession, type OpenedSession, openSession, rotateSession } from './refresh-session.ts';
import { signInRules } from './rules.ts';

const REFRESH_COOKIE = 'refreshToken';
const cookieOptions = { path: '/api/auth', maxAgeSeconds: signInRules.refreshTokenLifetime / 1_000 };

type SignInRouteId =
  | 'startPhoneSignIn'
  | 'resendCode'
  | 'verifyCode'
  | 'refreshSession'
  | 'signOut'
  | 'getActiveAccount';

export function createSignInHandlers(deps: ChallengeDeps, idTokens: IdTokens): Pick<Handlers, SignInRouteId> {
  const answer = async (session: OpenedSession, context: RequestContext): Promise<Session> => {
    context.setCookie(REFRESH_COOKIE, session.refreshToken, cookieOptions);
    return { ...(await idTokens.create(session.accountId)), accountId: session.accountId };
  };
  return {
    startPhoneSignIn: ({ body }, { clientAddress }) => startChallenge(deps, body.phoneNumber, clientAddress),
    resendCode: ({ body }, { clientAddress }) => resendChallenge(deps, body.phoneNumber, clientAddress),
    verifyCode: async ({ body }, context) => {
      const accountId = await redeemCode(deps, body.phoneNumber, body.code, context.clientAddress);
      return answer(await openSession(deps, accountId), context);
    },
    refreshSession: async (_input, context) =>
      answer(await rotateSession(deps, context.cookie(REFRESH_COOKIE)), context),
    signOut: async (_input, context) => {
      await closeSession(deps, context.cookie(REFRESH_COOKIE));
      context.setCookie(REFRESH_COOKIE, null, cookieOptions);
      return { status: 'SUCCESS' };
    },
    getActiveAccount: async (_input, { viewerId }) => {
      const row = viewerId === null ? null : await findAccount(deps.database.query, viewerId);
      if (row === null) throw new RequestError('NotAuthorizedException');
      return {
        ...toPublicAccount(row),
        accountEmail: row.email,
        isProductManager: row.isProductManager,
        defaultHoleCount: row.defaultHoleCount === 9 || row.defaultHoleCount === 18 ? row.defaultHoleCount : null,
      };
    },
  };
}
