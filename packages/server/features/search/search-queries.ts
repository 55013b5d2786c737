import type { AccountId } from '@strokebook/golf/access';
import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accounts, type ExtraInfo, organizations, rosters } from '../../db/schema/index.ts';
import { GRAM_LETTERS, gramsToFind, isTelling, partsToFind, wordsOf } from '../../db/accounts/search-grams.ts';

/** A page of results begins after this position. Names that begin with the query come first. */
export type SearchPosition = { readonly isStart: boolean; readonly name: string; readonly id: number };

/** As many as users look through while typing; more are loaded on request. */
export const PAGE_SIZE = 20;

/**
 * With more matches than this, names are read in order until the page is full, instead of sorting all matches: with
 * 100,000 names at most about a thousand are read, and fewer the more matches there are.
 */
const MANY_NAMES = 1_500;
/** Greater than every character of a name. */
const LAST_CHARACTER = '\u{10ffff}';

/** An account in search results. */
type FoundAccountRow = {
  readonly position: SearchPosition;
  readonly accountId: AccountId;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly extraInfo: Partial<ExtraInfo>;
};
export type FoundAccounts = { readonly total: number; readonly found: readonly FoundAccountRow[] };

type Row = {
  readonly total: number;
  readonly account_id: AccountId | null;
  readonly folded_name: string;
  readonly is_start: boolean;
};

const inOrder = sql`ORDER BY NOT is_start, folded_name, account_id LIMIT ${sql.raw(String(PAGE_SIZE))}`;
const asPage = sql`LEFT JOIN page ON true ORDER BY NOT is_start, folded_name, account_id`;

/**
 * A page of public accounts whose name contains the query, its words in any order, with their total number.
 *
 * @param queries of `queriesOf`
 */
export async function findSearchable(
  query: Queryable,
  queries: readonly string[],
  after: SearchPosition | null,
): Promise<FoundAccounts> {
  const [folded = ''] = queries;
  const letters = Array.from(folded).length;
  // One or two letters are in so many names that another spelling of them tells nothing.
  const isOneWay = queries.length === 1 && !folded.includes(' ');
  const isGram = letters < GRAM_LETTERS || (letters === GRAM_LETTERS && isOneWay);
  const { rows } = await query.execute<Row>(isGram ? findGram(folded, after) : lookUp(queries, after));
  return toFound(query, rows);
}

/** All names with the query's grams, compared with the query itself, counted and sorted. */
function lookUp(queries: readonly string[], after: SearchPosition | null): SQL {
  return sql`
    WITH matches AS MATERIALIZED (${matchesOf(queries)}),
      page AS (SELECT * FROM matches WHERE ${isNext(after)} ${inOrder})
    SELECT * FROM (SELECT count(*)::int AS total FROM matches) counted ${asPage}`;
}

function matchesOf(queries: readonly string[]): SQL {
  const [folded = ''] = queries;
  return sql`
    SELECT account_id, folded_name, starts_with(folded_name, ${folded}::text) AS is_start FROM searchable_accounts
    WHERE (${sql.join(queries.map(isMatch), sql` OR `)})`;
}

/** Whether a name contains a query, or all of its words; words that are all short have to begin words of the name. */
function isMatch(foldedQuery: string): SQL {
  const words = wordsOf(foldedQuery);
  if (words.some(isTelling)) return holds(partsToFind(foldedQuery), words);
  const whole = holds([foldedQuery], [foldedQuery]);
  if (words.length < 2) return whole;
  const starts = words.map((word) => ` ${word}`);
  return sql`(${whole} OR ${holds(starts, starts)})`;
}

/** @param parts whose grams a name has if it contains the texts */
const holds = (parts: readonly string[], texts: readonly string[]): SQL => sql`(
  grams @> ${textArray([...new Set(parts.flatMap(gramsToFind))])}
  AND ${sql.join(
    texts.map((text) => sql`strpos(${asWords}, ${text}::text) > 0`),
    sql` AND `,
  )})`;

/** The name with a space before its first word, and before that of each other way to write it. */
const asWords = sql.raw(String.raw`(' ' || replace(folded_name, E'\n', E'\n '))`);

/**
 * For a query that is a gram, whose number of names is known: if there are many, names are read in order, first those
 * that begin with it and then the others. Conditions on `counted` are evaluated once.
 */
function findGram(gram: string, after: SearchPosition | null): SQL {
  const isStarting = sql`folded_name >= ${gram}::text AND folded_name < ${gram + LAST_CHARACTER}::text`;
  const isMany = sql`(SELECT total FROM counted) >= ${sql.raw(String(MANY_NAMES))}`;
  const isFull = sql`(SELECT count(*) FROM starts) = ${sql.raw(String(PAGE_SIZE))}`;
  const isAfterName =
    after === null ? sql`true` : sql`(folded_name, account_id) > (${after.name}::text COLLATE "C", ${after.id}::int)`;
  const readNames = (isStart: boolean, isWanted: SQL): SQL => sql`
    SELECT account_id, folded_name, ${sql.raw(String(isStart))} AS is_start FROM searchable_accounts
    WHERE ${isMany} AND ${isWanted} AND ${after?.isStart === isStart ? isAfterName : sql`true`}
    ORDER BY folded_name, account_id LIMIT ${sql.raw(String(PAGE_SIZE))}`;
  return sql`
    WITH counted AS MATERIALIZED (
        SELECT coalesce(sum(names), 0)::int AS total FROM search_gram_counts WHERE gram = ${gram}::text),
      starts AS MATERIALIZED (${readNames(true, after?.isStart === false ? sql`false` : isStarting)}),
      others AS MATERIALIZED (
        ${readNames(false, sql`NOT ${isFull} AND strpos(folded_name, ${gram}::text) > 0 AND NOT (${isStarting})`)}),
      few AS MATERIALIZED (SELECT * FROM (${matchesOf([gram])} AND NOT ${isMany}) matches WHERE ${isNext(after)} ${inOrder}),
      page AS (SELECT * FROM (TABLE starts UNION ALL TABLE others UNION ALL TABLE few) every ${inOrder})
    SELECT * FROM counted ${asPage}`;
}

