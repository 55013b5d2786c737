import { MAX_TEAM_COACHES, type Team } from '@strokebook/contract';
import { type AccountId, roleIn } from '@strokebook/golf/access';
import { forgetKeptTeam } from '../../db/account-deletion/restore-teams.ts';
import type { AccountRow } from '../../db/accounts/circle-codec.ts';
import type { Queryable } from '../../db/database.ts';
import { listRosters } from '../../db/organizations/organization-edit-queries.ts';
import type { TeamNotice } from '../../db/organizations/team-coaches.ts';
import { listCoaches, listJoinedIds } from '../../db/organizations/team-queries.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Services } from '../../services.ts';
import { createTeamChanges, type TeamChange } from './change-team.ts';
import { removeLostLinks, setSquads } from '../../guarding/membership.ts';
import { noteDeclined } from './declined-request.ts';
import { sayNewCoach, tellNewCoach } from './new-coach.ts';
import { findRequest, removeCoach, removePlace, removeRequest, storeCoach } from './queries.ts';
import { refuseGuardians } from './refuse-guardians.ts';
import { tellGuardiansOfTeam } from '../../guarding/tell-guardians.ts';
import { tellWhoKeepsCoach } from './tell-people.ts';

/** Somebody who coaches a team from now on, and the players who are told. */
type NewCoach = { readonly isHead: boolean; readonly notices: readonly TeamNotice[] };

/** The people of a team: who asked to join, players on squads, and coaches (TEAM-02, TEAM-03, TEAM-29). */
export function createTeamMemberHandlers(services: Pick<Services, 'query' | 'clock'>) {
  const { query, clock } = services;
  const changeTeam = createTeamChanges(services);
  /** Tells players, and guardians of those under 18, of a new coach, to whom their pages open. */
  const tellOfNewCoach = async (
    { organizationId, name }: Team,
    coach: NewCoach | null,
    byId: AccountId,
  ): Promise<void> => {
    if (coach === null) return;
    const at = clock.now();
    const { notices, isHead } = coach;
    await tellNewCoach(query, notices, { at, byId });
    const told = { kind: 'ownCoachAdded' as const, byId, at, today: clock.today(), isHead };
    // Also where a player waits to be confirmed: a guardian may have agreed to other coaches.
    await tellGuardiansOfTeam(query, { organizationId, name }, told);
  };
  return {
    answerTeamRequest: async ({ params, body }, context) => {
      let coach: NewCoach | null = null;
      const team = await changeTeam('coach', { ...params, reason: body.reason }, context, async (change) => {
        const { member } = change;
        const request = member === null ? null : await findRequest(change.tx, params.organizationId, member.accountId);
        if (member === null || request === null) throw new RequestError('TEAM_REQUEST_GONE');
        if (request.role === 'player') await answerPlayer(change, params.organizationId, member, body);
        else coach = await answerCoach(change, params.organizationId, member, body);
        if (!body.isAccepted) await noteDeclined(change.tx, { ...params, accountId: member.accountId }, clock.now());
        await change.record('teamChanged', {
          change: body.isAccepted ? 'confirmed' : 'declined',
          member: member.username,
        });
      });
      await tellOfNewCoach(team, coach, params.memberId);
      return team;
    },
    setPlayerSquads: ({ params, body: { rosterIds, reason } }, context) =>
      changeTeam('coach', { ...params, reason }, context, async ({ tx, member, record }) => {
        const { organizationId } = params;
        const isOnSquad = member !== null && (await squadsOf(tx, organizationId, member.accountId)).length > 0;
        // Who waits for a guardian is on no squad that others read.
        const waits = member !== null && (await findRequest(tx, organizationId, member.accountId))?.memberSince != null;
        if (!isOnSquad || waits) throw new RequestError('NOT_FOUND');
        await setSquads(tx, organizationId, member.accountId, rosterIds);
        await record('teamChanged', { change: 'squads', member: member.username });
      }),
    removeTeamPlayer: async ({ params, params: { organizationId, memberId }, body }, context) => {
      const team = await changeTeam('coach', { ...params, reason: body?.reason }, context, async (change) => {
        const { tx, guard, own, member, record, recordOfMember } = change;
        const wasOnSquad = (await squadsOf(tx, organizationId, memberId)).length > 0;
        if (member === null && (await forgetKeptTeam(tx, memberId, { organizationId, role: 'player' }))) return;
        if (member === null) throw new RequestError('NOT_FOUND');
        const { account } = await guard.act(member, { kind: 'leaveTeam', byId: own.accountId, organizationId });
        if (wasOnSquad) await setSquads(tx, organizationId, memberId, []);
        if (account === member && !wasOnSquad) throw new RequestError('NOT_FOUND');
        await recordOfMember(memberId, 'teamLeft', { role: 'player' });
        await record('teamChanged', { change: 'removed', member: member.username });
      });
      const told = { byId: context.signedIn.accountId, at: clock.now() };
      for (const { accountId: coachId } of await listCoaches(query, [organizationId])) {
        await tellWhoKeepsCoach(query, { organizationId, name: team.name }, coachId, {
          ...told,
          playerIds: [memberId],
        });
      }
      return team;
    },
    updateTeamCoach: async ({ params, body: { isHead, reason } }, context) => {
      let head: NewCoach | null = null;
      const team = await changeTeam('headCoach', { ...params, reason }, context, async (change) => {
        const coach = await coachOf(change, params);
        if (coach.isHead === isHead) return;
        if (!isHead) await refuseLastHead(change.tx, params);
        const { organizationId, memberId: accountId } = params;
        await storeCoach(change.tx, { accountId, organizationId, isHead, since: clock.now() });
        if (accountId !== change.own.accountId) await change.tellMember(accountId, 'teamRoleChanged', { isHead });
        await change.record('teamChanged', { change: isHead ? 'madeHead' : 'madeCoach', member: coach.username });
        // Whom the coaches themselves make head saw the players before.
        if (isHead && change.support !== null) {
          head = { isHead, notices: await sayNewCoach(change, coach, { isHead, at: clock.now() }) };
        }
      });
      await tellOfNewCoach(team, head, params.memberId);
      return team;
    },
    removeTeamCoach: async ({ params, params: { organizationId, memberId }, body }, context) => {
      const team = await changeTeam('headCoach', { ...params, reason: body?.reason }, context, async (change) => {
        const isDeleted = change.member === null;
        if (isDeleted && (await forgetKeptTeam(change.tx, memberId, { organizationId, role: 'coach' }))) return;
        const coach = await coachOf(change, params);
        if (coach.isHead) await refuseLastHead(change.tx, params);
        await endCoaching(change.tx, organizationId, memberId);
        await change.tellMember(memberId, 'teamLeft', { role: 'coach' });
        await change.record('teamChanged', { change: 'removed', member: coach.username });
      });
      const { accountId: byId } = context.signedIn;
      const told = { byId, at: clock.now(), playerIds: await listJoinedIds(query, [organizationId]) };
      await tellWhoKeepsCoach(query, { organizationId, name: team.name }, memberId, told);
      return team;
    },
  } satisfies Partial<Handlers>;
}

