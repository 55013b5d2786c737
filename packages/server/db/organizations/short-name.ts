import { getTableColumns, sql } from 'drizzle-orm';
import { organizations } from '../schema/index.ts';

/** The short name of an organization, with or without a page that everyone can open. */
export const shortNameOf = sql<string>`coalesce(${organizations.teamShortName}, ${organizations.shortName})`;

/** The columns of an organization, with its short name. */
export const organizationColumns = { ...getTableColumns(organizations), shortName: shortNameOf };

/**
 * The columns for a short name. A server from before there were teams opens a page for every organization and finds it by
 * `shortName`: that of a team without such a page is longer than any address that a server takes.
 */
export const shortNameColumns = (
  { organizationId, hasPublicPage }: Pick<typeof organizations.$inferSelect, 'organizationId' | 'hasPublicPage'>,
  shortName: string,
): Pick<typeof organizations.$inferSelect, 'shortName' | 'teamShortName'> =>
  hasPublicPage
    ? { shortName, teamShortName: null }
    : { shortName: `${'-'.repeat(200)}${organizationId}`, teamShortName: shortName };
