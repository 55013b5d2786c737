import { MAX_CIRCLE_MEMBERS } from '@strokebook/contract';
import { type AccessLevel, type AccountId, isMember, levelInCircle, membersOf } from '@strokebook/golf/access';
import { forgetKeptPlace } from '../../db/account-deletion/deleted-account-queries.ts';
import { NO_ORIGIN, recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import type { AccountRow } from '../../db/accounts/circle-codec.ts';
import { removeInvitation, removeInvitationsOf } from '../../db/accounts/invitation-queries.ts';
import type { Queryable } from '../../db/database.ts';
import type { Guard } from '../../guarding/guarding.ts';
import { RequestError } from '../../http/request-error.ts';
import { answerAsParent, findMembers } from './queries.ts';

type AuditEvent = Parameters<typeof recordAuditEvent>[2];
type Details = NonNullable<AuditEvent['details']>;
type Happened = Pick<AuditEvent, 'at' | 'origin'>;

/** The detail of a trail that names the other person. */
export const naming = ({ accountId, username }: AccountRow) => ({ accountId, username });

/** Without the network and device of the member, which the owner does not learn. */
export const happenedToOwner = ({ at }: Happened): Happened => ({ at, origin: NO_ORIGIN });

/**
 * Takes a member who has accepted an invitation into the circle of its owner, and ends that invitation with others to
 * the same member; under 18 the member waits until a guardian agrees. Both accounts are locked; the trails of both say it.
 *
 * @throws RequestError INVITATION_NOT_FOUND, CIRCLE_FULL, and what a guardian's invitation is refused with
 */
export async function joinCircle(
  tx: Queryable,
  { act }: Guard,
  {
    owner,
    member,
    invitationId,
  }: { readonly owner: AccountRow; readonly member: AccountRow; readonly invitationId: string },
  happened: Happened,
): Promise<{ readonly username: string; readonly needsGuardian: boolean }> {
  const { accountId: ownerId, username } = owner;
  const { accountId: memberId } = member;
  const used = await removeInvitation(tx, ownerId, invitationId);
  if (used === null) throw new RequestError('INVITATION_NOT_FOUND');
  await removeInvitationsOf(tx, ownerId, memberId);
  const { level, isForGuardian } = used;
  const before = levelInCircle(memberId, owner);
  if (before === null && membersOf(owner).length >= MAX_CIRCLE_MEMBERS) throw new RequestError('CIRCLE_FULL');
  const { account, after } = await act(owner, { kind: 'enterCircle', byId: memberId, level, isForGuardian });
  const toOwner = { ...happenedToOwner(happened), details: { ...naming(member), level } };
  const toMember = { ...happened, details: { ...naming(owner), level } };
  if (isForGuardian && !owner.guardianIds.includes(memberId)) {
    // A guardian is asked nothing more (FIRST-O24).
    await answerAsParent(tx, memberId);
    await recordAuditEvent(tx, ownerId, { kind: 'guardianConfirmed', ...toOwner, details: naming(member) });
    await recordAuditEvent(tx, memberId, { kind: 'guardianOfConfirmed', ...toMember, details: naming(owner) });
  }
  const now = levelInCircle(memberId, account);
  const needsGuardian = after.waiting.some((one) => one.memberId === memberId);
  if (needsGuardian) {
    await recordAuditEvent(tx, ownerId, { kind: 'circleMemberWaits', ...toOwner });
    await recordAuditEvent(tx, memberId, { kind: 'circleMemberWaits', ...toMember });
  } else if (now !== before) {
    const isNew = before === null;
    await recordAuditEvent(tx, ownerId, { kind: isNew ? 'circleMemberAdded' : 'circleLevelChanged', ...toOwner });
    await recordAuditEvent(tx, memberId, { kind: isNew ? 'circleJoined' : 'circleLevelGiven', ...toMember });
  }
  return { username, needsGuardian };
}

/** Takes a member who wants to leave, or who waits, out of the circle of its owner. Both accounts are locked. */
export async function quitCircle(
  tx: Queryable,
  { act }: Guard,
  { owner, member }: { readonly owner: AccountRow; readonly member: AccountRow },
  happened: Happened,
): Promise<void> {
  const { accountId: memberId } = member;
  await act(owner, { kind: 'leaveCircle', byId: memberId });
  if (!isMember(memberId, owner)) return;
  await recordAuditEvent(tx, owner.accountId, {
    kind: 'circleMemberLeft',
    ...happenedToOwner(happened),
    details: naming(member),
  });
  await recordAuditEvent(tx, memberId, { kind: 'circleLeft', ...happened, details: naming(owner) });
}

/**
 * Takes somebody out of the circle of a locked owner, or out of those who wait; the details of the trail are null if they
 * were in neither.
 *
 * @throws RequestError OTHER_GUARDIAN
 */
export async function removeMember(
  tx: Queryable,
  { act }: Guard,
  owner: AccountRow,
  byId: AccountId,
  memberId: AccountId,
): Promise<{ readonly after: AccountRow; readonly details: Details | null }> {
  await forgetKeptPlace(tx, memberId, owner.accountId);
  const { account: after, before } = await act(owner, { kind: 'removeMember', byId, memberId });
  const wasThere = isMember(memberId, owner) || before.waiting.some((one) => one.memberId === memberId);
  if (!wasThere) return { after, details: null };
  const [member] = await findMembers(tx, [memberId]);
  return { after, details: { username: member?.username ?? null, accountId: memberId } };
}

/**
 * Gives a member of the circle of a locked owner another level; the details of the trail are null if nothing changed.
 *
 * @throws RequestError MEMBER_NOT_FOUND, OTHER_GUARDIAN
 */
export async function changeLevel(
  tx: Queryable,
  { act }: Guard,
  owner: AccountRow,
  byId: AccountId,
  { memberId, level }: { readonly memberId: AccountId; readonly level: AccessLevel },
): Promise<{ readonly after: AccountRow; readonly event: Pick<AuditEvent, 'kind' | 'details'> | null }> {
  const refusals = { notFound: 'MEMBER_NOT_FOUND' } as const;
  const guarded = await act(owner, { kind: 'setLevel', byId, memberId, level }, { refusals });
  const { account: after, before } = guarded;
  const isChanged = levelInCircle(memberId, after) !== levelInCircle(memberId, owner);
  const waits = guarded.after.waiting.some((one) => one.memberId === memberId && one.level === level);
  const waited = before.waiting.some((one) => one.memberId === memberId && one.level === level);
  if (!isChanged && (!waits || waited)) return { after, event: null };
  const [member] = await findMembers(tx, [memberId]);
  const details = { username: member?.username ?? null, accountId: memberId, level };
  return { after, event: { kind: isChanged ? 'circleLevelChanged' : 'circleMemberWaits', details } };
}
