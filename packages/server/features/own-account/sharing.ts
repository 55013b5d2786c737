import type { AuditEvent, PlayerSharing, Sharing, SharingChange } from '@strokebook/contract';
import { type AccountId, isAdult, levelInCircle, membersOf } from '@strokebook/golf/access';
import { type CalendarDay, yearOf } from '@strokebook/golf/calendar';
import type { Queryable } from '../../db/database.ts';
import { refreshSearchable } from '../../db/accounts/searchable-queries.ts';
import { type AccountRow, findMembers, findSettings, storeSettings, storeSwitches } from './queries.ts';
import { describeSharingChange } from './sharing-change.ts';

type Details = AuditEvent['details'];

/** Who may see what of a player, as the player and their guardians read it. */
export async function playerSharingOf(query: Queryable, account: AccountRow): Promise<PlayerSharing> {
  const { accountId, allowPublicSite, showsComingEvents, showsRoundStory } = account;
  const members = await findMembers(query, membersOf(account));
  return {
    ...{ allowPublicSite, showsComingEvents, showsRoundStory },
    settings: [...(await findSettings(query, accountId))],
    circle: members.map((member) => ({
      ...member,
      level: levelInCircle(member.accountId, account) ?? 'see',
      guardian: guardianState(account, member.accountId),
    })),
  };
}

/** The same for the player, with what nobody else reads. */
export async function sharingOf(query: Queryable, account: AccountRow, today: CalendarDay): Promise<Sharing> {
  const { accountId, birthDate, birthYear, contactReceiverId: receiverId, contactAgreedId } = account;
  return {
    ...(await playerSharingOf(query, account)),
    birthYear: birthDate === null ? birthYear : yearOf(birthDate),
    isAdult: isAdult(account, today),
    hasStartingPrivacy: account.hasStartingPrivacy,
    contact: {
      receiverId,
      isAgreed: receiverId !== null && (receiverId === accountId || receiverId === contactAgreedId),
      birthDate,
    },
  };
}

const guardianState = ({ guardianIds, askedGuardianIds }: AccountRow, memberId: AccountId) =>
  guardianIds.includes(memberId) ? 'yes' : askedGuardianIds.includes(memberId) ? 'asked' : 'no';

/**
 * Changes who sees a locked account, and returns the account with what the trail says of it, or null if nothing changed.
 */
export async function changeSharing(
  tx: Queryable,
  before: AccountRow,
  change: SharingChange,
): Promise<{ readonly after: AccountRow; readonly details: Details } | null> {
  const { accountId } = before;
  const details = describeSharingChange(before, await findSettings(tx, accountId), change);
  if (Object.keys(details).length === 0) return null;
  const isOfSight =
    change.allowPublicSite !== undefined || change.showsComingEvents !== undefined || change.settings !== undefined;
  const switches = {
    allowPublicSite: change.allowPublicSite ?? before.allowPublicSite,
    showsComingEvents: change.showsComingEvents ?? before.showsComingEvents,
    showsRoundStory: change.showsRoundStory ?? before.showsRoundStory,
    // What somebody has chosen is not changed by a statement of age.
    hasStartingPrivacy: before.hasStartingPrivacy && !isOfSight,
  };
  await storeSwitches(tx, accountId, switches);
  await storeSettings(tx, accountId, change.settings ?? []);
  await refreshSearchable(tx, [accountId]);
  return { after: { ...before, ...switches }, details };
}
