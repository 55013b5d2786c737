import { and, arrayContains, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { AccountId } from '@strokebook/golf/access';
import type { SchoolColors } from '@strokebook/golf/organization';
import type { Queryable } from '../database.ts';
import { organizations, rosters } from '../schema/index.ts';

/** Finds an organization by its short name, ignoring case (ORG-08); null if missing. */
export async function findOrganization(query: Queryable, shortName: string) {
  const [row] = await query
    .select()
    .from(organizations)
    .where(sql`lower(${organizations.shortName}) = lower(${shortName})`);
  return row ?? null;
}

/** Null if missing. */
export async function findOrganizationName(query: Queryable, organizationId: number): Promise<string | null> {
  const [row] = await query
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.organizationId, organizationId));
  return row?.name ?? null;
}

/** The rosters of an organization, in the order of their ids. */
export const listRosters = (query: Queryable, organizationId: number) =>
  query.select().from(rosters).where(eq(rosters.organizationId, organizationId)).orderBy(asc(rosters.rosterId));

/** The colors of the first of a player's organizations that has some; null without one. */
export async function findSchoolColors(query: Queryable, accountId: AccountId): Promise<SchoolColors | null> {
  const [row] = await query
    .select({ first: organizations.color, second: organizations.secondColor })
    .from(rosters)
    .innerJoin(organizations, eq(organizations.organizationId, rosters.organizationId))
    .where(and(arrayContains(rosters.memberAccountIds, [accountId]), isNotNull(organizations.color)))
    .orderBy(asc(organizations.organizationId))
    .limit(1);
  return row?.first == null ? null : { first: row.first, second: row.second };
}

/** A roster's name, else that of its group, else its id (DATA-O5). */
export const rosterName = ({
  rosterId,
  name,
  groupName,
}: Pick<typeof rosters.$inferSelect, 'rosterId' | 'name' | 'groupName'>): string =>
  name ?? groupName ?? `Roster ${rosterId}`;
