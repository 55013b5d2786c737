import type { AccountId } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { and, asc, eq, getTableColumns, inArray, isNotNull } from 'drizzle-orm';
import { type AccountRow, withCircle } from '../accounts/circle-codec.ts';
import type { Queryable } from '../database.ts';
import { shortNameOf } from './short-name.ts';
import { accounts, organizations, teamAbsences, teamCoaches, teamPlayers, teamRequests } from '../schema/index.ts';

/** The teams that an account coaches, by name. */
export async function findCoachedTeams(query: Queryable, accountId: AccountId) {
  return query
    .select({
      organizationId: organizations.organizationId,
      name: organizations.name,
      shortName: shortNameOf,
      isHead: teamCoaches.isHead,
    })
    .from(teamCoaches)
    .innerJoin(organizations, eq(organizations.organizationId, teamCoaches.organizationId))
    .where(eq(teamCoaches.accountId, accountId))
    .orderBy(asc(organizations.name), asc(organizations.organizationId));
}

export async function findTeamNames(
  query: Queryable,
  organizationIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const found = await query
    .select({ organizationId: organizations.organizationId, name: organizations.name })
    .from(organizations)
    .where(inArray(organizations.organizationId, [...organizationIds]));
  return new Map(found.map(({ organizationId, name }) => [organizationId, name]));
}

/** The coaches of some teams, head coaches first. */
export async function listCoaches(query: Queryable, organizationIds: readonly number[]) {
  if (organizationIds.length === 0) return [];
  const found = await query
    .select({
      organizationId: teamCoaches.organizationId,
      accountId: accounts.accountId,
      username: accounts.username,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      isHead: teamCoaches.isHead,
    })
    .from(teamCoaches)
    .innerJoin(accounts, eq(accounts.accountId, teamCoaches.accountId))
    .where(inArray(teamCoaches.organizationId, [...organizationIds]));
  return found
    .map(({ firstName, lastName, ...coach }) => ({ ...coach, fullName: fullName({ firstName, lastName }) }))
    .sort((a, b) => Number(b.isHead) - Number(a.isHead) || a.accountId - b.accountId);
}

/** The players who have joined a team. */
export async function findPlayers(query: Queryable, organizationId: number): Promise<readonly AccountRow[]> {
  const found = await query
    .select(getTableColumns(accounts))
    .from(teamPlayers)
    .innerJoin(accounts, eq(accounts.accountId, teamPlayers.accountId))
    .where(eq(teamPlayers.organizationId, organizationId));
  return found.map(withCircle);
}

/** The ids of the players who have joined one of some teams. */
export async function listJoinedIds(
  query: Queryable,
  organizationIds: readonly number[],
): Promise<readonly AccountId[]> {
  if (organizationIds.length === 0) return [];
  const found = await query
    .select({ accountId: teamPlayers.accountId })
    .from(teamPlayers)
    .where(inArray(teamPlayers.organizationId, [...organizationIds]));
  return found.map(({ accountId }) => accountId);
}

/** Forgets when and why a player who leaves a team could not come (TEAM-20). */
export async function removeAbsences(query: Queryable, organizationId: number, accountId: AccountId): Promise<void> {
  await query
    .delete(teamAbsences)
    .where(and(eq(teamAbsences.accountId, accountId), eq(teamAbsences.organizationId, organizationId)));
}

/** Ends the access of a team's coaches to a player who leaves it; false if the player had not joined. */
export async function removeTeamPlayer(
  query: Queryable,
  organizationId: number,
  accountId: AccountId,
): Promise<boolean> {
  const { rowCount } = await query
    .delete(teamPlayers)
    .where(and(eq(teamPlayers.accountId, accountId), eq(teamPlayers.organizationId, organizationId)));
  await removeAbsences(query, organizationId, accountId);
  // A member who waits for a guardian to give more, or to stay, is out as well.
  await query
    .delete(teamRequests)
    .where(
      and(
        eq(teamRequests.accountId, accountId),
        eq(teamRequests.organizationId, organizationId),
        isNotNull(teamRequests.memberSince),
      ),
    );
  return rowCount === 1;
}

/** The players who have joined a team or ask to. */
export async function listPlayerIds(query: Queryable, organizationId: number): Promise<readonly AccountId[]> {
  const joined = await query
    .select({ id: teamPlayers.accountId })
    .from(teamPlayers)
    .where(eq(teamPlayers.organizationId, organizationId));
  const asking = await query
    .select({ id: teamRequests.accountId })
    .from(teamRequests)
    .where(and(eq(teamRequests.organizationId, organizationId), eq(teamRequests.role, 'player')));
  return [...new Set([...joined, ...asking].map(({ id }) => id))];
}
