import { MAX_CIRCLE_MEMBERS } from '@strokebook/contract';
import { recordAuditEvent } from '../../db/audit-queries.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import type { Queryable } from '../../db/database.ts';
import { removeFeedsAndLinks } from '../../db/reader-queries.ts';
import { RequestError } from '../../http/request-error.ts';
import { removeInvitation, removeInvitationsOf } from './invitation-queries.ts';
import { type AccountRow, storeCircle } from './queries.ts';

type AuditEvent = Parameters<typeof recordAuditEvent>[2];
type Happened = Pick<AuditEvent, 'at' | 'origin'>;

/** The detail of a trail that names the other person. */
const naming = ({ accountId, username }: AccountRow) => ({ accountId, username });

/** Without the network and device of the member, which the owner does not learn. */
const happenedToOwner = ({ at }: Happened): Happened => ({ at, origin: { address: '', device: '' } });

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
  const { accountId: ownerId, subCircleAccountIds: ids } = owner;
  const { accountId: memberId } = member;
  if (!(await removeInvitation(tx, ownerId, invitationId))) throw new RequestError('INVITATION_NOT_FOUND');
  await removeInvitationsOf(tx, ownerId, memberId);
  if (ids.includes(memberId)) return;
  if (ids.length >= MAX_CIRCLE_MEMBERS) throw new RequestError('CIRCLE_FULL');
  await storeCircle(tx, ownerId, [...ids, memberId]);
  await incrementDataVersion(tx, ownerId);
  await recordAuditEvent(tx, ownerId, {
    kind: 'circleMemberAdded',
    ...happenedToOwner(happened),
    details: naming(member),
  });
  await recordAuditEvent(tx, memberId, { kind: 'circleJoined', ...happened, details: naming(owner) });
}

/** Takes a member who wants to leave out of the circle of its owner. Both accounts are locked. */
export async function quitCircle(
  tx: Queryable,
  { owner, member }: { readonly owner: AccountRow; readonly member: AccountRow },
  happened: Happened,
): Promise<void> {
  const { accountId: ownerId, subCircleAccountIds: ids } = owner;
  const { accountId: memberId } = member;
  if (!ids.includes(memberId)) return;
  await storeCircle(
    tx,
    ownerId,
    ids.filter((id) => id !== memberId),
  );
  await removeFeedsAndLinks(tx, memberId, ownerId);
  await incrementDataVersion(tx, ownerId);
  await recordAuditEvent(tx, ownerId, {
    kind: 'circleMemberLeft',
    ...happenedToOwner(happened),
    details: naming(member),
  });
  await recordAuditEvent(tx, memberId, { kind: 'circleLeft', ...happened, details: naming(owner) });
}
