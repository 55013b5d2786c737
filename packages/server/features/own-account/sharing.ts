import type { AuditEvent, PlayerSharing, Sharing, SharingChange } from '@strokebook/contract';
import {
  type AccountId,
  isAdult,
  isAgeHeld,
  isMember,
  levelInCircle,
  membersOf,
  yearOfBirth,
} from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { AccountRow } from '../../db/accounts/circle-codec.ts';
import type { Queryable } from '../../db/database.ts';
import { isSiteOpen, siteColumns } from '../../db/accounts/site-columns.ts';
import { refreshSearchable } from '../../db/accounts/searchable-queries.ts';
import { findMembers, findSettings, storeSettings, storeSwitches } from './queries.ts';
import { findTeamNames } from '../../db/organizations/team-queries.ts';
import { loadGuardedPlayer } from '../../guarding/guarded-player-queries.ts';
import { describeSharingChange } from '../../guarding/sharing-change.ts';

type Details = AuditEvent['details'];

/** Who may see what of a player, as the player and their guardians read it. */
export async function playerSharingOf(
  query: Queryable,
  account: AccountRow,
  today: CalendarDay,
  now: Date,
): Promise<PlayerSharing> {
  const { accountId, showsComingEvents, showsRoundStory } = account;
  const allowPublicSite = isSiteOpen(account);
  const { waiting, teams } = await loadGuardedPlayer(query, account, now);
  const joined = teams.filter(({ membership }) => membership !== null);
  const names = await findTeamNames(
    query,
    joined.map(({ organizationId }) => organizationId),
  );
  const people = await findMembers(query, [...membersOf(account), ...waiting.map(({ memberId }) => memberId)]);
  const levelOfWaiting = new Map(waiting.map(({ memberId, level }) => [memberId, level]));
  return {
    ...{ allowPublicSite, showsComingEvents, showsRoundStory },
    settings: [...(await findSettings(query, accountId))],
    circle: people
      .filter((member) => isMember(member.accountId, account))
      .map((member) => ({
        ...member,
        level: levelInCircle(member.accountId, account) ?? 'see',
        guardian: guardianState(account, member.accountId),
        teams: joined
          .filter(({ coachIds }) => coachIds.includes(member.accountId))
          .map(({ organizationId, membership }) => ({
            ...{ organizationId, name: names.get(organizationId) ?? '', level: membership?.level ?? 'see' },
          })),
      })),
    waiting: people.flatMap((member) => {
      const level = levelOfWaiting.get(member.accountId);
      return level === undefined ? [] : [{ ...member, level }];
    }),
    birthYear: yearOfBirth(account),
    isAdult: isAdult(account, today),
    isAgeHeld: isAgeHeld(account, today),
  };
}

/** The same for the player, with what nobody else reads. */
export async function sharingOf(
  query: Queryable,
  account: AccountRow,
  today: CalendarDay,
  now: Date,
): Promise<Sharing> {
  const { accountId, birthDate, contactReceiverId: receiverId, contactAgreedId } = account;
  return {
    ...(await playerSharingOf(query, account, today, now)),
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
  const allowsPublicSite = isSiteOpen(before);
  const details = describeSharingChange(
    { ...before, allowPublicSite: allowsPublicSite },
    await findSettings(tx, accountId),
    change,
  );
  if (Object.keys(details).length === 0) return null;
  const isOfSight =
    change.allowPublicSite !== undefined || change.showsComingEvents !== undefined || change.settings !== undefined;
  const switches = {
    allowPublicSite: change.allowPublicSite ?? allowsPublicSite,
    showsComingEvents: change.showsComingEvents ?? before.showsComingEvents,
    showsRoundStory: change.showsRoundStory ?? before.showsRoundStory,
    // What somebody has chosen is not changed by a statement of age.
    hasStartingPrivacy: before.hasStartingPrivacy && !isOfSight,
  };
  await storeSwitches(tx, accountId, switches);
  await storeSettings(tx, accountId, change.settings ?? []);
  await refreshSearchable(tx, [accountId]);
  return { after: { ...before, ...switches, ...siteColumns(switches) }, details };
}
