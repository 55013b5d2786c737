import type { PlayerTeams } from '@strokebook/contract';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { type TeamNotice, tellTeamNotices } from '../../db/organizations/team-coaches.ts';
import { listJoinedIds } from '../../db/organizations/team-queries.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Services } from '../../services.ts';
import { type Call, createOwnTeamChanges, leaveAsPlayer, nameOfTeam } from './change-own-teams.ts';
import { leaveAsCoach } from './leave-as-coach.ts';
import { playerTeamsOf } from './player-teams.ts';
import { tellCoaches, tellWhoKeepsCoach } from './tell-people.ts';

/** The teams of the signed-in account: what their coaches may do, and leaving them (TEAM-03, TEAM-27). */
export function createOwnTeamHandlers(services: Pick<Services, 'query' | 'clock'>) {
  const { query, clock } = services;
  const changeOwn = createOwnTeamChanges(services);
  const stopCoaching = async (context: Call, organizationId: number): Promise<PlayerTeams> => {
    const left: string[] = [];
    const notices: TeamNotice[] = [];
    const playerIds = await listJoinedIds(query, [organizationId]);
    const reply = await changeOwn(context, async (tx, { moment }, own, record) => {
      const details = await leaveAsCoach(tx, own.accountId, organizationId, moment.now);
      notices.push(...(details?.notices ?? []));
      if (details !== null) await record('teamLeft', { team: details.team, role: 'coach' });
      if (details?.wasMember === true) left.push(details.team);
      return own;
    });
    const { accountId: byId } = context.signedIn;
    for (const name of left) {
      await tellCoaches(query, { organizationId, name }, { kind: 'teamMemberLeft', at: clock.now(), byId });
      await tellWhoKeepsCoach(query, { organizationId, name }, byId, { at: clock.now(), byId, playerIds });
    }
    for (const notice of notices) {
      await query.transaction((tx) => tellTeamNotices(tx, [notice], { at: clock.now(), byId }));
    }
    return reply;
  };
  return {
    listOwnTeams: async (_input, { signedIn }) => {
      const own = await findAccount(query, signedIn.accountId);
      if (own === null) throw new RequestError('NotAuthorizedException');
      return playerTeamsOf(query, own, clock.today());
    },
    updateTeamLevel: ({ params: { organizationId }, body: { level } }, context) =>
      changeOwn(context, async (tx, { act }, own, record) => {
        const { account, after } = await act(own, {
          ...{ kind: 'setTeamLevel', byId: own.accountId, organizationId, level },
        });
        const waits = after.teams.find((team) => team.organizationId === organizationId)?.request?.level === level;
        const details = { team: await nameOfTeam(tx, organizationId), level, ...(waits ? { waits } : {}) };
        if (account !== own) await record('teamLevelChanged', details);
        return account;
      }),
    leaveTeam: ({ params: { organizationId, role }, query: { fromCircle = [] } }, context) =>
      role === 'coach'
        ? stopCoaching(context, organizationId)
        : changeOwn(context, (tx, guard, own, record) =>
            leaveAsPlayer(tx, guard, own, { byId: own.accountId, organizationId, fromCircle }, record),
          ),
  } satisfies Partial<Handlers>;
}
