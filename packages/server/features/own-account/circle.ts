import { MAX_CIRCLE_MEMBERS } from '@strokebook/contract';
import {
  type AccessLevel,
  type AccountId,
  includesLevel,
  isMember,
  levelInCircle,
  membersOf,
  withLevel,
} from '@strokebook/golf/access';
import { forgetKeptPlace } from '../../db/account-deletion/deleted-account-queries.ts';
import { recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { storeGuardians } from '../../db/accounts/store-guardians.ts';
import { tell } from '../../db/notices/tell.ts';
import { removeFeedsAndLinks } from '../../db/accounts/reader-queries.ts';
import { RequestError } from '../../http/request-error.ts';
import { removeInvitation, removeInvitationsOf } from './invitation-queries.ts';
import { type AccountRow, answerAsParent, findMembers, storeCircle, toColumns } from './queries.ts';

type AuditEvent = Parameters<typeof recordAuditEvent>[2];
type Details = NonNullable<AuditEvent['details']>;
type Happened = Pick<AuditEvent, 'at' | 'origin'>;

/** The detail of a trail that names the other person. */
export const naming = ({ accountId, username }: AccountRow) => ({ accountId, username });

/** Without the network and device of the member, which the owner does not learn. */
export const happenedToOwner = ({ at }: Happened): Happened => ({ at, origin: { address: '', device: '' } });

/**
 * Takes a member who has accepted an invitation into the circle of its owner, and ends that invitation with others to
 * the same member. Both accounts are locked; the trails of both say it.
 *
 * @throws RequestError INVITATION_NOT_FOUND, CIRCLE_FULL
 */
export async function joinCircle(
  tx: Queryable,
  {
    owner,
    member,
    invitationId,
  }: { readonly owner: AccountRow; readonly member: AccountRow; readonly invitationId: string },
  happened: Happened,
): Promise<void> {
  const { accountId: ownerId } = owner;
  const { accountId: memberId } = member;
  const used = await removeInvitation(tx, ownerId, invitationId);
  if (used === null) throw new RequestError('INVITATION_NOT_FOUND');
  await removeInvitationsOf(tx, ownerId, memberId);
  // A guardian is asked nothing more (FIRST-O24).
  if (used.isForGuardian) {
    await answerAsParent(tx, memberId);
    await becomeGuardian(tx, { owner, member }, happened);
  }
  const { level } = used;
  const before = levelInCircle(memberId, owner);
  if (includesLevel(before, level)) return;
  if (before === null && membersOf(owner).length >= MAX_CIRCLE_MEMBERS) throw new RequestError('CIRCLE_FULL');
  const guardianIds = used.isForGuardian ? [...owner.guardianIds, memberId] : owner.guardianIds;
  await storeCircle(tx, { ...owner, guardianIds }, withLevel(memberId, owner, level));
  await incrementDataVersion(tx, ownerId);
  const [added, joined] =
    before === null
      ? (['circleMemberAdded', 'circleJoined'] as const)
      : (['circleLevelChanged', 'circleLevelGiven'] as const);
  await recordAuditEvent(tx, ownerId, {
    kind: added,
    ...happenedToOwner(happened),
    details: { ...naming(member), level },
  });
  await recordAuditEvent(tx, memberId, { kind: joined, ...happened, details: { ...naming(owner), level } });
  if (before === null) {
    await tell(tx, ownerId, { kind: 'circleMemberJoined', at: happened.at, byId: memberId, details: { level } });
  }
}

/** Takes a member who wants to leave out of the circle of its owner. Both accounts are locked. */
export async function quitCircle(
  tx: Queryable,
  { owner, member }: { readonly owner: AccountRow; readonly member: AccountRow },
  happened: Happened,
): Promise<void> {
  const { accountId: ownerId } = owner;
  const { accountId: memberId } = member;
  if (!isMember(memberId, owner)) return;
  await storeCircle(tx, owner, withLevel(memberId, owner, null));
  await removeFeedsAndLinks(tx, memberId, ownerId);
  await incrementDataVersion(tx, ownerId);
  await recordAuditEvent(tx, ownerId, {
    kind: 'circleMemberLeft',
    ...happenedToOwner(happened),
    details: naming(member),
  });
  await recordAuditEvent(tx, memberId, { kind: 'circleLeft', ...happened, details: naming(owner) });
  await tell(tx, ownerId, { kind: 'circleMemberLeft', at: happened.at, byId: memberId });
}

/** Takes somebody out of the circle of a locked owner; the details of the trail are null if they were not in it. */
export async function removeMember(
  tx: Queryable,
  owner: AccountRow,
  memberId: AccountId,
): Promise<{ readonly after: AccountRow; readonly details: Details | null }> {
  const { accountId, contactReceiverId: receiverId } = owner;
  await forgetKeptPlace(tx, memberId, accountId);
  if (!isMember(memberId, owner)) return { after: owner, details: null };
  const circle = withLevel(memberId, owner, null);
  const [member] = await findMembers(tx, [memberId]);
  await storeCircle(tx, owner, circle);
  await removeFeedsAndLinks(tx, memberId, accountId);
  const contactReceiverId = receiverId === memberId ? null : receiverId;
  return {
    after: { ...owner, ...toColumns(circle), contactReceiverId },
    details: { username: member?.username ?? null, accountId: memberId },
  };
}

/**
 * Gives a member of the circle of a locked owner another level; the details of the trail are null if nothing changed.
 *
 * @throws RequestError MEMBER_NOT_FOUND
 */
export async function changeLevel(
  tx: Queryable,
  owner: AccountRow,
  memberId: AccountId,
  level: AccessLevel,
): Promise<{ readonly after: AccountRow; readonly details: Details | null }> {
  const before = levelInCircle(memberId, owner);
  if (before === null) throw new RequestError('MEMBER_NOT_FOUND');
  if (before === level) return { after: owner, details: null };
  const circle = withLevel(memberId, owner, level);
  const [member] = await findMembers(tx, [memberId]);
  await storeCircle(tx, owner, circle);
  return {
    after: { ...owner, ...toColumns(circle) },
    details: { username: member?.username ?? null, accountId: memberId, level },
  };
}

/** Tells a member that a player, or the player's guardian, gave them another level; after the change, as `tell` says. */
export const tellLevel = (
  query: Database['query'],
  memberId: AccountId,
  { level, ...told }: { readonly byId: AccountId; readonly at: Date; readonly level: AccessLevel },
): Promise<void> =>
  query.transaction((tx) => tell(tx, memberId, { kind: 'levelChanged', ...told, details: { level } }));

/** Makes a member who has accepted an invitation as guardian one; the trails of both say it. */
async function becomeGuardian(
  tx: Queryable,
  { owner, member }: { readonly owner: AccountRow; readonly member: AccountRow },
  happened: Happened,
): Promise<void> {
  const { accountId: memberId } = member;
  if (owner.guardianIds.includes(memberId)) return;
  await storeGuardians(tx, owner.accountId, {
    guardianIds: [...owner.guardianIds, memberId],
    askedGuardianIds: owner.askedGuardianIds.filter((id) => id !== memberId),
  });
  const details = naming(member);
  await recordAuditEvent(tx, owner.accountId, { kind: 'guardianConfirmed', ...happenedToOwner(happened), details });
  await recordAuditEvent(tx, memberId, { kind: 'guardianOfConfirmed', ...happened, details: naming(owner) });
  await tell(tx, owner.accountId, { kind: 'guardianConfirmed', at: happened.at, byId: memberId });
}
