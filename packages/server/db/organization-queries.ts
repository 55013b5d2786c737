import { eq, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { organizations } from './schema/index.ts';

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
