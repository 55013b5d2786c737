import { addDays, type CalendarDay } from '@strokebook/golf/calendar';
import { isAdult } from '@strokebook/golf/access';
import { organizationIds } from './persona.ts';
import type {
  DemoAccount,
  DemoNotice,
  DemoOrganization,
  DemoRoster,
  DemoTeamAbsence,
  DemoTeamPlace,
  DemoTeamRequest,
} from '../types.ts';
import type { Player } from './build-accounts.ts';
import { mainUsernames } from './cast.ts';

/** What coaches read of their teams besides rounds: who asks to join, places that nobody has taken, who cannot come. */
export type TeamLists = {
  readonly teamRequests: readonly DemoTeamRequest[];
  readonly teamPlaces: readonly DemoTeamPlace[];
  readonly teamAbsences: readonly DemoTeamAbsence[];
  readonly notices: readonly DemoNotice[];
};

type World = {
  readonly players: readonly Player[];
  readonly others: readonly DemoAccount[];
  readonly organizations: readonly DemoOrganization[];
  readonly rosters: readonly DemoRoster[];
};

/** A player of the pasted roster who has not opened the team's link. */
const untaken = { name: 'Elin Marchetti', classYear: 'Freshman', email: 'elin-marchetti@example.com' } as const;

/** The id of that place: any UUID, the same at each start, as the whole demo world is. */
const UNTAKEN_ID = '6d0f1c52-8a7e-4b1c-9d35-2f5b8f0c41aa';

/** Who of a squad cannot come, by place on it: a class on the day of the next qualifier, an injury, a family day. */
const absences = [
  { place: 3, from: 6, until: 6, reason: 'class', note: 'Chemistry lab until 5 pm' },
  { place: 6, from: -4, until: 9, reason: 'injury', note: 'Left wrist, no full swings' },
  { place: 5, from: 12, until: 13, reason: 'other', note: 'Wedding of her sister' },
] as const;

/** Any UUIDs, the same at each start. */
const absenceId = (nth: number) => `6d0f1c52-8a7e-4b1c-9d35-2f5b8f0c42a${nth}`;

/** Players who have asked to join their team yesterday, and whoever joined last. */
export function buildTeamLists({ players, others, organizations, rosters }: World, today: CalendarDay): TeamLists {
  const yesterday = addDays(today, -1);
  const teamRequests = players.flatMap(({ account: { accountId }, persona }): DemoTeamRequest[] => {
    const roster = rosters.find(
      ({ organizationId, groupName }) =>
        persona.organization !== null &&
        organizationId === organizationIds[persona.organization] &&
        groupName === persona.group,
    );
    if (!persona.asksToJoin || roster === undefined) return [];
    const { organizationId, rosterId } = roster;
    return [{ accountId, organizationId, rosterId, level: 'see', requestedOn: yesterday }];
  });
  const teamOfId = (organizationId: number) => {
    const name = organizations.find((one) => one.organizationId === organizationId)?.name ?? '';
    return { organizationId, name };
  };
  const coachesOf = (organizationId: number) =>
    others.filter(({ coachedTeams }) => coachedTeams.some((team) => team.organizationId === organizationId));
  const notice = (
    accountId: DemoNotice['accountId'],
    kind: DemoNotice['kind'],
    byId: DemoNotice['byId'],
    details: DemoNotice['details'],
  ): DemoNotice => ({ accountId, kind, toldOn: yesterday, byId, details });
  const asked = teamRequests.flatMap(({ accountId: byId, organizationId }) => {
    const team = teamOfId(organizationId);
    const account = players.find((player) => player.account.accountId === byId)?.account;
    // Guardians are asked for a player under 18.
    const guardianIds = account === undefined || isAdult(account, today) ? [] : account.guardianIds;
    return [
      ...coachesOf(organizationId).map(({ accountId }) => notice(accountId, 'teamAsked', byId, { team })),
      ...guardianIds.map((id) => notice(id, 'teamAgreementAsked', byId, { team, playerId: byId })),
    ];
  });
  const joined = players.flatMap(({ account: { accountId, joinedTeams }, persona }) => {
    if (persona.username !== mainUsernames.newMember) return [];
    return joinedTeams.flatMap(({ organizationId, level }) =>
      coachesOf(organizationId).map((coach) =>
        notice(accountId, 'teamJoined', coach.accountId, { team: teamOfId(organizationId), level }),
      ),
    );
  });
  const college = rosters.filter(({ organizationId }) => organizationId === organizationIds.college);
  return {
    teamRequests,
    teamPlaces: college.slice(0, 1).map(({ organizationId, rosterId }) => ({
      ...{ organizationId, rosterId, placeId: UNTAKEN_ID },
      ...untaken,
    })),
    teamAbsences: college.slice(0, 1).flatMap(({ organizationId, memberAccountIds }) =>
      absences.flatMap(({ place, from, until, reason, note }, nth): DemoTeamAbsence[] => {
        const accountId = memberAccountIds[place];
        if (accountId === undefined) return [];
        const days = { firstDay: addDays(today, from), lastDay: addDays(today, until) };
        return [
          { organizationId, accountId, absenceId: absenceId(nth), ...days, reason, note, saidOn: addDays(today, -5) },
        ];
      }),
    ),
    notices: [...asked, ...joined],
  };
}