type Answer = { readonly isAccepted: boolean; readonly rosterId: number | null; readonly placeId: string | null };

/** A player joins once a guardian has agreed, where one must. @throws RequestError GUARDIAN_NEEDED, ROSTER_FULL */
async function answerPlayer(
  { tx, guard, own, recordOfMember }: TeamChange,
  organizationId: number,
  member: AccountRow,
  { isAccepted, rosterId, placeId }: Answer,
): Promise<void> {
  const { accountId } = member;
  const request = await findRequest(tx, organizationId, accountId);
  const squads = await squadsOf(tx, organizationId, accountId);
  const action = { kind: 'answerRequest' as const, byId: own.accountId, organizationId, isAccepted };
  const { told } = await guard.act(member, action);
  if (!isAccepted) return recordOfMember(accountId, 'teamDeclined', { role: 'player' });
  const squad = rosterId ?? request?.rosterId ?? (await firstSquad(tx, organizationId));
  await setSquads(tx, organizationId, accountId, [...squads, squad]);
  if (placeId !== null) await removePlace(tx, organizationId, placeId);
  const level = told.find(({ kind }) => kind === 'teamJoined')?.level ?? null;
  await recordOfMember(accountId, 'teamJoined', { role: 'player', level });
}

/** A head coach confirms another coach, who is no guardian of a player. @throws RequestError NOT_FOUND, TEAM_COACHES_FULL */
async function answerCoach(
  change: TeamChange,
  organizationId: number,
  coach: AccountRow,
  { isAccepted }: Answer,
): Promise<NewCoach | null> {
  const { tx, viewer, guard, tellMember } = change;
  const { accountId } = coach;
  if (roleIn(viewer, organizationId) !== 'headCoach') throw new RequestError('NOT_FOUND');
  await removeRequest(tx, organizationId, accountId);
  if (!isAccepted) {
    await tellMember(accountId, 'teamDeclined', { role: 'coach' });
    return null;
  }
  await refuseGuardians(tx, accountId, guard.moment.today);
  if ((await listCoaches(tx, [organizationId])).length >= MAX_TEAM_COACHES) throw new RequestError('TEAM_COACHES_FULL');
  await storeCoach(tx, { accountId, organizationId, isHead: false, since: guard.moment.now });
  const notices = await sayNewCoach(change, coach, { isHead: false, at: guard.moment.now });
  await tellMember(accountId, 'teamJoined', { role: 'coach', level: null });
  return { isHead: false, notices };
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
