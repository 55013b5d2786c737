import { type AccountId, type Circle, levelInCircle, membersOf } from '@strokebook/golf/access';
import { scoresOfAccount } from '@strokebook/golf/qualifier';
import { arrayContains, asc, eq, inArray, sql } from 'drizzle-orm';
import { accountExport } from '../../db/account-tables/account.ts';
import { exportedTables } from '../../db/account-tables/account-tables.ts';
import { roundTables } from '../../db/account-tables/rounds.ts';
import { countRows } from '../../db/account-tables/rows.ts';
import type { Queryable } from '../../db/database.ts';
import { accountPasswords, accounts, organizations, qualifiers, rosters } from '../../db/schema/index.ts';

/** Average size of a rendered drawing of the demo world. */
const BYTES_OF_DRAWING = 20_000;

/** The account itself; null if it does not exist. */
export async function findOwnAccount(query: Queryable, accountId: AccountId) {
  for await (const account of accountExport.read(query, accountId)) return account;
  return null;
}

export type OwnAccount = NonNullable<Awaited<ReturnType<typeof findOwnAccount>>>;

/** When the password was set, or null. */
export async function findPasswordChange(query: Queryable, accountId: AccountId): Promise<Date | null> {
  const [row] = await query
    .select({ changedAt: accountPasswords.changedAt })
    .from(accountPasswords)
    .where(eq(accountPasswords.accountId, accountId));
  return row?.changedAt ?? null;
}

/** The members of the account's circle: ids and levels, with usernames of those that still exist. */
export async function listCircle(query: Queryable, circle: Circle) {
  const memberIds = membersOf(circle);
  if (memberIds.length === 0) return [];
  const rows = await query
    .select({ accountId: accounts.accountId, username: accounts.username })
    .from(accounts)
    .where(inArray(accounts.accountId, [...memberIds]));
  const usernames = new Map(rows.map((row) => [row.accountId, row.username]));
  return memberIds.map((accountId) => ({
    ...{ accountId, username: usernames.get(accountId) ?? null, level: levelInCircle(accountId, circle) },
  }));
}

/** The rosters that contain the account, with their organizations. */
export async function listTeams(query: Queryable, accountId: AccountId) {
  return query
    .select({
      organizationId: rosters.organizationId,
      organizationName: organizations.name,
      rosterId: rosters.rosterId,
      rosterName: rosters.name,
      groupName: rosters.groupName,
    })
    .from(rosters)
    .innerJoin(organizations, eq(organizations.organizationId, rosters.organizationId))
    .where(arrayContains(rosters.memberAccountIds, [accountId]))
    .orderBy(asc(rosters.organizationId), asc(rosters.rosterId));
}

/** The scores of the account in qualifiers of its teams, which belong to the qualifier (TEAM-31). */
export async function listQualifierScores(query: Queryable, accountId: AccountId) {
  const rows = await query
    .select({ name: organizations.name, document: qualifiers.document })
    .from(qualifiers)
    .innerJoin(organizations, eq(organizations.organizationId, qualifiers.organizationId))
    .where(
      sql`jsonb_path_exists(${qualifiers.document}, '$.** ? (@.accountId == $id)', jsonb_build_object('id', ${accountId}::int))`,
    )
    .orderBy(asc(qualifiers.openedAt), asc(qualifiers.qualifierId));
  return rows.flatMap(({ name: team, document }) =>
    scoresOfAccount(document, accountId).map((score) => ({ team, ...score })),
  );
}

export type StoredSizes = {
  /** Bytes of round documents as JSON text, with those of past revisions. */
  readonly roundBytes: number;
  /** Bytes of stored files. */
  readonly fileBytes: number;
  /** Rows of all other tables. */
  readonly otherRows: number;
};

/**
 * The size of an account's data. Only a sample of the rounds is measured, because opening each would take as long as
 * exporting them.
 */
export async function measureOwnData(query: Queryable, accountId: AccountId): Promise<StoredSizes> {
  const ROUNDS_MEASURED = 40;
  const { rows } = await query.execute<{ round_bytes: number; file_bytes: number }>(sql`
    WITH numbered AS (
      SELECT round_id, row_number() OVER (ORDER BY round_id) AS place, count(*) OVER () AS round_count
      FROM rounds WHERE account_id = ${accountId}
    ), measured AS (
      SELECT avg(octet_length(r.document::text)) AS bytes FROM numbered n
      JOIN rounds r ON r.account_id = ${accountId} AND r.round_id = n.round_id
      WHERE n.place % greatest(n.round_count / ${ROUNDS_MEASURED}, 1) = 0
    )
    SELECT coalesce(((SELECT count(*) FROM numbered)
        + (SELECT count(*) FROM round_revisions WHERE account_id = ${accountId})
        + (SELECT count(*) FROM deleted_rounds WHERE account_id = ${accountId}))
      * (SELECT bytes FROM measured), 0)::float8 AS round_bytes,
      coalesce((SELECT sum(CASE WHEN drawing IS NULL THEN byte_count ELSE ${BYTES_OF_DRAWING}::int END)
        FROM media_items WHERE account_id = ${accountId}), 0)::float8 AS file_bytes`);
  const [sizes] = rows;
  if (sizes === undefined) throw new Error('the sizes were not answered');
  let otherRows = 0;
  for (const { table } of exportedTables) {
    if (!roundTables.has(table)) otherRows += await countRows(query, table, accountId);
  }
  return { roundBytes: sizes.round_bytes, fileBytes: sizes.file_bytes, otherRows };
}
