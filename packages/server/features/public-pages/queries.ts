import { sql } from 'drizzle-orm';
import { type AccountId, type AccountAccess, SHARED_WITH_NOBODY } from '@strokebook/golf/access';
import { readSettings, type SettingRow, settingsOfAccount } from '../../db/accounts/access-queries.ts';
import type { Queryable } from '../../db/database.ts';

/** Range of account ids per sitemap, fixed so that a sitemap does not change when other accounts do. */
const SITEMAP_SPAN = 10_000;

/** The accounts that search lists. */
const listed = sql`searchable_accounts s JOIN accounts a USING (account_id)`;

type ListedProfile = { readonly username: string; readonly access: AccountAccess };

/** The numbers of non-empty sitemaps, in order. */
export async function findSitemapNumbers(query: Queryable): Promise<readonly number[]> {
  const { rows } = await query.execute<{ number: number }>(
    sql`SELECT DISTINCT a.account_id / ${sql.raw(String(SITEMAP_SPAN))} AS number FROM ${listed} ORDER BY 1`,
  );
  return rows.map(({ number }) => number);
}

/** Public profiles of one sitemap in the order of their ids, with their settings. */
export async function findListedProfiles(query: Queryable, number: number): Promise<readonly ListedProfile[]> {
  const { rows } = await query.execute<{ account_id: AccountId; username: string; settings: SettingRow[] | null }>(
    sql`SELECT a.account_id, a.username, ${settingsOfAccount(null)} AS settings FROM ${listed}
      WHERE a.account_id >= ${number * SITEMAP_SPAN} AND a.account_id < ${(number + 1) * SITEMAP_SPAN}
      ORDER BY a.account_id`,
  );
  return rows.map(({ account_id: accountId, username, settings }) => ({
    username,
    access: { accountId, ...SHARED_WITH_NOBODY, allowPublicSite: true, settings: readSettings(settings) },
  }));
}

/** Short names of all organizations with a public page. */
export async function findOrganizationNames(query: Queryable): Promise<readonly string[]> {
  const { rows } = await query.execute<{ short_name: string }>(
    sql`SELECT short_name FROM organizations WHERE has_public_page ORDER BY organization_id`,
  );
  return rows.map((row) => row.short_name);
}
