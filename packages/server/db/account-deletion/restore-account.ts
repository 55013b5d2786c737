import { MAX_CIRCLE_MEMBERS } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { and, asc, eq, getTableColumns, getTableName, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type AccountKey, createKey, findAccountByKey, phoneNumberKey } from '../accounts/account-keys.ts';
import { roundTables } from '../account-tables/rounds.ts';
import type { Queryable } from '../database.ts';
import { archivedCircle, circleColumn, circleSize, isInCircle } from '../accounts/circle-codec.ts';
import { lockAccount } from '../accounts/hold-account.ts';
import { currentSpelling } from '../accounts/phone-spellings.ts';
import { findFeedsAndLinks, removeFeedsAndLinks } from '../accounts/reader-queries.ts';
import { accounts, auditEvents, deletedAccountRows } from '../schema/index.ts';
import { refreshSearchable } from '../accounts/searchable-queries.ts';
import {
  type ArchivedRow,
  authorColumnsOf,
  type Content,
  isRestorable,
  referredAccounts,
  tableOfKind,
  textOfKey,
  withoutLostAuthors,
} from './archived-rows.ts';
import { type DeletedAccount, forgetDeletedAccount, removeArchivedRows } from './deleted-account-queries.ts';
import { findCircleOwners, type HeldPlace } from './held-by-others.ts';
import { type AskedAgain, askTeamsAgain, isOfTeams } from './restore-teams.ts';

export type Restored = {
  /** The account that has the phone number now, which the restored account therefore lacks. */
  readonly numberHolderId: AccountId | null;
  /** The accounts whose circle has the restored account again. */
  readonly circleOwnerIds: readonly AccountId[];
  /** The teams that the restored account asks to join again. */
  readonly askedTeams: readonly AskedAgain[];
};

/** Rows that are read and written at a time: a round with all of its shots has about 20 KB. */
const ROWS_AT_ONCE = 100;

/** Nearly all bytes of an account: they are not read, because rows of rounds are copied within the database. */
const heavyColumns = ['document', 'tallies', 'rated'];

/** What a restore knows while it goes through the kept rows. */
type Progress = {
  readonly accountId: AccountId;
  /** Whether an account that rows refer to exists. */
  readonly known: Map<AccountId, boolean>;
  /** Keys that have another account now. */
  readonly takenKeys: Set<string>;
  readonly circleOwnerIds: AccountId[];
  readonly askedTeams: AskedAgain[];
  numberHolderId: AccountId | null;
};

/**
 * Stores everything of a locked deleted account again, with its places in circles and on rosters that still exist; teams
 * it asks again (`askTeamsAgain`), so the caller has locked the organizations. What
 * refers to an account that was deleted meanwhile, and what has a key that was taken meanwhile, is left out.
 */
export async function restoreAccount(query: Queryable, { accountId }: DeletedAccount): Promise<Restored> {
  const live = [accountId, ...(await lockOwners(query, accountId))];
  const progress: Progress = {
    accountId,
    known: new Map(live.map((id) => [id, true])),
    takenKeys: new Set(),
    circleOwnerIds: [],
    askedTeams: [],
    numberHolderId: null,
  };
  for (let after = 0; ; ) {
    const rows = await readPage(query, accountId, after);
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.rowNumber;
    await learnAccounts(query, progress.known, rows);
    const restorable = rows.filter(({ ownerId }) => progress.known.get(ownerId) === true);
    for (const run of runsOfOneKind(restorable)) await restoreRun(query, progress, run);
  }
  await removeLostReaders(query, accountId);
  await refreshSearchable(query, [accountId]);
  await removeArchivedRows(query, accountId);
  await forgetDeletedAccount(query, accountId);
  return progress;
}

/** Restores rows of one kind: keys, places in lists of others, or rows of a table. */
async function restoreRun(query: Queryable, progress: Progress, run: readonly [ArchivedRow, ...ArchivedRow[]]) {
  const { accountId, known, takenKeys, circleOwnerIds } = progress;
  const [{ kind, content: first }] = run;
  const table = tableOfKind(kind);
  const isLive = (id: unknown): boolean => known.get(id as AccountId) === true;
  if (kind === 'account_keys') {
    for (const { ownerId, content } of run) {
      if (!(await takeKey(query, ownerId, content as AccountKey))) takenKeys.add(textOfKey(content as AccountKey));
    }
  } else if (isOfTeams(kind)) {
    progress.askedTeams.push(...(await askTeamsAgain(query, accountId, run)));
  } else if (table === undefined) {
    for (const place of run) {
      if (await restorePlace(query, accountId, place)) circleOwnerIds.push(place.ownerId);
    }
  } else if (table === accounts) {
    const restored = await toRestoredAccount(query, accountId, first as AccountContent, isLive);
    progress.numberHolderId = restored.numberHolderId;
    await insertContents(query, table, [restored.content]);
  } else if (roundTables.has(table)) {
    const lost = [...known].filter(([, lives]) => !lives).map(([id]) => id);
    await insertRounds(query, accountId, table, run, lost);
  } else {
    const contents = run
      .map(({ content }) => content)
      .filter((content) => isRestorable(kind, content, takenKeys, isLive))
      .map((content) => withoutLostAuthors(kind, content, isLive));
    await insertContents(query, table, contents);
  }
}

