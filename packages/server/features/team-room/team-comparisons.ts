import type { OutputOf } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { compareWithTeam, type TeamCareer } from '@strokebook/golf/compare';
import { fullName } from '@strokebook/golf/format';
import { rosterName } from '../../db/accounts/organization-queries.ts';
import type { SeenAccount } from '../../db/database.ts';
import type { RosterPlayer } from '../../db/organizations/roster-queries.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Services } from '../../services.ts';
import { readTeamMembers, type TeamMembers } from './team-members.ts';

/** A player beside the rest of the team, for a coach who sees them all (TEAM-07, TEAM-O134). */
export const createTeamComparisonHandlers = ({
  query,
  careers,
  replies,
  clock,
}: Pick<Services, 'query' | 'careers' | 'replies' | 'clock'>) =>
  ({
    compareWithTeam: async ({ params, query: { squadId, ...rounds } }, { viewer }) => {
      const { accountId } = params;
      const team = await readTeamMembers(query, params.organizationId, viewer);
      const player = team.members.find((member) => member.accountId === accountId);
      const mates = matesOf(team, accountId, squadId);
      if (player === undefined || mates === null) throw new RequestError('NOT_FOUND');
      const today = clock.today();
      const named = {
        teamName: team.name,
        squads: team.squads
          .filter((squad) => isShared(squad.memberAccountIds, team.members, accountId))
          .map((squad) => ({ squadId: squad.rosterId, name: rosterName(squad) })),
        mates: mates.map((mate) => ({ username: mate.username, name: fullName(mate) })),
      };
      // The key has the player's data already; the reply also depends on the other players, the squads and the day.
      const versions = mates.map((mate) => [mate.accountId, mate.dataVersion]);
      const body = { rounds, squadId, versions, named, today };
      const question = { routeId: 'compareWithTeam', account: asSeen(player), body } as const;
      return replies.answer(question, async (): Promise<OutputOf<'compareWithTeam'>> => {
        const careerOf = async (member: RosterPlayer): Promise<TeamCareer> => ({
          accountId: member.accountId,
          career: await careers.get(asSeen(member)),
        });
        const ofMates: TeamCareer[] = [];
        // One after another, because the careers of a large team are more than a request may ask for at once.
        for (const mate of mates) ofMates.push(await careerOf(mate));
        const { comparison, mates: counts } = compareWithTeam(await careerOf(player), ofMates, rounds, today);
        return {
          ...named,
          comparison,
          mates: counts.map((count, index) => ({ ...count, ...(named.mates[index] as (typeof named.mates)[number]) })),
        };
      });
    },
  }) satisfies Partial<Handlers>;

/** The others of a squad, or of the whole team; null for a squad that does not have the player. */
function matesOf({ members, squads }: TeamMembers, accountId: AccountId, squadId: number | undefined) {
  const others = members.filter((member) => member.accountId !== accountId);
  if (squadId === undefined) return others;
  const ids = squads.find(({ rosterId }) => rosterId === squadId)?.memberAccountIds;
  return ids?.includes(accountId) === true ? others.filter((other) => ids.includes(other.accountId)) : null;
}

/** Whether a squad has a player and another one whom the coach sees. */
const isShared = (ids: readonly AccountId[], members: readonly RosterPlayer[], accountId: AccountId): boolean =>
  ids.includes(accountId) && members.some((other) => other.accountId !== accountId && ids.includes(other.accountId));

/** Members let the coach see everything. */
const asSeen = ({ accountId, dataVersion }: RosterPlayer): SeenAccount => ({
  accountId,
  dataVersion,
  roundSight: 'full',
});
