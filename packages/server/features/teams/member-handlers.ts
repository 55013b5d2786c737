import { MAX_TEAM_COACHES } from '@strokebook/contract';
import { type AccountId, roleIn } from '@strokebook/golf/access';
import type { Queryable } from '../../db/database.ts';
import { listRosters } from '../../db/organizations/organization-edit-queries.ts';
import { listCoaches, listJoinedIds } from '../../db/organizations/team-queries.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Services } from '../../services.ts';
import { createTeamChanges, type TeamChange } from './change-team.ts';
import { noteDeclined } from './declined-request.ts';
import { endMembership, removeLostLinks, setSquads } from './membership.ts';
import { removeCoach, removePlace, removeRequest, storeCoach, storePlayer } from './queries.ts';
import { needsGuardian } from './read-team.ts';

/** The people of a team: who asked to join, players on squads, and coaches (TEAM-02, TEAM-03, TEAM-29). */
export function createTeamMemberHandlers(services: Pick<Services, 'query' | 'clock'>) {
  const { clock } = services;
  const changeTeam = createTeamChanges(services);
  return {
    answerTeamRequest: ({ params, body }, context) =>
      changeTeam('coach', params, context, async ({ tx, viewer, member, record, tellMember }) => {
        const { organizationId } = params;
        if (member === null) throw new RequestError('TEAM_REQUEST_GONE');
        const { accountId, username } = member;
        const request = await removeRequest(tx, organizationId, accountId);
        if (request === null) throw new RequestError('TEAM_REQUEST_GONE');
        const { role, level } = request;
        if (role === 'coach' && roleIn(viewer, organizationId) !== 'headCoach') throw new RequestError('NOT_FOUND');
        if (!body.isAccepted) {
          await noteDeclined(tx, { organizationId, accountId }, clock.now());
          await tellMember(accountId, 'teamDeclined', { role });
          await record('teamChanged', { change: 'declined', member: username });
          return;
        }
        if (role === 'coach') {
          const coaches = await listCoaches(tx, [organizationId]);
          if (coaches.length >= MAX_TEAM_COACHES) throw new RequestError('TEAM_COACHES_FULL');
          await storeCoach(tx, { accountId, organizationId, isHead: false, since: clock.now() });
        } else {
          if (needsGuardian({ ...member, ...request }, clock.today())) throw new RequestError('GUARDIAN_NEEDED');
          const rosterId = body.rosterId ?? request.rosterId ?? (await firstSquad(tx, organizationId));
          const before = await squadsOf(tx, organizationId, accountId);
          await setSquads(tx, organizationId, accountId, [...before, rosterId]);
          await storePlayer(tx, { accountId, organizationId, level, since: clock.now() });
          if (body.placeId !== null) await removePlace(tx, organizationId, body.placeId);
        }
        await tellMember(accountId, 'teamJoined', { role, level: role === 'player' ? level : null });
        await record('teamChanged', { change: 'confirmed', member: username });
      }),
    setPlayerSquads: ({ params, body: { rosterIds } }, context) =>
      changeTeam('coach', params, context, async ({ tx, member, record }) => {
        const { organizationId } = params;
        if (member === null || (await squadsOf(tx, organizationId, member.accountId)).length === 0) {
          throw new RequestError('NOT_FOUND');
        }
        await setSquads(tx, organizationId, member.accountId, rosterIds);
        await record('teamChanged', { change: 'squads', member: member.username });
      }),
    removeTeamPlayer: ({ params, params: { organizationId, memberId } }, context) =>
      changeTeam('coach', params, context, async ({ tx, member, record, tellMember }) => {
        const wasMember = await endMembership(tx, organizationId, memberId);
        if (member === null || !wasMember) throw new RequestError('NOT_FOUND');
        await tellMember(memberId, 'teamLeft', { role: 'player' });
        await record('teamChanged', { change: 'removed', member: member.username });
      }),
    updateTeamCoach: ({ params, body: { isHead } }, context) =>
      changeTeam('headCoach', params, context, async (change) => {
        const coach = await coachOf(change, params);
        if (coach.isHead === isHead) return;
        if (!isHead) await refuseLastHead(change.tx, params);
        const { organizationId, memberId: accountId } = params;
        await storeCoach(change.tx, { accountId, organizationId, isHead, since: clock.now() });
        if (accountId !== change.own.accountId) await change.tellMember(accountId, 'teamRoleChanged', { isHead });
        await change.record('teamChanged', { change: isHead ? 'madeHead' : 'madeCoach', member: coach.username });
      }),
    removeTeamCoach: ({ params, params: { organizationId, memberId } }, context) =>
      changeTeam('headCoach', params, context, async (change) => {
        const coach = await coachOf(change, params);
        if (coach.isHead) await refuseLastHead(change.tx, params);
        await endCoaching(change.tx, organizationId, memberId);
        await change.tellMember(memberId, 'teamLeft', { role: 'coach' });
        await change.record('teamChanged', { change: 'removed', member: coach.username });
      }),
  } satisfies Partial<Handlers>;
}

type Asked = { readonly organizationId: number; readonly memberId: AccountId };

/** @throws RequestError NOT_FOUND */
async function coachOf({ tx }: TeamChange, { organizationId, memberId }: Asked) {
  const coach = (await listCoaches(tx, [organizationId])).find(({ accountId }) => accountId === memberId);
  if (coach === undefined) throw new RequestError('NOT_FOUND');
  return coach;
}

/** Refuses to take the last head coach from a team that has other coaches. @throws RequestError TEAM_NEEDS_HEAD */
export async function refuseLastHead(tx: Queryable, { organizationId, memberId }: Asked): Promise<void> {
  const others = (await listCoaches(tx, [organizationId])).filter(({ accountId }) => accountId !== memberId);
  if (others.every(({ isHead }) => !isHead)) throw new RequestError('TEAM_NEEDS_HEAD');
}

/** Ends the access of a coach to the players of a team, with the links and calendars that they made of their pages. */
export async function endCoaching(tx: Queryable, organizationId: number, coachId: AccountId): Promise<void> {
  await removeCoach(tx, organizationId, coachId);
  for (const playerId of await listJoinedIds(tx, [organizationId])) {
    await removeLostLinks(tx, coachId, playerId);
  }
}

const squadsOf = async (tx: Queryable, organizationId: number, accountId: AccountId): Promise<readonly number[]> =>
  (await listRosters(tx, organizationId))
    .filter(({ memberAccountIds }) => memberAccountIds.includes(accountId))
    .map(({ rosterId }) => rosterId);

/** @throws RequestError NOT_FOUND for a team without squads */
async function firstSquad(tx: Queryable, organizationId: number): Promise<number> {
  const [first] = await listRosters(tx, organizationId);
  if (first === undefined) throw new RequestError('NOT_FOUND');
  return first.rosterId;
}
