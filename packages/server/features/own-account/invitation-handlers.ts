import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { MAX_CIRCLE_MEMBERS, INVITATION_DAYS, MAX_INVITATIONS } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { findAccount } from '../../db/account-queries.ts';
import { recordAuditEvent } from '../../db/audit-queries.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { lockAccount, lockOwnAccount } from '../../db/hold-account.ts';
import { signInCounterKeys } from '../../db/sign-in-counter-keys.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { limitTries } from '../../limit-tries.ts';
import type { Clock } from '../../ports/clock.ts';
import { findInvitation, listInvitations, removeInvitation, storeInvitation } from './invitation-queries.ts';
import { storeCircle } from './queries.ts';

/** 256 bits: nobody guesses it. */
const SECRET_BYTES = 32;
const DAY = 24 * 60 * 60_000;
/** Invitations made, read and accepted by one account; a family or a staff is invited in one evening. */
const MAX_TRIES_PER_HOUR = 60;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Links by which a player lets somebody into the circle: each for one person, for seven days (ACCESS-O10). */
export function createInvitationHandlers(database: Database, clock: Clock) {
  const { query } = database;
  const limit = (accountId: AccountId) =>
    limitTries({ database, clock }, signInCounterKeys.invitationsOfAccount(accountId), {
      max: MAX_TRIES_PER_HOUR,
      refusal: 'TOO_MANY_REQUESTS',
    });
  const openOf = async (tx: Queryable, accountId: AccountId) => {
    const found = await listInvitations(tx, accountId, clock.now());
    return found.map(({ invitationId, createdAt, expiresAt }) => ({
      invitationId,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }));
  };
  return {
    listCircleInvitations: async (_input, { signedIn }) => ({ invitations: await openOf(query, signedIn.accountId) }),
    createCircleInvitation: async (_input, { signedIn }) => {
      await limit(signedIn.accountId);
      return query.transaction(async (tx) => {
        const account = await lockOwnAccount(tx, signedIn);
        if (account === null) throw new RequestError('NotAuthorizedException');
        const { accountId } = account;
        const open = await openOf(tx, accountId);
        if (open.length >= MAX_INVITATIONS) throw new RequestError('INVITATIONS_FULL');
        const secret = randomBytes(SECRET_BYTES).toString('base64url');
        const createdAt = clock.now();
        const expiresAt = new Date(createdAt.getTime() + INVITATION_DAYS * DAY);
        await storeInvitation(tx, {
          ...{ accountId, invitationId: randomUUID(), secretHash: hashOf(secret), createdAt, expiresAt },
        });
        return { secret, invitations: await openOf(tx, accountId) };
      });
    },
    withdrawCircleInvitation: ({ params: { invitationId } }, { signedIn }) =>
      query.transaction(async (tx) => {
        if ((await lockOwnAccount(tx, signedIn)) === null) throw new RequestError('NotAuthorizedException');
        await removeInvitation(tx, signedIn.accountId, invitationId);
        return { invitations: await openOf(tx, signedIn.accountId) };
      }),
    readCircleInvitation: async ({ body }, { signedIn }) => {
      await limit(signedIn.accountId);
      const found = await findInvitation(query, hashOf(body.secret), clock.now());
      if (found === null) throw new RequestError('INVITATION_NOT_FOUND');
      return { fullName: fullName(found) };
    },
    acceptCircleInvitation: async ({ body }, { signedIn, origin }) => {
      const { accountId: memberId } = signedIn;
      await limit(memberId);
      const found = await findInvitation(query, hashOf(body.secret), clock.now());
      if (found === null || found.accountId === memberId) throw new RequestError('INVITATION_NOT_FOUND');
      return query.transaction(async (tx) => {
        // In the order of their ids, so that two people who accept each other's invitations do not deadlock.
        const isFirst = found.accountId < memberId;
        const before = isFirst ? await lockAccount(tx, found.accountId) : null;
        if ((await lockOwnAccount(tx, signedIn)) === null) throw new RequestError('NotAuthorizedException');
        const owner = isFirst ? before : await lockAccount(tx, found.accountId);
        if (owner === null || !(await removeInvitation(tx, owner.accountId, found.invitationId))) {
          throw new RequestError('INVITATION_NOT_FOUND');
        }
        const ids = owner.subCircleAccountIds;
        if (!ids.includes(memberId)) {
          if (ids.length >= MAX_CIRCLE_MEMBERS) throw new RequestError('CIRCLE_FULL');
          await storeCircle(tx, owner.accountId, [...ids, memberId]);
          await incrementDataVersion(tx, owner.accountId);
          const member = await findAccount(tx, memberId);
          await recordAuditEvent(tx, owner.accountId, {
            ...{ kind: 'circleMemberAdded', at: clock.now(), origin },
            details: { username: member?.username ?? null, accountId: memberId },
          });
        }
        return { username: owner.username };
      });
    },
  } satisfies Partial<Handlers>;
}
