import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

/** Accounts of one sitemap: a range of ids, so that no sitemap moves when an account comes or goes. */
const SITEMAP_SPAN = 10_000;

/** Whom everyone may find, as search has it, and who has said who they are. */
const listed = sql`searchable_accounts s JOIN accounts a USING (account_id) WHERE a.has_chosen_name`;

/** The numbers of the sitemaps that have any account in them, in order. */
export async function findSitemapNumbers(query: Queryable): Promise<readonly number[]> {
  const { rows } = await query.execute<{ number: number }>(
    sql`SELECT DISTINCT a.account_id / ${sql.raw(String(SITEMAP_SPAN))} AS number FROM ${listed} ORDER BY 1`,
  );
  return rows.map(({ number }) => number);
}

/** Usernames of the public profiles of one sitemap, in the order of their ids. */
export async function findPublicUsernames(query: Queryable, number: number): Promise<readonly string[]> {
  const { rows } = await query.execute<{ username: string }>(
    sql`SELECT a.username FROM ${listed}
      AND a.account_id >= ${number * SITEMAP_SPAN} AND a.account_id < ${(number + 1) * SITEMAP_SPAN}
      ORDER BY a.account_id`,
  );
  return rows.map(({ username }) => username);
}

/** Short names of all organizations. */
export async function findOrganizationNames(query: Queryable): Promise<readonly string[]> {
  const { rows } = await query.execute<{ short_name: string }>(
    sql`SELECT short_name FROM organizations ORDER BY organization_id`,
  );
  return rows.map((row) => row.short_name);
}