/** Removes what the account made of profiles to whose circle it does not come back. */
async function removeLostReaders(query: Queryable, accountId: AccountId): Promise<void> {
  const { feeds, links } = await findFeedsAndLinks(query, accountId, null);
  const owners = new Set(await findCircleOwners(query, accountId));
  for (const ownerId of new Set([...feeds, ...links].map((made) => made.accountId))) {
    if (!owners.has(ownerId)) await removeFeedsAndLinks(query, accountId, ownerId);
  }
}

/** Locks the other accounts that get rows back, in the order of their ids; those that no longer exist are left out. */
async function lockOwners(query: Queryable, accountId: AccountId): Promise<readonly AccountId[]> {
  const found = await query
    .selectDistinct({ ownerId: deletedAccountRows.ownerId })
    .from(deletedAccountRows)
    .where(and(eq(deletedAccountRows.accountId, accountId), ne(deletedAccountRows.ownerId, accountId)))
    .orderBy(asc(deletedAccountRows.ownerId));
  const live: AccountId[] = [];
  for (const { ownerId } of found) if ((await lockAccount(query, ownerId)) !== null) live.push(ownerId);
  return live;
}

async function readPage(query: Queryable, accountId: AccountId, after: number): Promise<readonly ArchivedRow[]> {
  return query
    .select({
      ...getTableColumns(deletedAccountRows),
      content: sql<Content>`CASE WHEN ${inArray(deletedAccountRows.kind, [...roundTables].map(getTableName))}
        THEN ${deletedAccountRows.content} - ${sql.param(`{${heavyColumns.join(',')}}`)}::text[]
        ELSE ${deletedAccountRows.content} END`,
    })
    .from(deletedAccountRows)
    .where(and(eq(deletedAccountRows.accountId, accountId), gt(deletedAccountRows.rowNumber, after)))
    .orderBy(asc(deletedAccountRows.rowNumber))
    .limit(ROWS_AT_ONCE);
}

/** Notes which of the accounts that rows refer to exist. */
async function learnAccounts(
  query: Queryable,
  known: Map<AccountId, boolean>,
  rows: readonly ArchivedRow[],
): Promise<void> {
  const ids = rows.flatMap(referredAccounts).filter((id) => !known.has(id));
  if (ids.length === 0) return;
  const live = await query
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(inArray(accounts.accountId, [...new Set(ids)]));
  for (const id of ids) known.set(id, false);
  for (const { accountId } of live) known.set(accountId, true);
}

