import { randomUUID } from 'node:crypto';
import { type CircleInvitation, INVITATION_DAYS, MAX_CIRCLE_MEMBERS, MAX_INVITATIONS } from '@strokebook/contract';
import { type AccountId, canOpenProfile, isAdult, isMember, membersOf } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { findKnown } from '../../db/accounts/known-people.ts';
import { loadAccessByUsername } from '../../db/accounts/access-queries.ts';
import { recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import type { Queryable } from '../../db/database.ts';
import { lockAccount, lockOwnAndOther } from '../../db/accounts/hold-account.ts';
import type { circleInvitations } from '../../db/schema/index.ts';
import { removeInvitationNotices, tell } from '../../db/notices/tell.ts';
import { signInCounterKeys } from '../../db/sign-in/sign-in-counter-keys.ts';
import { createGuarding } from '../../guarding/guarding.ts';
import { changeOwnAccount } from '../../http/change-account.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { networkOf } from '../../http/network.ts';
import { limitTries } from '../../http/limit-tries.ts';
import { joinCircle } from './circle.ts';
import {
  findInvitation,
  listInvitations,
  removeInvitation,
  storeInvitation,
  hashOfInvitation,
} from '../../db/accounts/invitation-queries.ts';
import { findMembers } from './queries.ts';
import { newLinkSecret } from '../../lib/link-secret.ts';
import type { Services } from '../../services.ts';

const DAY = 24 * 60 * 60_000;
/** Invitations made and accepted by one account; a family or a staff is invited in one evening. */
const MAX_TRIES_PER_HOUR = 60;

/** Invitations read from one network: a squad opens its links in one clubhouse, some of them twice. */
const MAX_READS_PER_HOUR = 120;

/**
 * Invitations by which a player lets somebody into the circle: each for one person, for seven days, by a link or to an
 * account (ACCESS-O10, ACCESS-O61).
 */
export function createInvitationHandlers(services: Pick<Services, 'database' | 'query' | 'clock'>) {
  const { database, query, clock } = services;
  const guarding = createGuarding(services);
  const limit = (accountId: AccountId) =>
    limitTries({ database, clock }, signInCounterKeys.invitationsOfAccount(accountId), {
      max: MAX_TRIES_PER_HOUR,
      refusal: 'TOO_MANY_REQUESTS',
    });
  const openOf = async (tx: Queryable, accountId: AccountId): Promise<CircleInvitation[]> => {
    const found = await listInvitations(tx, accountId, clock.now());
    const invited = await findMembers(
      tx,
      found.flatMap(({ memberId }) => memberId ?? []),
    );
    return found.map(({ invitationId, createdAt, expiresAt, memberId, declinedAt, isForGuardian, level }) => {
      const member = invited.find(({ accountId: id }) => id === memberId);
      return {
        invitationId,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        invited: member === undefined ? null : { username: member.username, fullName: fullName(member) },
        isDeclined: declinedAt !== null,
        isForGuardian,
        level,
      };
    });
  };
  /** Stores an invitation of a locked account, and returns the secret of its link. */
  const invite = async (
    tx: Queryable,
    accountId: AccountId,
    to: Pick<typeof circleInvitations.$inferSelect, 'memberId' | 'isForGuardian' | 'level'>,
  ): Promise<string> => {
    if ((await listInvitations(tx, accountId, clock.now())).length >= MAX_INVITATIONS) {
      throw new RequestError('INVITATIONS_FULL');
    }
    const secret = newLinkSecret();
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + INVITATION_DAYS * DAY);
    await storeInvitation(tx, {
      ...{
        accountId,
        invitationId: randomUUID(),
        secretHash: hashOfInvitation(secret, to.level),
        createdAt,
        expiresAt,
        ...to,
      },
    });
    return secret;
  };
  return {
    listCircleInvitations: async (_input, { signedIn }) => ({ invitations: await openOf(query, signedIn.accountId) }),
    createCircleInvitation: async ({ body }, { signedIn }) => {
      await limit(signedIn.accountId);
      return changeOwnAccount(query, signedIn, async (tx, account) => {
        const { accountId } = account;
        const secret = await invite(tx, accountId, { memberId: null, ...body });
        return { secret, invitations: await openOf(tx, accountId) };
      });
    },
    inviteToCircle: async ({ body }, { signedIn, origin }) => {
      await limit(signedIn.accountId);
      return query.transaction(async (tx) => {
        const { account: asked, viewer } = await loadAccessByUsername(tx, body.username, signedIn);
        if (asked === null || !canOpenProfile(viewer, asked)) throw new RequestError('INVITED_NOT_FOUND');
        const { own, other } = await lockOwnAndOther(tx, signedIn, asked.accountId);
        if (own === null) throw new RequestError('NotAuthorizedException');
        if (other === null || other.accountId === own.accountId) throw new RequestError('INVITED_NOT_FOUND');
        // A child, or whoever may be one, gets nothing from strangers: a link invites them (TEAM-O140).
        const isStranger = !(await findKnown(tx, own.accountId, [other.accountId])).has(other.accountId);
        if (isStranger && !isAdult(other, clock.today())) throw new RequestError('INVITED_NOT_FOUND');
        const { accountId } = own;
        const { accountId: memberId, username } = other;
        const open = await listInvitations(tx, accountId, clock.now());
        if (!isMember(memberId, own) && open.every((invitation) => invitation.memberId !== memberId)) {
          if (membersOf(own).length >= MAX_CIRCLE_MEMBERS) throw new RequestError('CIRCLE_FULL');
          await invite(tx, accountId, { memberId, isForGuardian: false, level: body.level });
          await tell(tx, memberId, {
            kind: 'circleInvitation',
            at: clock.now(),
            byId: accountId,
            details: { level: body.level },
          });
          const details = { username, accountId: memberId, level: body.level };
          await recordAuditEvent(tx, accountId, { kind: 'circleMemberInvited', at: clock.now(), origin, details });
        }
        return { invitations: await openOf(tx, accountId) };
      });
    },
    withdrawCircleInvitation: async ({ params: { invitationId } }, { signedIn }) => {
      const { accountId } = signedIn;
      const { removed, invitations } = await changeOwnAccount(query, signedIn, async (tx) => {
        return {
          removed: await removeInvitation(tx, accountId, invitationId),
          invitations: await openOf(tx, accountId),
        };
      });
      const memberId = removed?.memberId ?? null;
      if (memberId !== null) {
        await query.transaction(async (tx) => {
          if ((await lockAccount(tx, memberId)) !== null) await removeInvitationNotices(tx, memberId, accountId);
        });
      }
      return { invitations };
    },
    readCircleInvitation: async ({ body }, { origin }) => {
      await limitTries({ database, clock }, signInCounterKeys.invitationsFrom(networkOf(origin.address)), {
        max: MAX_READS_PER_HOUR,
        refusal: 'TOO_MANY_REQUESTS',
      });
      const found = await findInvitation(query, body.secret, clock.now());
      if (found === null) throw new RequestError('INVITATION_NOT_FOUND');
      return { fullName: fullName(found), isForGuardian: found.isForGuardian, level: found.level };
    },
    acceptCircleInvitation: async ({ body }, { signedIn, origin }) => {
      const { accountId: memberId } = signedIn;
      await limit(memberId);
      const { secret, birthYear } = body;
      const found = await findInvitation(query, secret, clock.now());
      if (found === null || found.accountId === memberId) throw new RequestError('INVITATION_NOT_FOUND');
      if (birthYear !== undefined) await guarding.stateOwnAge(signedIn, { birthYear }, origin);
      return guarding.run(async (tx, guard) => {
        const { own: member, other: owner } = await lockOwnAndOther(tx, signedIn, found.accountId);
        if (member === null) throw new RequestError('NotAuthorizedException');
        if (owner === null) throw new RequestError('INVITATION_NOT_FOUND');
        const { invitationId } = found;
        return joinCircle(tx, guard, { owner, member, invitationId }, { at: clock.now(), origin });
      });
    },
  } satisfies Partial<Handlers>;
}
