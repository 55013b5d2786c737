import { type AccountId, levelInCircle } from '@strokebook/golf/access';
import { arrayContains, count, eq, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import { comparisonKey, resumeKey } from '../accounts/account-keys.ts';
import { type AccountRow, circleSelection, withCircle } from '../accounts/circle-codec.ts';
import { listedTables } from '../account-tables/account-tables.ts';
import { type OwnedTable, rowKeyOf } from '../account-tables/owned-table.ts';
import type { Queryable } from '../database.ts';
import { findFeedsAndLinks } from '../accounts/reader-queries.ts';
import { prunePastRevisions } from '../rounds/round-history-queries.ts';
import { accountKeys, accounts, deletedAccountRows, deletedAccounts, rosters, rounds } from '../schema/index.ts';
import {
  findCircleOwners,
  findComparisonsWith,
  findOwnersOfAuthored,
  findReceiversOfMessagesAbout,
  type HeldPlace,
  roundAuthorPlaces,
} from './held-by-others.ts';

type Held = { readonly ownerId: AccountId; readonly kind: string; readonly content: Record<string, unknown> };

/** Rows that one statement copies: of rounds with all of their shots about 4 MB, in a second on a busy machine. */
const COPIED_AT_ONCE = 200;
/** Rows per statement: a row has five parameters. */
const ROWS_AT_ONCE = 200;

/**
 * Copies all rows of a locked account to the archive, and what others hold of it, before they are removed. The rows of
 * the account are copied within the database: they can be a hundred megabytes.
 */
export async function archiveAccount(query: Queryable, account: AccountRow, deletedAt: Date): Promise<void> {
  const { accountId, username, firstName, lastName, phoneNumber } = account;
  // Accounts from before the limit can have so many revisions that copying all of them takes a minute.
  await prunePastRevisions(query, accountId);
  const [counted] = await query.select({ stored: count() }).from(rounds).where(eq(rounds.accountId, accountId));
  await query.insert(deletedAccounts).values({
    ...{ accountId, deletedAt, username, firstName, lastName, phoneNumber },
    roundCount: counted?.stored ?? 0,
  });
  let last = 0;
  for (const { table } of listedTables.filter(({ isArchived }) => isArchived)) {
    last += await copyRows(query, accountId, table, last);
    // The keys before the rows that they find, because a row whose key is taken meanwhile is not restored.
    if (table === accounts) last = await keep(query, accountId, last, await findKeys(query, accountId));
  }
  await keep(query, accountId, last, await findHeld(query, accountId));
}

/** Copies the account's rows of a table within the database, and returns their number. */
async function copyRows(query: Queryable, accountId: AccountId, table: OwnedTable, last: number): Promise<number> {
  const name = getTableName(table);
  const key = rowKeyOf(table).map((column) => sql.identifier(column.name));
  for (let copied = 0; ; ) {
    const { rowCount } = await query.execute(sql`
      INSERT INTO deleted_account_rows (account_id, row_number, kind, owner_id, content)
      SELECT ${accountId}::int, ${last + copied}::int + (row_number() OVER ())::int, ${name}, ${accountId}::int, to_jsonb(t)
      FROM (SELECT * FROM ${sql.identifier(name)} WHERE account_id = ${accountId}
        ORDER BY ${sql.join(key, sql`, `)} LIMIT ${COPIED_AT_ONCE} OFFSET ${copied}) t`);
    copied += rowCount ?? 0;
    if (rowCount !== COPIED_AT_ONCE) return copied;
  }
}

async function keep(query: Queryable, accountId: AccountId, last: number, held: readonly Held[]): Promise<number> {
  const rows = held.map((row, index) => ({ ...row, accountId, rowNumber: last + index + 1 }));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await query.insert(deletedAccountRows).values(rows.slice(start, start + ROWS_AT_ONCE));
  }
  return last + rows.length;
}

async function findKeys(query: Queryable, accountId: AccountId): Promise<readonly Held[]> {
  const found = await query
    .select({ kind: accountKeys.kind, key: accountKeys.key })
    .from(accountKeys)
    .where(eq(accountKeys.accountId, accountId));
  return found.map((content) => ({ ownerId: accountId, kind: 'account_keys', content }));
}

