import { isSiteOpen } from './site-columns.ts';
import {
  type AccountId,
  type FeatureSetting,
  features,
  isSearchable,
  SHARED_WITH_NOBODY,
} from '@strokebook/golf/access';
import { fold } from '@strokebook/golf/format';
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database.ts';
import { lockAccount } from './hold-account.ts';
import { accounts, featureSettings, organizations, searchableAccounts } from '../schema/index.ts';
import { gramsOf, searchedName } from './search-grams.ts';

/** Increment it when folding, the grams or the selection of accounts change: all accounts are then rewritten, a few at a time. */
const SEARCH_VERSION = 4;
/** Two concurrent changes of names update the same row of counts one time in eight. */
const SHARDS = 8;
const ACCOUNTS_AT_ONCE = 500;

type NameRow = Pick<typeof searchableAccounts.$inferSelect, 'accountId' | 'foldedName' | 'grams'>;

/**
 * Updates the search data of accounts. Call it, with the accounts locked, after every write of a name, a profile type
 * or the visibility of a site, and after an account was deleted.
 */
export async function refreshSearchable(query: Queryable, accountIds: readonly AccountId[]): Promise<void> {
  const ids = [...new Set(accountIds)].sort((a, b) => a - b);
  for (let start = 0; start < ids.length; start += ACCOUNTS_AT_ONCE) {
    await refreshSome(query, ids.slice(start, start + ACCOUNTS_AT_ONCE));
  }
}

async function refreshSome(query: Queryable, ids: AccountId[]): Promise<void> {
  const before = await query.select().from(searchableAccounts).where(inArray(searchableAccounts.accountId, ids));
  const after = await findRows(query, ids);
  const known = new Map(before.map((row) => [row.accountId, keyOf(row)]));
  const kept = new Set(after.filter((row) => known.get(row.accountId) === keyOf(row)).map((row) => row.accountId));
  const removed = before.filter((row) => !kept.has(row.accountId));
  const added = after.filter((row) => !kept.has(row.accountId));
  if (removed.length > 0) {
    const removedIds = removed.map((row) => row.accountId);
    await query.delete(searchableAccounts).where(inArray(searchableAccounts.accountId, removedIds));
  }
  if (added.length > 0) await query.insert(searchableAccounts).values(added);
  await query.update(accounts).set({ searchVersion: SEARCH_VERSION }).where(inArray(accounts.accountId, ids));
  // Last, and in a fixed order, so that two transactions never deadlock.
  await moveCounts(query, removed, added);
}

/** An older version made other grams of the same name. */
const keyOf = ({ foldedName, grams }: NameRow): string => [foldedName, ...grams.toSorted()].join('\n');

async function findRows(query: Queryable, ids: AccountId[]): Promise<NameRow[]> {
  const found = await query
    .select({
      accountId: accounts.accountId,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      isOpenWithComingEvents: accounts.isOpenWithComingEvents,
      isOpenWithoutComingEvents: accounts.isOpenWithoutComingEvents,
      profileTypeIds: accounts.profileTypeIds,
      isWebsitePublic: featureSettings.isPublic,
    })
    .from(accounts)
    .leftJoin(
      featureSettings,
      and(eq(featureSettings.accountId, accounts.accountId), eq(featureSettings.featureId, features.website)),
    )
    // A new account has no name of its own yet (SEARCH-O5).
    .where(and(inArray(accounts.accountId, ids), accounts.hasChosenName));
  return found.flatMap(({ accountId, firstName, lastName, profileTypeIds, isWebsitePublic, ...site }) => {
    const allowPublicSite = isSiteOpen(site);
    const settings: FeatureSetting[] =
      isWebsitePublic === null ? [] : [{ featureId: features.website, isPublic: isWebsitePublic }];
    if (!isSearchable({ accountId, ...SHARED_WITH_NOBODY, allowPublicSite, settings }, profileTypeIds)) return [];
    const foldedName = searchedName(firstName, lastName);
    return [{ accountId, foldedName, grams: gramsOf(foldedName) }];
  });
}

async function moveCounts(query: Queryable, removed: readonly NameRow[], added: readonly NameRow[]): Promise<void> {
  const moves = new Map<string, number>();
  const move = (rows: readonly NameRow[], by: 1 | -1) => {
    for (const { accountId, grams } of rows) {
      for (const gram of grams) {
        const key = `${accountId % SHARDS}${gram}`;
        moves.set(key, (moves.get(key) ?? 0) + by);
      }
    }
  };
  move(removed, -1);
  move(added, 1);
  const changes = [...moves].filter(([, names]) => names !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  if (changes.length === 0) return;
  const change = JSON.stringify(changes.map(([key, names]) => [key.slice(1), Number(key[0]), names]));
  await query.execute(sql`
    INSERT INTO search_gram_counts AS c (gram, shard, names)
    SELECT value->>0, (value->>1)::smallint, (value->>2)::integer
    FROM jsonb_array_elements(${change}::jsonb) WITH ORDINALITY AS changes(value, place) ORDER BY place
    ON CONFLICT (gram, shard) DO UPDATE SET names = c.names + excluded.names`);
}

/** Fills missing search columns of organizations that everyone may find. */
export async function refreshSearchableOrganizations(query: Queryable): Promise<void> {
  const missing = await query
    .select({
      organizationId: organizations.organizationId,
      name: organizations.name,
      shortName: organizations.shortName,
    })
    .from(organizations)
    .where(and(isNull(organizations.foldedNames), organizations.hasPublicPage));
  for (const { organizationId, name, shortName } of missing) {
    await query
      .update(organizations)
      .set({ foldedNames: foldedNames(name, shortName) })
      .where(eq(organizations.organizationId, organizationId));
  }
}

/** Separated by a line break, which no query contains, so no match spans both names. */
export const foldedNames = (name: string, shortName: string): string => `${fold(name)}\n${fold(shortName)}`;

/** Updates the search data of accounts that lack it or have an older version; returns their number. */
export async function refreshAllSearchable({ query }: Database, signal: AbortSignal): Promise<number> {
  await refreshSearchableOrganizations(query);
  let count = 0;
  while (!signal.aborted) {
    const done = await query.transaction(async (tx) => {
      const stale = await tx
        .select({ accountId: accounts.accountId })
        .from(accounts)
        .where(ne(accounts.searchVersion, SEARCH_VERSION))
        .orderBy(asc(accounts.accountId))
        .limit(ACCOUNTS_AT_ONCE);
      // A concurrent change of the name updates the search data too.
      for (const { accountId } of stale) await lockAccount(tx, accountId);
      await refreshSearchable(
        tx,
        stale.map((row) => row.accountId),
      );
      return stale.length;
    });
    if (done === 0) break;
    count += done;
  }
  return count;
}
