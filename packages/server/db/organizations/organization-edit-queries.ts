import type { OrganizationChange, RosterChange } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { and, asc, eq, max, ne, sql } from 'drizzle-orm';
import { foldedNames } from '../accounts/searchable-queries.ts';
import { incrementDataVersion } from '../data-version.ts';
import { useOneConnectionEach } from '../cluster/one-connection-each.ts';
import type { Queryable } from '../database.ts';
import { organizationColumns, shortNameColumns, shortNameOf } from './short-name.ts';
import { organizations, rosters } from '../schema/index.ts';

/** Max listed organizations: as many as one page can show. */
const MAX_LISTED = 500;

export async function listOrganizations(query: Queryable) {
  return query
    .select({
      organizationId: organizations.organizationId,
      name: organizations.name,
      shortName: shortNameOf,
      color: organizations.color,
      secondColor: organizations.secondColor,
      memberCount: sql<number>`(SELECT count(DISTINCT member) FROM ${rosters} r, unnest(r.member_account_ids) AS member
        WHERE r.organization_id = organizations.organization_id)`,
    })
    .from(organizations)
    .orderBy(asc(organizations.name), asc(organizations.organizationId))
    .limit(MAX_LISTED);
}

export async function findOrganizationById(query: Queryable, organizationId: number) {
  const [row] = await query
    .select(organizationColumns)
    .from(organizations)
    .where(eq(organizations.organizationId, organizationId));
  return row ?? null;
}

export async function listRosters(query: Queryable, organizationId: number) {
  return query.select().from(rosters).where(eq(rosters.organizationId, organizationId)).orderBy(asc(rosters.rosterId));
}

/** Whether another organization has a short name, in any case. */
export async function isShortNameTaken(query: Queryable, shortName: string, exceptId: number | null): Promise<boolean> {
  const rows = await query
    .select({ organizationId: organizations.organizationId })
    .from(organizations)
    .where(
      and(
        sql`lower(${shortNameOf}) = lower(${shortName})`,
        exceptId === null ? undefined : ne(organizations.organizationId, exceptId),
      ),
    );
  return rows.length > 0;
}

/** An arbitrary id of an advisory lock. */
const ORGANIZATIONS_LOCK = 7_305_517;

/** Serializes changes of organizations until the transaction ends: they are rare. The first statement of it. */
export async function lockOrganizations(query: Queryable): Promise<void> {
  await useOneConnectionEach(query);
  await query.execute(sql`SELECT pg_advisory_xact_lock(${ORGANIZATIONS_LOCK})`);
}

/** Stores a new organization under the next id, which it returns. */
export async function insertOrganization(
  query: Queryable,
  { shortName, hasPublicPage = true, ...change }: OrganizationChange & { readonly hasPublicPage?: boolean },
): Promise<number> {
  const [last] = await query.select({ id: max(organizations.organizationId) }).from(organizations);
  const organizationId = (last?.id ?? 0) + 1;
  await query.insert(organizations).values({
    ...{ ...change, organizationId, hasPublicPage },
    ...namesOf({ organizationId, hasPublicPage }, change.name, shortName),
  });
  return organizationId;
}

export async function changeOrganization(
  query: Queryable,
  organizationId: number,
  { shortName, ...change }: Partial<OrganizationChange> & Pick<OrganizationChange, 'name' | 'shortName'>,
): Promise<void> {
  const organization = await findOrganizationById(query, organizationId);
  if (organization === null) return;
  await query
    .update(organizations)
    .set({
      ...change,
      ...namesOf(organization, change.name, shortName),
      revision: sql`${organizations.revision} + 1`,
    })
    .where(eq(organizations.organizationId, organizationId));
}

/** The columns by which an organization is found; a team without a public page is found by nobody. */
const namesOf = (
  organization: Parameters<typeof shortNameColumns>[0],
  name: string,
  shortName: string,
): Pick<typeof organizations.$inferInsert, 'shortName' | 'teamShortName' | 'foldedNames'> => ({
  ...shortNameColumns(organization, shortName),
  foldedNames: organization.hasPublicPage ? foldedNames(name, shortName) : '',
});

/** Stores an empty roster under the next id of its organization, which it returns. */
export async function insertRoster(query: Queryable, organizationId: number, change: RosterChange): Promise<number> {
  const [last] = await query
    .select({ id: max(rosters.rosterId) })
    .from(rosters)
    .where(eq(rosters.organizationId, organizationId));
  const rosterId = (last?.id ?? 0) + 1;
  await query.insert(rosters).values({ ...change, organizationId, rosterId, memberAccountIds: [] });
  return rosterId;
}

export async function storeMembers(
  query: Queryable,
  { organizationId, rosterId }: Pick<typeof rosters.$inferSelect, 'organizationId' | 'rosterId'>,
  memberAccountIds: readonly AccountId[],
): Promise<void> {
  await query
    .update(rosters)
    .set({ memberAccountIds: [...memberAccountIds] })
    .where(and(eq(rosters.organizationId, organizationId), eq(rosters.rosterId, rosterId)));
}

/** Increments the versions of members, whose pages show the colors of their organization; in the order of their ids. */
export async function incrementVersions(query: Queryable, accountIds: readonly AccountId[]): Promise<void> {
  for (const accountId of [...new Set(accountIds)].sort((a, b) => a - b)) await incrementDataVersion(query, accountId);
}
