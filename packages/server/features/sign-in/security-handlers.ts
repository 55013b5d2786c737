import type { AccountId } from '@strokebook/golf/access';
import type { AuditKind, SignedInDevice } from '@strokebook/contract';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import type { TokenHolder } from '../../db/accounts/access-queries.ts';
import { isConfirmed } from '../../db/sign-in/session-confirmation-queries.ts';
import type { Queryable } from '../../db/database.ts';
import { signInCounterKeys } from '../../db/sign-in/sign-in-counter-keys.ts';
import { limitTries } from '../../http/limit-tries.ts';
import { changeOwnAccount } from '../../http/change-account.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { changePassword } from './password.ts';
import { findPasswordHash } from './password-queries.ts';
import { changePhone, phoneChangeOf } from './phone-change.ts';
import { forgetPhoneChange } from './phone-change-queries.ts';
import { signInRules } from './rules.ts';
import { type ChallengeDeps, redeemCode, startChallenge } from './phone-challenge.ts';
import { canonicalNumber, maskNumber } from '../../http/phone-number.ts';
import {
  confirmSession,
  endSession,
  endSessions,
  listAudit,
  listSessions,
  type StoredSession,
} from '../../db/sign-in/session-queries.ts';
import type { Caller } from './tries.ts';

/** Password, sessions and activity of the signed-in account. */
export function createSecurityHandlers(deps: ChallengeDeps) {
  const { database, clock } = deps;

  const securityOf = async (holder: TokenHolder) => {
    const account = await findAccount(database.query, holder.accountId);
    const devices = await listSessions(database.query, holder.accountId, clock.now());
    return {
      maskedPhone: account?.phoneNumber == null ? null : maskNumber(account.phoneNumber),
      hasPassword: (await findPasswordHash(database.query, holder.accountId)) !== null,
      isConfirmed: await isConfirmed(database.query, holder, clock.now()),
      phoneChange: account === null ? null : shownChange(account),
      devices: devices.map((session) => toDevice(session, holder)),
    };
  };

  const shownChange = (account: Parameters<typeof phoneChangeOf>[0]) => {
    const change = phoneChangeOf(account, clock.now());
    if (change === null) return null;
    const { phoneNumber, from, isAllowed } = change;
    return { maskedPhone: maskNumber(phoneNumber), allowedFrom: from.toISOString(), isAllowed };
  };

  /** A device with a session here enters the code of its own account; a token of another issuer proves less. */
  const callerOf = ({ signedIn, origin }: RequestContext): Caller => ({
    origin,
    isKnownTo: async () => signedIn.sessionId !== null,
  });

  /** @throws RequestError InvalidParameterException for an account without a phone, which cannot receive a code. */
  const ownNumber = async (accountId: AccountId): Promise<string> => {
    const account = await findAccount(database.query, accountId);
    if (account?.phoneNumber == null) throw new RequestError('InvalidParameterException');
    return account.phoneNumber;
  };

  /** Runs a change of the session's account in one transaction with its trail; records nothing if nothing changed. */
  const doAs = (
    { signedIn, origin }: RequestContext,
    kind: AuditKind,
    work: (tx: Queryable, now: Date) => Promise<boolean>,
  ): Promise<void> =>
    changeOwnAccount(database.query, signedIn, async (tx) => {
      const at = clock.now();
      if (await work(tx, at)) await recordAuditEvent(tx, signedIn.accountId, { kind, at, origin });
    });

  return {
    getSecurity: (_input, { signedIn }) => securityOf(signedIn),
    sendConfirmationCode: async (_input, context) =>
      startChallenge(deps, await ownNumber(context.signedIn.accountId), callerOf(context)),
    confirmIdentity: async ({ body }, context) => {
      const { accountId, sessionId } = context.signedIn;
      await redeemCode(deps, await ownNumber(accountId), body.code, callerOf(context));
      // A token of another issuer has no session here that could be confirmed.
      if (sessionId === null) throw new RequestError('NotAuthorizedException');
      await doAs(context, 'identityConfirmed', (tx, now) => confirmSession(tx, accountId, sessionId, now));
      return securityOf(context.signedIn);
    },
    startPhoneChange: async ({ body }, { signedIn, origin }) => {
      const { accountId } = signedIn;
      const phoneNumber = canonicalNumber(body.phoneNumber);
      const account = await findAccount(database.query, accountId);
      if (account?.phoneNumber === phoneNumber) throw new RequestError('PHONE_NUMBER_OWN');
      const key = signInCounterKeys.phoneChangesOfAccount(accountId);
      await limitTries(deps, key, { max: signInRules.maxPhoneChanges });
      return startChallenge(deps, phoneNumber, { origin, isKnownTo: async () => false });
    },
    changePhoneNumber: async ({ body }, { signedIn, origin }) => {
      // A device of this account is a stranger to the new number.
      await changePhone(deps, signedIn, body, { origin, isKnownTo: async () => false });
      return securityOf(signedIn);
    },
    withdrawPhoneChange: async (_input, context) => {
      const { accountId } = context.signedIn;
      await doAs(context, 'phoneNumberWithdrawn', async (tx, now) => {
        const account = await findAccount(tx, accountId);
        if (account === null || phoneChangeOf(account, now) === null) return false;
        await forgetPhoneChange(tx, accountId);
        return true;
      });
      return securityOf(context.signedIn);
    },
    setPassword: async ({ body }, { signedIn, origin }) => {
      await changePassword(deps, signedIn, body, origin);
      return securityOf(signedIn);
    },
    endSession: async ({ params }, context) => {
      const { accountId } = context.signedIn;
      await doAs(context, 'deviceSignedOut', (tx, now) => endSession(tx, accountId, params.sessionId, now));
      return securityOf(context.signedIn);
    },
    signOutEverywhere: async (_input, context) => {
      const { accountId } = context.signedIn;
      await doAs(context, 'signedOutEverywhere', (tx, now) => endSessions(tx, accountId, now));
      return { status: 'SUCCESS' };
    },
    listAuditEvents: async ({ query: { limit, before } }, { signedIn }) => {
      const found = await listAudit(database.query, signedIn.accountId, before, limit + 1);
      const events = found
        .slice(0, limit)
        .map(({ occurredAt, ...event }) => ({ ...event, occurredAt: occurredAt.toISOString() }));
      return { events, nextBefore: found.length > limit ? (events.at(-1)?.eventId ?? null) : null };
    },
  } satisfies Partial<Handlers>;
}

function toDevice(session: StoredSession, holder: TokenHolder): SignedInDevice {
  const { sessionId, method, device, address } = session;
  return {
    sessionId,
    method,
    device,
    address,
    startedAt: session.startedAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    isCurrent: sessionId === holder.sessionId,
  };
}
