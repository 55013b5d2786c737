import { MAX_TEAM_REQUESTS, type PlayerTeams, type TeamJoinerRole } from '@strokebook/contract';
import { type AccessLevel, type AccountId, isGuardian } from '@strokebook/golf/access';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { NO_ORIGIN, recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import type { Queryable } from '../../db/database.ts';
import { lockOwnAccount, lockOwnAndOther } from '../../db/accounts/hold-account.ts';
import { findOrganizationById, lockOrganizations } from '../../db/organizations/organization-edit-queries.ts';
import { findTeamNames, listCoaches, listJoinedIds } from '../../db/organizations/team-queries.ts';
import type { accounts } from '../../db/schema/index.ts';
import { signInCounterKeys } from '../../db/sign-in/sign-in-counter-keys.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { limitTries } from '../../http/limit-tries.ts';
import { networkOf } from '../../http/network.ts';
import { RequestError } from '../../http/request-error.ts';
import { hashOfSecret } from '../../lib/link-secret.ts';
import type { Services } from '../../services.ts';
import { tellCoaches, tellGuardians } from './tell-people.ts';
import { endCoaching, refuseLastHead } from './member-handlers.ts';
import { refuseDeclined } from './declined-request.ts';
import { endMembership } from './membership.ts';
import {
  agreeToRequest,
  countRequests,
  findLink,
  findRequest,
  listMemberships,
  removeRequest,
  removeTeam,
  storePlayer,
  storeRequest,
} from './queries.ts';
import { needsGuardian } from './read-team.ts';

type AccountRow = typeof accounts.$inferSelect;
type Call = Pick<RequestContext, 'origin'> & { readonly signedIn: NonNullable<RequestContext['holder']> };

/** Links read from one network: a whole team opens one in one locker room, some of them twice. */
const MAX_READS_PER_HOUR = 240;
/** Requests of one account. */
const MAX_TRIES_PER_HOUR = 30;

/** Joining and leaving teams, as a player, as a coach and for a player as guardian (TEAM-02, TEAM-03, TEAM-28). */
export function createTeamJoinHandlers({ database, query, clock }: Pick<Services, 'database' | 'query' | 'clock'>) {
  /** Changes what the signed-in account is in teams. */
  const changeOwn = (
    { signedIn, origin }: Call,
    work: (
      tx: Queryable,
      own: AccountRow,
      record: (kind: 'teamJoinRequested' | 'teamLeft' | 'teamLevelChanged', details: TeamDetails) => Promise<void>,
    ) => Promise<void>,
  ): Promise<PlayerTeams> =>
    query.transaction(async (tx) => {
      await lockOrganizations(tx);
      const own = await lockOwnAccount(tx, signedIn);
      if (own === null) throw new RequestError('NotAuthorizedException');
      await work(tx, own, async (kind, details) => {
        await incrementDataVersion(tx, own.accountId);
        await recordAuditEvent(tx, own.accountId, { kind, at: clock.now(), origin, details });
      });
      return teamsOf(tx, own);
    });
  /** Changes what a player is in teams, as their guardian. */
  const changeGuarded = (
    playerId: AccountId,
    { signedIn }: Call,
    work: (
      tx: Queryable,
      player: AccountRow,
      record: (kind: 'teamAgreed' | 'teamLeft' | 'teamLevelChanged', details: TeamDetails) => Promise<void>,
    ) => Promise<void>,
  ): Promise<PlayerTeams> =>
    query.transaction(async (tx) => {
      await lockOrganizations(tx);
      const { own, other: player } = await lockOwnAndOther(tx, signedIn, playerId);
      if (own === null) throw new RequestError('NotAuthorizedException');
      if (player === null || !isGuardian(own.accountId, player)) throw new RequestError('NOT_FOUND');
      await work(tx, player, async (kind, details) => {
        await incrementDataVersion(tx, playerId);
        await recordAuditEvent(tx, playerId, {
          ...{ kind, at: clock.now(), origin: NO_ORIGIN },
          details: { ...details, guardian: own.username },
        });
      });
      return teamsOf(tx, player);
    });
  const teamsOf = async (tx: Queryable, account: AccountRow): Promise<PlayerTeams> => {
    const { joined, coached, asked } = await listMemberships(tx, account.accountId);
    const found = [
      ...joined.map((team) => ({ ...team, role: 'player' as const, waitsFor: null })),
      ...coached.map((team) => ({ ...team, role: 'coach' as const, level: 'see' as const, waitsFor: null })),
      ...asked.map((request) => ({
        ...request,
        since: request.requestedAt,
        waitsFor: needsGuardian({ ...account, ...request }, clock.today()) ? ('guardian' as const) : ('coach' as const),
      })),
    ];
    const ids = found.map(({ organizationId }) => organizationId);
    const coaches = await listCoaches(tx, ids);
    const names = await findTeamNames(tx, ids);
    // Of a team that has ended, a restored account still has its row.
    const known = found.filter(({ organizationId }) => names.has(organizationId));
    const teams = known.map(({ organizationId, role, level, waitsFor, since }) => ({
      ...{ organizationId, role, level, waitsFor, since: since.toISOString() },
      name: names.get(organizationId) ?? '',
      coaches: coaches.filter((coach) => coach.organizationId === organizationId).map(({ fullName }) => fullName),
    }));
    return { teams: teams.sort((a, b) => a.name.localeCompare(b.name, 'en')) };
  };
  const setLevel = async (tx: Queryable, player: AccountRow, organizationId: number, level: AccessLevel) => {
    const { accountId } = player;
    const { joined } = await listMemberships(tx, accountId);
    const before = joined.find((team) => team.organizationId === organizationId);
    if (before === undefined) throw new RequestError('NOT_FOUND');
    if (before.level === level) return null;
    await storePlayer(tx, { ...before, level });
    return { team: await nameOf(tx, organizationId), level };
  };
  /** Leaves a team as a player, or withdraws the request; null if there was nothing to leave. */
  const leaveAsPlayer = async (tx: Queryable, { accountId }: AccountRow, organizationId: number) => {
    const team = await nameOf(tx, organizationId);
    const request = await findRequest(tx, organizationId, accountId);
    if (request?.role === 'player') await removeRequest(tx, organizationId, accountId);
    const wasMember = await endMembership(tx, organizationId, accountId);
    return wasMember || request?.role === 'player' ? { team, role: 'player' as const, wasMember } : null;
  };
  return {
    readTeamLink: async ({ body }, { origin }) => {
      await limitTries({ database, clock }, signInCounterKeys.invitationsFrom(networkOf(origin.address)), {
        max: MAX_READS_PER_HOUR,
        refusal: 'TOO_MANY_REQUESTS',
      });
      const link = await findLink(query, hashOfSecret(body.secret), clock.now());
      if (link === null) throw new RequestError('INVITATION_NOT_FOUND');
      const { organizationId, name, role, squad } = link;
      const heads = (await listCoaches(query, [organizationId])).filter(({ isHead }) => isHead);
      return { organizationId, name, role, squad, invitedBy: heads.map(({ fullName }) => fullName) };
    },
    askToJoinTeam: async ({ body: { secret, level } }, context) => {
      await limitTries({ database, clock }, signInCounterKeys.invitationsOfAccount(context.signedIn.accountId), {
        max: MAX_TRIES_PER_HOUR,
        refusal: 'TOO_MANY_REQUESTS',
      });
      const { accountId: byId } = context.signedIn;
      const told: { organizationId: number; name: string; role: TeamJoinerRole }[] = [];
      const reply = await changeOwn(context, async (tx, { accountId }, record) => {
        const link = await findLink(tx, hashOfSecret(secret), clock.now());
        if (link === null) throw new RequestError('INVITATION_NOT_FOUND');
        const { organizationId, role, rosterId, name: team } = link;
        const { joined, coached } = await listMemberships(tx, accountId);
        const memberships: readonly { readonly organizationId: number }[] = role === 'coach' ? coached : joined;
        if (memberships.some((one) => one.organizationId === organizationId)) return;
        const before = await findRequest(tx, organizationId, accountId);
        if (before?.role === role && before.level === level) return;
        await refuseDeclined(tx, { organizationId, accountId }, clock.now());
        if (before === null && (await countRequests(tx, organizationId)) >= MAX_TEAM_REQUESTS) {
          throw new RequestError('TEAM_REQUESTS_FULL');
        }
        await storeRequest(tx, {
          ...{ accountId, organizationId, role, level, rosterId, requestedAt: clock.now() },
          guardianAgreedAt: null,
        });
        await record('teamJoinRequested', { team, role, level: role === 'player' ? level : null });
        told.push({ organizationId, name: team, role });
      });
      for (const { role, ...team } of told) {
        await tellCoaches(query, team, { kind: 'teamAsked', at: clock.now(), byId });
        const isWaiting = reply.teams.some(
          (one) => one.organizationId === team.organizationId && one.waitsFor === 'guardian',
        );
        if (role === 'player' && isWaiting) await tellGuardians(query, team, { at: clock.now(), byId });
      }
      return reply;
    },
    listOwnTeams: async (_input, { signedIn }) => {
      const own = await findAccount(query, signedIn.accountId);
      if (own === null) throw new RequestError('NotAuthorizedException');
      return teamsOf(query, own);
    },
    updateTeamLevel: ({ params: { organizationId }, body: { level } }, context) =>
      changeOwn(context, async (tx, own, record) => {
        const details = await setLevel(tx, own, organizationId, level);
        if (details !== null) await record('teamLevelChanged', details);
      }),
    leaveTeam: async ({ params: { organizationId, role } }, context) => {
      const left: { name: string }[] = [];
      const reply = await changeOwn(context, async (tx, own, record) => {
        const details =
          role === 'player'
            ? await leaveAsPlayer(tx, own, organizationId)
            : await leaveAsCoach(tx, own.accountId, organizationId);
        if (details === null) return;
        const { team, wasMember } = details;
        await record('teamLeft', { team, role });
        if (wasMember) left.push({ name: team });
      });
      for (const { name } of left) {
        const { accountId: byId } = context.signedIn;
        await tellCoaches(query, { organizationId, name }, { kind: 'teamMemberLeft', at: clock.now(), byId });
      }
      return reply;
    },
    listGuardedTeams: async ({ params: { playerId } }, { signedIn }) => {
      const player = await findAccount(query, playerId);
      if (player === null || !isGuardian(signedIn.accountId, player)) throw new RequestError('NOT_FOUND');
      return teamsOf(query, player);
    },
    agreeToTeam: ({ params: { playerId, organizationId } }, context) =>
      changeGuarded(playerId, context, async (tx, player, record) => {
        const request = await findRequest(tx, organizationId, playerId);
        if (request === null) throw new RequestError('NOT_FOUND');
        if (!needsGuardian({ ...player, ...request }, clock.today())) return;
        await agreeToRequest(tx, organizationId, playerId, clock.now());
        await record('teamAgreed', { team: await nameOf(tx, organizationId), level: request.level });
      }),
    updateGuardedTeamLevel: ({ params: { playerId, organizationId }, body: { level } }, context) =>
      changeGuarded(playerId, context, async (tx, player, record) => {
        const details = await setLevel(tx, player, organizationId, level);
        if (details !== null) await record('teamLevelChanged', details);
      }),
    endGuardedTeam: ({ params: { playerId, organizationId } }, context) =>
      changeGuarded(playerId, context, async (tx, player, record) => {
        const details = await leaveAsPlayer(tx, player, organizationId);
        if (details !== null) await record('teamLeft', { team: details.team, role: details.role });
      }),
  } satisfies Partial<Handlers>;
}

type TeamDetails = Readonly<Record<string, string | boolean | null>>;

const nameOf = async (tx: Queryable, organizationId: number): Promise<string> =>
  (await findOrganizationById(tx, organizationId))?.name ?? '';

/**
 * Stops coaching a team, or withdraws the request to; null if there was nothing to leave. A team without a public page
 * ends with its last coach, and all access with it.
 *
 * @throws RequestError TEAM_NEEDS_HEAD
 */
async function leaveAsCoach(
  tx: Queryable,
  accountId: AccountId,
  organizationId: number,
): Promise<{ readonly team: string; readonly wasMember: boolean } | null> {
  const team = await findOrganizationById(tx, organizationId);
  if (team === null) return null;
  const coaches = await listCoaches(tx, [organizationId]);
  const own = coaches.find((coach) => coach.accountId === accountId);
  if (own === undefined) {
    const request = await findRequest(tx, organizationId, accountId);
    if (request?.role !== 'coach') return null;
    await removeRequest(tx, organizationId, accountId);
    return { team: team.name, wasMember: false };
  }
  if (own.isHead && coaches.length > 1) await refuseLastHead(tx, { organizationId, memberId: accountId });
  await endCoaching(tx, organizationId, accountId);
  if (coaches.length === 1 && !team.hasPublicPage) {
    for (const playerId of await listJoinedIds(tx, [organizationId])) await endMembership(tx, organizationId, playerId);
    await removeTeam(tx, organizationId);
  }
  return { team: team.name, wasMember: true };
}