/** A page of all public accounts, by name. */
export async function listSearchable(query: Queryable, after: SearchPosition | null): Promise<FoundAccounts> {
  const isNextName =
    after === null ? sql`true` : sql`(folded_name, account_id) > (${after.name}::text COLLATE "C", ${after.id}::int)`;
  const { rows } = await query.execute<Row>(sql`
    WITH page AS (
      SELECT account_id, folded_name, true AS is_start FROM searchable_accounts
      WHERE ${isNextName} ORDER BY folded_name, account_id LIMIT ${sql.raw(String(PAGE_SIZE))})
    SELECT * FROM (SELECT count(*)::int AS total FROM searchable_accounts) counted ${asPage}`);
  return toFound(query, rows);
}

const isNext = (after: SearchPosition | null): SQL =>
  after === null
    ? sql`true`
    : sql`(NOT is_start, folded_name, account_id) > (${!after.isStart}::boolean, ${after.name}::text COLLATE "C", ${after.id}::int)`;

/** The found accounts with what results show of them; an account that was deleted meanwhile is left out. */
async function toFound(query: Queryable, rows: readonly Row[]): Promise<FoundAccounts> {
  const ids = rows.flatMap(({ account_id }) => (account_id === null ? [] : [account_id]));
  const shown = ids.length === 0 ? [] : await selectShown(query, ids);
  const byId = new Map(shown.map((account) => [account.accountId, account]));
  const found = rows.flatMap((row): FoundAccountRow[] => {
    const account = row.account_id === null ? undefined : byId.get(row.account_id);
    if (account === undefined) return [];
    return [{ position: { isStart: row.is_start, name: row.folded_name, id: account.accountId }, ...account }];
  });
  return { total: rows[0]?.total ?? 0, found };
}

const selectShown = (query: Queryable, ids: readonly AccountId[]) =>
  query
    .select({
      accountId: accounts.accountId,
      username: accounts.username,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      extraInfo: accounts.extraInfo,
    })
    .from(accounts)
    .where(inArray(accounts.accountId, [...ids]));

function textArray(texts: readonly string[]): SQL {
  return sql`ARRAY[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;
}

/**
 * A page of organizations whose name or short name contains the folded query; of all if there is no query (SEARCH-10).
 */
export async function findOrganizations(query: Queryable, foldedQuery: string | null, after: SearchPosition | null) {
  const text = foldedQuery ?? '';
  const isStart = sql<boolean>`starts_with(folded_names, ${text}::text) OR strpos(folded_names, chr(10) || ${text}::text) > 0`;
  const isNext =
    after === null
      ? sql`true`
      : sql`(NOT is_start, folded_names, organization_id) > (${!after.isStart}::boolean, ${after.name}::text COLLATE "C", ${after.id}::int)`;
  const { rows } = await query.execute<{
    total: number;
    organization_id: number | null;
    folded_names: string;
    is_start: boolean;
  }>(sql`
    WITH matches AS MATERIALIZED (
      SELECT organization_id, folded_names, ${isStart} AS is_start FROM organizations
      WHERE has_public_page AND strpos(folded_names, ${text}::text) > 0
    ), counted AS (SELECT count(*)::int AS total FROM matches)
    SELECT total, page.* FROM counted LEFT JOIN LATERAL (
      SELECT * FROM matches WHERE ${isNext} ORDER BY NOT is_start, folded_names, organization_id LIMIT ${PAGE_SIZE}
    ) page ON true`);
  const found = rows.flatMap((row): SearchPosition[] =>
    row.organization_id === null ? [] : [{ id: row.organization_id, name: row.folded_names, isStart: row.is_start }],
  );
  return { total: rows[0]?.total ?? 0, found };
}

/** Organizations as results show them, with rosters, in the order of the ids. */
export async function findShownOrganizations(query: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const shown = await query
    .select({
      organizationId: organizations.organizationId,
      name: organizations.name,
      shortName: organizations.shortName,
      hasLogo: sql<boolean>`${organizations.logoSvg} IS NOT NULL`,
    })
    .from(organizations)
    .where(inArray(organizations.organizationId, [...ids]));
  const rosterRows = await query
    .select({
      organizationId: rosters.organizationId,
      rosterId: rosters.rosterId,
      name: rosters.name,
      groupName: rosters.groupName,
    })
    .from(rosters)
    .where(inArray(rosters.organizationId, [...ids]))
    .orderBy(asc(rosters.rosterId));
  return ids.flatMap((id) => {
    const organization = shown.find((row) => row.organizationId === id);
    if (organization === undefined) return [];
    return [{ ...organization, rosters: rosterRows.filter((roster) => roster.organizationId === id) }];
  });
}