/** What other accounts, rosters and the list of tournaments hold of an account. */
async function findHeld(query: Queryable, accountId: AccountId): Promise<readonly Held[]> {
  const held: Held[] = [];
  const add = (ownerId: AccountId, kind: string, rows: readonly Record<string, unknown>[]) =>
    held.push(...rows.map((content) => ({ ownerId, kind, content })));
  add(accountId, 'tournaments', await readRows(query, 'tournaments', sql`made_by_account_id = ${accountId}`));

  const comparisons = (await findComparisonsWith(query, accountId)).filter((found) => found.accountId !== accountId);
  for (const [owner, states] of Map.groupBy(comparisons, (state) => state.accountId)) {
    const hashes = states.map(({ hash }) => hash);
    add(owner, 'account_keys', hashes.map(comparisonKey));
    const isFound = sql`account_id = ${owner} AND hash = ANY(${sql.param(`{${hashes.join(',')}}`)}::bigint[])`;
    add(owner, 'compare_states', await readRows(query, 'compare_states', isFound));
  }
  for (const receiver of await findReceiversOfMessagesAbout(query, accountId)) {
    if (receiver === accountId) continue;
    const isAbout = sql`account_id = ${receiver} AND player_id = ${accountId}`;
    add(receiver, 'contact_messages', await readRows(query, 'contact_messages', isAbout));
  }
  const { feeds, links } = await findFeedsAndLinks(query, accountId, null);
  for (const { accountId: owner } of feeds) {
    const isReaders = sql`account_id = ${owner} AND reader_id = ${accountId}`;
    add(owner, 'calendar_feeds', await readRows(query, 'calendar_feeds', isReaders));
  }
  for (const { accountId: owner, hash } of links) {
    add(owner, 'account_keys', [resumeKey(hash)]);
    const isLink = sql`account_id = ${owner} AND hash = ${hash}`;
    add(owner, 'resume_reports', await readRows(query, 'resume_reports', isLink));
  }
  return [...held, ...(await findPlaces(query, accountId))];
}

async function findPlaces(query: Queryable, accountId: AccountId): Promise<readonly (HeldPlace & Held)[]> {
  const places: (HeldPlace & Held)[] = [];
  const owners = await findCircleOwners(query, accountId);
  const receivers =
    owners.length === 0
      ? []
      : await query
          .select({
            ownerId: accounts.accountId,
            receiverId: accounts.contactReceiverId,
            ...circleSelection,
          })
          .from(accounts)
          .where(inArray(accounts.accountId, [...owners]));
  for (const { ownerId, receiverId, ...columns } of receivers) {
    const level = levelInCircle(accountId, withCircle(columns)) ?? 'see';
    places.push({ ownerId, kind: 'circle', content: { isReceiver: receiverId === accountId, level } });
  }
  const teams = await query
    .select({ organizationId: rosters.organizationId, rosterId: rosters.rosterId })
    .from(rosters)
    .where(arrayContains(rosters.memberAccountIds, [accountId]));
  for (const content of teams) places.push({ ownerId: accountId, kind: 'roster', content });
  for (const place of roundAuthorPlaces) {
    const { table, column } = place;
    for (const ownerId of await findOwnersOfAuthored(query, accountId, place)) {
      const { rows } = await query.execute<{ round_id: string; revision: number }>(sql`
        SELECT round_id, revision FROM ${sql.identifier(table)}
        WHERE account_id = ${ownerId} AND ${sql.identifier(column)} = ${accountId}`);
      for (const { round_id: roundId, revision } of rows) {
        places.push({ ownerId, kind: 'author', content: { table, column, roundId, revision } });
      }
    }
  }
  return places;
}

async function readRows(query: Queryable, table: string, condition: SQL): Promise<readonly Record<string, unknown>[]> {
  const { rows } = await query.execute<{ content: Record<string, unknown> }>(
    sql`SELECT to_jsonb(t) AS content FROM ${sql.identifier(table)} t WHERE ${condition}`,
  );
  return rows.map(({ content }) => content);
}
