import type { PgTable } from 'drizzle-orm/pg-core';
import { eq, sql } from 'drizzle-orm';
import { findAccountByKey, usernameKey } from '../db/accounts/account-keys.ts';
import { findAccount } from '../db/accounts/account-queries.ts';
import { useOneConnectionEach } from '../db/cluster/one-connection-each.ts';
import type { Queryable } from '../db/database.ts';
import { accounts, seedMarkers } from '../db/schema/index.ts';

/** An arbitrary id of an advisory lock. */
const SEED_LOCK = 7_305_513;

/** Serializes seeding by servers that start together, until the transaction ends. */
export async function lockSeeding(query: Queryable): Promise<void> {
  await useOneConnectionEach(query);
  await query.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
}

/** Whether there is an account or any seeded data. */
export async function hasAnything(query: Queryable): Promise<boolean> {
  const markers = await query.select({ name: seedMarkers.name }).from(seedMarkers).limit(1);
  const found = await query.select({ accountId: accounts.accountId }).from(accounts).limit(1);
  return markers.length + found.length > 0;
}

/** The marker of the demo world. */
export const DEMO_WORLD = 'demoWorld';

/** Whether a database contains the demo world; also for one without a schema. */
export async function hasDemoWorld(query: Queryable): Promise<boolean> {
  if (!(await hasTable(query, 'seed_markers'))) return false;
  const found = await query.select().from(seedMarkers).where(eq(seedMarkers.name, DEMO_WORLD));
  return found.length > 0;
}

/** Whether a database contains an account; also for one without a schema. */
export async function hasAccounts(query: Queryable): Promise<boolean> {
  if (!(await hasTable(query, 'accounts'))) return false;
  const found = await query.select({ accountId: accounts.accountId }).from(accounts).limit(1);
  return found.length > 0;
}

async function hasTable(query: Queryable, name: string): Promise<boolean> {
  const { rows } = await query.execute<{ isThere: boolean }>(sql`SELECT to_regclass(${name}) IS NOT NULL AS "isThere"`);
  return rows[0]?.isThere === true;
}

export async function insertMarker(
  query: Queryable,
  name: string,
  details: Record<string, unknown>,
  seededAt: Date,
): Promise<void> {
  await query.insert(seedMarkers).values({ name, details, seededAt });
}

/** Rows per statement: limited by the 65,535 parameters of a statement, and by memory. */
const ROWS_AT_ONCE = 100;

export async function insertRows<T extends PgTable>(
  query: Queryable,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await query.insert(table).values([...rows.slice(start, start + ROWS_AT_ONCE)]);
  }
}

/** Later accounts get ids after the seeded ones. */
export async function continueAccountIds(query: Queryable, lastId: number): Promise<void> {
  await query.execute(sql`SELECT setval('account_ids', ${lastId})`);
}

/** Phone numbers of accounts by username. */
export async function findPhoneNumbers(
  query: Queryable,
  usernames: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const found = new Map<string, string | null>();
  for (const username of usernames) {
    const accountId = await findAccountByKey(query, usernameKey(username));
    const account = accountId === null ? null : await findAccount(query, accountId);
    if (account !== null) found.set(username, account.phoneNumber);
  }
  return found;
}