/** Successive rows of one kind, which one statement can store. */
function runsOfOneKind(rows: readonly ArchivedRow[]): readonly [ArchivedRow, ...ArchivedRow[]][] {
  const runs: [ArchivedRow, ...ArchivedRow[]][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run !== undefined && run[0].kind === row.kind) run.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** Gives an account a key again; true if it has it already. */
async function takeKey(query: Queryable, accountId: AccountId, key: AccountKey): Promise<boolean> {
  return (await createKey(query, accountId, key)) || (await findAccountByKey(query, key)) === accountId;
}

type AccountContent = Content & {
  readonly phone_number: string | null;
  readonly message_receiver_id: AccountId | null;
  readonly data_version: number;
};

/** The row of the account, without its number if that has another account now. */
async function toRestoredAccount(
  query: Queryable,
  accountId: AccountId,
  content: AccountContent,
  isLive: (id: unknown) => boolean,
): Promise<{ readonly content: Content; readonly numberHolderId: AccountId | null }> {
  const { phone_number: stored, message_receiver_id: receiverId } = content;
  const phoneNumber = stored === null ? null : currentSpelling(stored);
  const key = phoneNumber === null ? null : phoneNumberKey(phoneNumber);
  const isFree = key !== null && (await takeKey(query, accountId, key));
  const restored = {
    ...content,
    phone_number: isFree ? phoneNumber : null,
    ...archivedCircle(content, isLive),
    message_receiver_id: isLive(receiverId) ? receiverId : null,
    contact_receiver_id: null,
    // The operator may have ended that meanwhile, and appoints again whoever still is one.
    is_product_manager: false,
    // The receiver is asked again, and guardians are named again.
    contact_agreed_id: null,
    guardian_ids: [],
    asked_guardian_ids: [],
    circle_agreements: [],
    // An archive of before this column was made by a version that knows it.
    knows_starting_privacy: true,
    // Replies that were cached under the last version are not shown again.
    data_version: content.data_version + 1,
  };
  return { content: restored, numberHolderId: key === null || isFree ? null : await findAccountByKey(query, key) };
}

/** Inserts rows given as JSON by column; those that exist are left as they are. */
async function insertContents(query: Queryable, table: PgTable, contents: readonly Content[]): Promise<void> {
  const [first] = contents;
  if (first === undefined) return;
  // A column that an upgrade removed meanwhile is left out, and one that it added gets its default.
  const columns = Object.values(getTableColumns(table)).filter(({ name }) => name in first);
  const values = contents.map((content) => {
    const cells = columns.map((column) => toParameter(content[column.name], column.getSQLType()));
    return sql`(${sql.join(cells, sql`, `)})`;
  });
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const overriding = table === auditEvents ? sql`OVERRIDING SYSTEM VALUE` : sql``;
  await query.execute(sql`
    INSERT INTO ${sql.identifier(getTableName(table))} (${names}) ${overriding} VALUES ${sql.join(values, sql`, `)}
    ON CONFLICT DO NOTHING`);
}

/** Inserts rows of rounds within the database, without the authors that are lost; those that exist are left as they are. */
async function insertRounds(
  query: Queryable,
  accountId: AccountId,
  table: PgTable,
  run: readonly [ArchivedRow, ...ArchivedRow[]],
  lostAuthors: readonly AccountId[],
): Promise<void> {
  const authors = authorColumnsOf(run[0].kind);
  const columns = Object.values(getTableColumns(table)).filter(
    ({ name }) => name in run[0].content || heavyColumns.includes(name),
  );
  const names = columns.map(({ name }) => sql.identifier(name));
  const types = columns.map((column) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`);
  const cells = columns.map(({ name }) => {
    const cell = sql`r.${sql.identifier(name)}`;
    // The column of the archive, so that a cluster sees that both rows are on one server.
    if (name === 'account_id') return sql`d.account_id`;
    if (!authors.includes(name)) return cell;
    return sql`CASE WHEN ${cell} = ANY(${sql.param(`{${lostAuthors.join(',')}}`)}::int[]) THEN NULL ELSE ${cell} END`;
  });
  await query.execute(sql`
    INSERT INTO ${sql.identifier(getTableName(table))} (${sql.join(names, sql`, `)})
    SELECT ${sql.join(cells, sql`, `)}
    FROM deleted_account_rows d, jsonb_to_record(d.content) AS r(${sql.join(types, sql`, `)})
    WHERE d.account_id = ${accountId} AND d.row_number = ANY(${sql.param(`{${run.map((row) => row.rowNumber).join(',')}}`)}::int[])
    ON CONFLICT DO NOTHING`);
}

const toParameter = (value: unknown, type: string): SQL =>
  value === null || value === undefined
    ? sql`NULL`
    : sql`${sql.param(type === 'jsonb' ? JSON.stringify(value) : value)}`;

/** Puts the account back in its place; true if that is in a circle. */
async function restorePlace(query: Queryable, accountId: AccountId, row: ArchivedRow): Promise<boolean> {
  const { ownerId } = row;
  const place = { kind: row.kind, content: row.content } as HeldPlace;
  if (place.kind === 'roster') {
    const { organizationId, rosterId } = place.content;
    await query.execute(sql`
      UPDATE rosters SET member_account_ids = array_append(member_account_ids, ${accountId}::int)
      WHERE organization_id = ${organizationId} AND roster_id = ${rosterId}
        AND NOT member_account_ids @> ARRAY[${accountId}::int]`);
    return false;
  }
  if (place.kind === 'author') {
    const { table, column, roundId, revision } = place.content;
    const author = sql.identifier(column);
    await query.execute(sql`
      UPDATE ${sql.identifier(table)} SET ${author} = ${accountId}
      WHERE account_id = ${ownerId} AND round_id = ${roundId} AND ${author} IS NULL
        AND (revision = ${revision} OR ${column === 'entered_by'})`);
    return false;
  }
  const list = circleColumn(place.content.level ?? 'manage');
  const { rowCount } = await query.execute(sql`
    UPDATE accounts SET ${list} = array_append(${list}, ${accountId}::int),
      message_receiver_id = CASE WHEN ${place.content.isReceiver} THEN coalesce(message_receiver_id, ${accountId}::int)
        ELSE message_receiver_id END,
      data_version = data_version + 1
    WHERE account_id = ${ownerId} AND NOT ${isInCircle([accountId])}
      AND ${circleSize} < ${MAX_CIRCLE_MEMBERS}`);
  return rowCount === 1;
}
