import { randomUUID } from 'node:crypto';
import { type AccountId, type Age, membersOf } from '@strokebook/golf/access';
import type { GuardedPlayer, PlayersTeam } from '@strokebook/golf/guarding';
import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { type AccountRow, circleColumnsOf } from '../db/accounts/circle-codec.ts';
import { hashOfInvitation, removeWaitingInvitations, storeInvitation } from '../db/accounts/invitation-queries.ts';
import type { Queryable } from '../db/database.ts';
import { accounts, circleInvitations, teamCoaches, teamPlayers, teamRequests } from '../db/schema/index.ts';
import { removeAbsences } from '../db/organizations/team-queries.ts';
import { newLinkSecret } from '../lib/link-secret.ts';
import { removeLostLinks, setSquads } from './membership.ts';

/** Somebody who accepted an invitation waits as long as a request to a team: a summer. */
const WAITING_DAYS = 90;
const DAY = 24 * 60 * 60_000;

/** A team without members: one that the player is about to ask. */
const noMembership = { membership: null, request: null };

/**
 * A player as the rules of guarding read it.
 *
 * @param player the locked account @param askedTeamId a team that the player is about to ask
 */
export async function loadGuardedPlayer(
  query: Queryable,
  player: AccountRow,
  now: Date,
  askedTeamId: number | null = null,
): Promise<GuardedPlayer> {
  const { accountId: playerId, birthDate, birthYear, adultFrom } = player;
  const { circleMembers, guardianIds, askedGuardianIds, circleAgreements } = player;
  const joined = await query.select().from(teamPlayers).where(eq(teamPlayers.accountId, playerId));
  const asked = await query
    .select()
    .from(teamRequests)
    .where(and(eq(teamRequests.accountId, playerId), eq(teamRequests.role, 'player')));
  const ids = [...joined, ...asked].map(({ organizationId }) => organizationId);
  const teamIds = [...new Set(askedTeamId === null ? ids : [...ids, askedTeamId])];
  const coaches = await listCoachIds(query, teamIds);
  const waiting = await query
    .select({ memberId: circleInvitations.memberId, level: circleInvitations.level })
    .from(circleInvitations)
    .where(
      and(
        eq(circleInvitations.accountId, playerId),
        isNotNull(circleInvitations.acceptedAt),
        gt(circleInvitations.expiresAt, now),
      ),
    );
  return {
    playerId,
    age: { birthDate, birthYear, adultFrom },
    circle: { circleMembers, guardianIds, askedGuardianIds },
    waiting: waiting.flatMap(({ memberId, level }) => (memberId === null ? [] : [{ memberId, level }])),
    agreements: circleAgreements,
    teams: teamIds.map((organizationId) => {
      const membership = joined.find((team) => team.organizationId === organizationId);
      const request = asked.find((team) => team.organizationId === organizationId);
      const coachIds = coaches.filter((one) => one.organizationId === organizationId).map(({ accountId }) => accountId);
      return {
        ...{ organizationId, ...noMembership, coachIds },
        ...(membership === undefined ? {} : { membership: { level: membership.level, agreedBy: membership.agreedBy } }),
        ...(request === undefined
          ? {}
          : {
              request: { level: request.level, agreedBy: request.agreedBy, wasMember: request.memberSince !== null },
            }),
      };
    }),
  };
}

async function listCoachIds(query: Queryable, organizationIds: readonly number[]) {
  if (organizationIds.length === 0) return [];
  return query
    .select({ accountId: teamCoaches.accountId, organizationId: teamCoaches.organizationId })
    .from(teamCoaches)
    .where(inArray(teamCoaches.organizationId, [...organizationIds]));
}

/** Those of some people who coach a team, or ask to. */
export async function findCoaching(
  query: Queryable,
  accountIds: readonly AccountId[],
): Promise<ReadonlySet<AccountId>> {
  if (accountIds.length === 0) return new Set();
  const ids = [...new Set(accountIds)];
  const coaches = await query
    .select({ accountId: teamCoaches.accountId })
    .from(teamCoaches)
    .where(inArray(teamCoaches.accountId, ids));
  const asking = await query
    .select({ accountId: teamRequests.accountId })
    .from(teamRequests)
    .where(and(inArray(teamRequests.accountId, ids), eq(teamRequests.role, 'coach')));
  return new Set([...coaches, ...asking].map(({ accountId }) => accountId));
}

