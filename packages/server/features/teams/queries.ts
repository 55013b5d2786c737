import type { AccountId, AskedLevel } from '@strokebook/golf/access';
import { and, asc, count, eq, gt, lte } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import {
  accounts,
  organizations,
  rosters,
  teamCoaches,
  teamLinks,
  teamPlaces,
  teamPlayers,
  teamRequests,
} from '../../db/schema/index.ts';

export type TeamRequest = typeof teamRequests.$inferSelect;

export const listPlaces = (query: Queryable, organizationId: number) =>
  query
    .select()
    .from(teamPlaces)
    .where(eq(teamPlaces.organizationId, organizationId))
    .orderBy(asc(teamPlaces.name), asc(teamPlaces.placeId));

/** Links of a team that have not expired, oldest first. */
export const listLinks = (query: Queryable, organizationId: number, now: Date) =>
  query
    .select()
    .from(teamLinks)
    .where(and(eq(teamLinks.organizationId, organizationId), gt(teamLinks.expiresAt, now)))
    .orderBy(asc(teamLinks.createdAt), asc(teamLinks.linkId));

/** The link of a secret that has not expired, with its team; null if there is none. */
export async function findLink(query: Queryable, secretHash: string, now: Date) {
  const [row] = await query
    .select({
      organizationId: teamLinks.organizationId,
      role: teamLinks.role,
      rosterId: teamLinks.rosterId,
      level: teamLinks.level,
      name: organizations.name,
      squad: rosters.name,
    })
    .from(teamLinks)
    .innerJoin(organizations, eq(organizations.organizationId, teamLinks.organizationId))
    .leftJoin(
      rosters,
      and(eq(rosters.organizationId, teamLinks.organizationId), eq(rosters.rosterId, teamLinks.rosterId)),
    )
    .where(and(eq(teamLinks.secretHash, secretHash), gt(teamLinks.expiresAt, now)));
  return row ?? null;
}

/** The requests to join a team with who asks, oldest first. */
export const listRequests = (query: Queryable, organizationId: number) =>
  query
    .select({
      accountId: accounts.accountId,
      username: accounts.username,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      email: accounts.email,
      emailConfirmedAt: accounts.emailConfirmedAt,
      birthDate: accounts.birthDate,
      birthYear: accounts.birthYear,
      adultFrom: accounts.adultFrom,
      role: teamRequests.role,
      level: teamRequests.level,
      rosterId: teamRequests.rosterId,
      requestedAt: teamRequests.requestedAt,
      agreedBy: teamRequests.agreedBy,
      memberSince: teamRequests.memberSince,
    })
    .from(teamRequests)
    .innerJoin(accounts, eq(accounts.accountId, teamRequests.accountId))
    .where(eq(teamRequests.organizationId, organizationId))
    .orderBy(asc(teamRequests.requestedAt), asc(teamRequests.accountId));

export async function countRequests(query: Queryable, organizationId: number): Promise<number> {
  const [row] = await query
    .select({ number: count() })
    .from(teamRequests)
    .where(eq(teamRequests.organizationId, organizationId));
  return row?.number ?? 0;
}

const isRequest = (organizationId: number, accountId: AccountId) =>
  and(eq(teamRequests.accountId, accountId), eq(teamRequests.organizationId, organizationId));

export async function findRequest(
  query: Queryable,
  organizationId: number,
  accountId: AccountId,
): Promise<TeamRequest | null> {
  const [row] = await query.select().from(teamRequests).where(isRequest(organizationId, accountId));
  return row ?? null;
}

/** Stores a request to coach, in place of an earlier one of the same person to the same team. */
export async function storeRequest(query: Queryable, request: typeof teamRequests.$inferInsert): Promise<void> {
  await removeRequest(query, request.organizationId, request.accountId);
  await query.insert(teamRequests).values(request);
}

export async function removeRequest(
  query: Queryable,
  organizationId: number,
  accountId: AccountId,
): Promise<TeamRequest | null> {
  const [removed] = await query.delete(teamRequests).where(isRequest(organizationId, accountId)).returning();
  return removed ?? null;
}

/** The teams that an account has joined, coaches, or has asked to join. */
export async function listMemberships(query: Queryable, accountId: AccountId) {
  const joined = await query.select().from(teamPlayers).where(eq(teamPlayers.accountId, accountId));
  const coached = await query.select().from(teamCoaches).where(eq(teamCoaches.accountId, accountId));
  const asked = await query.select().from(teamRequests).where(eq(teamRequests.accountId, accountId));
  return { joined, coached, asked };
}

export async function storeCoach(query: Queryable, coach: typeof teamCoaches.$inferInsert): Promise<void> {
  await query
    .insert(teamCoaches)
    .values(coach)
    .onConflictDoUpdate({
      target: [teamCoaches.accountId, teamCoaches.organizationId],
      set: { isHead: coach.isHead },
    });
}

export async function removeCoach(query: Queryable, organizationId: number, accountId: AccountId): Promise<void> {
  await query
    .delete(teamCoaches)
    .where(and(eq(teamCoaches.accountId, accountId), eq(teamCoaches.organizationId, organizationId)));
}

export async function removePlace(query: Queryable, organizationId: number, placeId: string): Promise<void> {
  await query
    .delete(teamPlaces)
    .where(and(eq(teamPlaces.organizationId, organizationId), eq(teamPlaces.placeId, placeId)));
}

export async function storePlaces(query: Queryable, places: (typeof teamPlaces.$inferInsert)[]): Promise<void> {
  if (places.length > 0) await query.insert(teamPlaces).values(places);
}

export async function storeLink(query: Queryable, link: typeof teamLinks.$inferInsert): Promise<void> {
  await query.insert(teamLinks).values(link);
}

export async function storeLinkLevel(
  query: Queryable,
  organizationId: number,
  linkId: string,
  level: AskedLevel,
): Promise<void> {
  await query
    .update(teamLinks)
    .set({ level })
    .where(and(eq(teamLinks.organizationId, organizationId), eq(teamLinks.linkId, linkId)));
}

export async function removeLink(query: Queryable, organizationId: number, linkId: string): Promise<void> {
  await query.delete(teamLinks).where(and(eq(teamLinks.organizationId, organizationId), eq(teamLinks.linkId, linkId)));
}

export async function removeExpiredLinks(query: Queryable, organizationId: number, now: Date): Promise<void> {
  await query.delete(teamLinks).where(and(eq(teamLinks.organizationId, organizationId), lte(teamLinks.expiresAt, now)));
}

export async function removeSquad(query: Queryable, organizationId: number, rosterId: number): Promise<void> {
  await query.delete(rosters).where(and(eq(rosters.organizationId, organizationId), eq(rosters.rosterId, rosterId)));
}

export async function renameSquad(
  query: Queryable,
  organizationId: number,
  rosterId: number,
  name: string,
): Promise<void> {
  await query
    .update(rosters)
    .set({ name })
    .where(and(eq(rosters.organizationId, organizationId), eq(rosters.rosterId, rosterId)));
}
