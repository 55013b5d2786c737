import type { AuditEvent, NoticeKind } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { and, asc, eq } from 'drizzle-orm';
import { NO_ORIGIN, recordAuditEvent } from '../accounts/audit-queries.ts';
import { incrementDataVersion } from '../data-version.ts';
import type { Queryable } from '../database.ts';
import { tell } from '../notices/tell.ts';
import {
  organizations,
  qualifiers,
  rosters,
  teamCoaches,
  teamLinks,
  teamMeans,
  teamPlaces,
  teamAbsences,
  teamEvents,
  teamPlayers,
  teamRequests,
} from '../schema/index.ts';
import { findOrganizationById } from './organization-edit-queries.ts';
import { findCoachedTeams, listCoaches, listJoinedIds } from './team-queries.ts';

/** A notice that is told after the change, or in its transaction if that has locked the accounts of `listTeamPeople`. */
export type TeamNotice = {
  readonly toId: AccountId;
  readonly kind: Extract<NoticeKind, 'teamOver' | 'teamRoleChanged' | 'ownCoachAdded'>;
  readonly team: { readonly organizationId: number; readonly name: string };
  readonly isHead?: boolean;
};

/** Tells each person of a change of a team. */
export async function tellTeamNotices(
  tx: Queryable,
  notices: readonly TeamNotice[],
  { at, byId }: { readonly at: Date; readonly byId: AccountId },
): Promise<void> {
  for (const { toId, kind, team, isHead } of notices) {
    await tell(tx, toId, { kind, at, byId, details: { team, ...(isHead === undefined ? {} : { isHead }) } });
  }
}

/** Everybody whom the end of a team, or another head coach, is told: its coaches, players and who waits to join. */
export async function listTeamPeople(query: Queryable, organizationId: number): Promise<readonly AccountId[]> {
  const waiting = await query
    .select({ accountId: teamRequests.accountId })
    .from(teamRequests)
    .where(eq(teamRequests.organizationId, organizationId));
  const coaches = await listCoaches(query, [organizationId]);
  const ids = [...coaches, ...waiting].map(({ accountId }) => accountId);
  return [...new Set([...ids, ...(await listJoinedIds(query, [organizationId]))])].sort((a, b) => a - b);
}

/** The same of all teams that an account coaches. */
export async function listPeopleOfCoachedTeams(query: Queryable, accountId: AccountId): Promise<readonly AccountId[]> {
  const ids = new Set<AccountId>();
  for (const { organizationId } of await findCoachedTeams(query, accountId)) {
    for (const id of await listTeamPeople(query, organizationId)) ids.add(id);
  }
  return [...ids];
}

/**
 * What follows for a team whose coach has gone, whichever way: by leaving, by deleting the account, or by a merge. Without
 * another coach it ends, with its links, requests, memberships and the access of its coaches; a team with a public page
 * goes on under the product managers, without links. With other coaches and no head among them, who has coached longest
 * becomes head (TEAM-36). Those whom it touches have a line in their trail; returns what they are told.
 */
export async function settleCoaches(tx: Queryable, organizationId: number, at: Date): Promise<readonly TeamNotice[]> {
  const organization = await findOrganizationById(tx, organizationId);
  if (organization === null) return [];
  const team = { organizationId, name: organization.name };
  const [first, ...others] = await tx
    .select({ accountId: teamCoaches.accountId, isHead: teamCoaches.isHead })
    .from(teamCoaches)
    .where(eq(teamCoaches.organizationId, organizationId))
    .orderBy(asc(teamCoaches.since), asc(teamCoaches.accountId));
  if (first === undefined) return endTeam(tx, team, { hasPublicPage: organization.hasPublicPage, at });
  if ([first, ...others].some(({ isHead }) => isHead)) return [];
  const toId = first.accountId;
  await tx
    .update(teamCoaches)
    .set({ isHead: true })
    .where(and(eq(teamCoaches.accountId, toId), eq(teamCoaches.organizationId, organizationId)));
  await record(tx, toId, at, 'teamRoleChanged', { team: team.name, isHead: true });
  return [{ toId, kind: 'teamRoleChanged', team, isHead: true }];
}

async function endTeam(
  tx: Queryable,
  team: TeamNotice['team'],
  { hasPublicPage, at }: { readonly hasPublicPage: boolean; readonly at: Date },
): Promise<readonly TeamNotice[]> {
  const { organizationId } = team;
  await tx.delete(teamLinks).where(eq(teamLinks.organizationId, organizationId));
  if (hasPublicPage) return [];
  const people = await listTeamPeople(tx, organizationId);
  for (const toId of people) {
    await record(tx, toId, at, 'teamOver', { team: team.name });
    for (const table of [teamPlayers, teamRequests, teamAbsences]) {
      await tx.delete(table).where(and(eq(table.accountId, toId), eq(table.organizationId, organizationId)));
    }
  }
  for (const table of [teamPlaces, teamMeans, qualifiers, teamEvents, rosters, organizations]) {
    await tx.delete(table).where(eq(table.organizationId, organizationId));
  }
  return people.map((toId) => ({ toId, kind: 'teamOver', team }));
}

async function record(
  tx: Queryable,
  accountId: AccountId,
  at: Date,
  kind: 'teamOver' | 'teamRoleChanged' | 'teamCoachAdded',
  details: AuditEvent['details'],
): Promise<void> {
  await incrementDataVersion(tx, accountId);
  await recordAuditEvent(tx, accountId, { kind, at, origin: NO_ORIGIN, details });
}

/** Ends what a locked account coaches, before its rows are removed. */
export async function stopCoaching(tx: Queryable, accountId: AccountId, at: Date): Promise<readonly TeamNotice[]> {
  const notices: TeamNotice[] = [];
  for (const { organizationId } of await findCoachedTeams(tx, accountId)) {
    await tx
      .delete(teamCoaches)
      .where(and(eq(teamCoaches.accountId, accountId), eq(teamCoaches.organizationId, organizationId)));
    notices.push(...(await settleCoaches(tx, organizationId, at)));
  }
  return notices;
}

/** Somebody who coaches a team from now on, or is its head coach. */
export type NewCoach = {
  readonly team: TeamNotice['team'];
  readonly coach: { readonly accountId: AccountId; readonly username: string };
  readonly isHead: boolean;
  /** Who made them coach, by username, and further details of the line, such as a reason. */
  readonly details: AuditEvent['details'];
  readonly at: Date;
};

/**
 * Says in the trails of the players who have joined a team that somebody coaches it, to whom their pages open; returns
 * what they are told by `tellTeamNotices`, in the name of the new coach.
 */
export async function recordNewCoach(
  tx: Queryable,
  { team, coach, isHead, details, at }: NewCoach,
): Promise<readonly TeamNotice[]> {
  const joined = (await listJoinedIds(tx, [team.organizationId])).toSorted((a, b) => a - b);
  const players = joined.filter((accountId) => accountId !== coach.accountId);
  for (const accountId of players) {
    const said = { team: team.name, username: coach.username, accountId: coach.accountId, isHead, ...details };
    await record(tx, accountId, at, 'teamCoachAdded', said);
  }
  return players.map((toId) => ({ toId, kind: 'ownCoachAdded', team, isHead }));
}