/** What some people have said of their age. */
export async function findAges(
  query: Queryable,
  accountIds: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, Age>> {
  if (accountIds.length === 0) return new Map();
  const { accountId, birthDate, birthYear, adultFrom } = accounts;
  const rows = await query
    .select({ accountId, birthDate, birthYear, adultFrom })
    .from(accounts)
    .where(inArray(accountId, [...new Set(accountIds)]));
  return new Map(rows.map((row) => [row.accountId, row]));
}

/** Stores what an action has changed of a locked player, and ends what was made by those who lost their access. */
export async function storeGuardedPlayer(
  tx: Queryable,
  before: GuardedPlayer,
  after: GuardedPlayer,
  { now, rosterId }: { readonly now: Date; readonly rosterId: number | null },
): Promise<void> {
  await storeColumns(tx, after);
  await storeWaiting(tx, before, after, now);
  for (const team of after.teams) {
    const known = before.teams.find(({ organizationId }) => organizationId === team.organizationId);
    await storeTeam(tx, after.playerId, known ?? { ...team, ...noMembership }, team, { now, rosterId });
  }
  const members = membersOf(after.circle);
  for (const memberId of membersOf(before.circle)) {
    if (!members.includes(memberId)) await removeLostLinks(tx, memberId, after.playerId);
  }
}

async function storeColumns(tx: Queryable, { playerId, age, circle, agreements }: GuardedPlayer): Promise<void> {
  const memberIds = [...membersOf(circle)];
  const { contactReceiverId, contactAgreedId } = accounts;
  await tx
    .update(accounts)
    .set({
      ...age,
      ...circleColumnsOf(circle),
      guardianIds: [...circle.guardianIds],
      askedGuardianIds: [...circle.askedGuardianIds],
      circleAgreements: agreements,
      // A member who leaves receives no more messages, even if they come back.
      contactReceiverId: sql`CASE WHEN ${contactReceiverId} = ANY(${sql.param([...memberIds, playerId])}::int[])
        THEN ${contactReceiverId} END`,
      contactAgreedId: sql`CASE WHEN ${contactAgreedId} = ANY(${sql.param(memberIds)}::int[])
        THEN ${contactAgreedId} END`,
      dataVersion: sql`${accounts.dataVersion} + 1`,
    })
    .where(eq(accounts.accountId, playerId));
}

/** A waiting member is stored as an accepted invitation. */
async function storeWaiting(tx: Queryable, before: GuardedPlayer, after: GuardedPlayer, now: Date): Promise<void> {
  const { playerId: accountId } = after;
  const isIn = ({ waiting }: GuardedPlayer, { memberId, level }: GuardedPlayer['waiting'][number]) =>
    waiting.some((one) => one.memberId === memberId && one.level === level);
  for (const gone of before.waiting.filter((one) => !isIn(after, one))) {
    await removeWaitingInvitations(tx, accountId, gone.memberId);
  }
  for (const { memberId, level } of after.waiting.filter((one) => !isIn(before, one))) {
    await storeInvitation(tx, {
      ...{ accountId, invitationId: randomUUID(), memberId, level, isForGuardian: false },
      // Nobody has this secret: the row is a place in a list.
      secretHash: hashOfInvitation(newLinkSecret(), level),
      ...{ createdAt: now, acceptedAt: now, declinedAt: now },
      expiresAt: new Date(now.getTime() + WAITING_DAYS * DAY),
    });
  }
}

async function storeTeam(
  tx: Queryable,
  accountId: AccountId,
  before: PlayersTeam,
  after: PlayersTeam,
  { now, rosterId }: { readonly now: Date; readonly rosterId: number | null },
): Promise<void> {
  const { organizationId, membership, request } = after;
  if (before.membership === membership && before.request === request) return;
  const isPlayer = and(eq(teamPlayers.accountId, accountId), eq(teamPlayers.organizationId, organizationId));
  const isRequest = and(eq(teamRequests.accountId, accountId), eq(teamRequests.organizationId, organizationId));
  const [player] = await tx.select().from(teamPlayers).where(isPlayer);
  const [asked] = await tx.select().from(teamRequests).where(isRequest);
  const since = player?.since ?? asked?.memberSince ?? now;
  await tx.delete(teamPlayers).where(isPlayer);
  if (membership !== null) await tx.insert(teamPlayers).values({ accountId, organizationId, since, ...membership });
  await tx.delete(teamRequests).where(isRequest);
  if (request !== null) {
    const { level, agreedBy, wasMember } = request;
    await tx.insert(teamRequests).values({
      ...{ accountId, organizationId, role: 'player' as const, level, agreedBy },
      rosterId: asked?.rosterId ?? rosterId,
      requestedAt: asked !== undefined && asked.level === level ? asked.requestedAt : now,
      memberSince: wasMember ? since : null,
      guardianAgreedAt: agreedBy === null ? null : (asked?.guardianAgreedAt ?? now),
    });
  } else if (membership === null) {
    await setSquads(tx, organizationId, accountId, []);
    await removeAbsences(tx, organizationId, accountId);
  }
  if (membership === null) {
    for (const coachId of after.coachIds) await removeLostLinks(tx, coachId, accountId);
  }
}
