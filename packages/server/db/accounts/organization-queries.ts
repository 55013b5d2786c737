import { and, arrayContains, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { AccountId } from '@strokebook/golf/access';
import type { SchoolColors } from '@strokebook/golf/organization';
import type { Queryable } from '../database.ts';
import { organizationColumns } from '../organizations/short-name.ts';
import { organizations, rosters } from '../schema/index.ts';

/** Finds an organization with a public page by its short name, ignoring case (ORG-08); null if there is none. */
export async function findOrganization(query: Queryable, shortName: string) {
  const [row] = await query
    .select(organizationColumns)
    .from(organizations)
    .where(and(sql`lower(${organizations.shortName}) = lower(${shortName})`, organizations.hasPublicPage));
  return row ?? null;
}

/** Null if missing. */
export async function findOrganizationName(query: Queryable, organizationId: number) {
  const [row] = await query
    .select({ name: organizations.name, hasPublicPage: organizations.hasPublicPage })
    .from(organizations)
    .where(eq(organizations.organizationId, organizationId));
  return row ?? null;
}

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
