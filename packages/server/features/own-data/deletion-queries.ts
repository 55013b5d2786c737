import type { AccountId } from '@strokebook/golf/access';
import { and, arrayContains, asc, eq, like, ne, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import {
  accountPasswords,
  accounts,
  auditEvents,
  calendarFeeds,
  circleInvitations,
  compareStates,
  contactMessages,
  deletedRounds,
  emailCodes,
  featureSettings,
  mediaItems,
  newsItems,
  ownCourses,
  payments,
  refreshTokens,
  rosters,
  resumeReports,
  resumeSettings,
  roundRevisions,
  rounds,
  scheduleEvents,
  sessions,
  signInChallenges,
  tournaments,
} from '../../db/schema/index.ts';
import { releaseAllKeys } from '../../db/account-keys.ts';
import { removeStates } from '../../db/compare-state-queries.ts';
import { lockAccount } from '../../db/hold-account.ts';
import { removeFeedsAndLinks } from '../../db/reader-queries.ts';
import { refreshSearchable } from '../../db/searchable-queries.ts';
import { removeCountersOf } from '../../db/sign-in-counters.ts';

type OwnedTable = PgTable & { readonly accountId: PgColumn };
type Removed = { readonly what: string; readonly count: number };
type AccountToRemove = Pick<typeof accounts.$inferSelect, 'accountId' | 'username' | 'phoneNumber'>;

/** All tables owned by an account, with names for their rows; the account itself is deleted last. */
const ownedTables: readonly (readonly [what: string, table: OwnedTable])[] = [
  ['rounds', rounds],
  ['past revisions of rounds', roundRevisions],
  ['deleted rounds', deletedRounds],
  ['scheduled tournaments', scheduleEvents],
  ['own courses', ownCourses],
  ['addresses of calendars', calendarFeeds],
  ['invitations to the circle', circleInvitations],
  ['open codes of the email', emailCodes],
  ['messages', contactMessages],
  ['news', newsItems],
  ['pictures and videos', mediaItems],
  ['kept comparisons', compareStates],
  ['resume settings', resumeSettings],
  ['kept resumes', resumeReports],
  ['sharing settings', featureSettings],
  ['payments', payments],
  ['passwords', accountPasswords],
  ['sign-ins', sessions],
  ['sign-in tokens', refreshTokens],
  ['entries of the trail', auditEvents],
  ['accounts', accounts],
];

/**
 * Locks an account for its deletion, together with the accounts whose circle contains it: in the order of their ids, so
 * that two accounts in each other's circle do not deadlock when both are deleted.
 */
export async function lockForRemoval(query: Queryable, accountId: AccountId): Promise<AccountToRemove | null> {
  const ids = [accountId, ...(await findCircleOwners(query, accountId))];
  let account: AccountToRemove | null = null;
  for (const id of ids.toSorted((a, b) => a - b)) {
    const locked = await lockAccount(query, id);
    if (id === accountId) account = locked;
  }
  return account;
}

/** Deletes all data of a locked account, and returns the number of rows by name. */
export async function removeEverything(
  query: Queryable,
  { accountId, phoneNumber }: AccountToRemove,
): Promise<readonly Removed[]> {
  const removed: Removed[] = [];
  for (const [what, table] of ownedTables) {
    const { rowCount } = await query.delete(table).where(eq(table.accountId, accountId));
    removed.push({ what, count: rowCount ?? 0 });
  }
  await releaseAllKeys(query, accountId);
  await forgetAuthor(query, accountId);
  // Removes it from search.
  await refreshSearchable(query, [accountId]);
  return [
    ...removed,
    { what: 'own tournaments', count: await removeOwnTournaments(query, accountId) },
    { what: 'comparisons on pages of others', count: await removeComparisonsWith(query, accountId) },
    { what: 'messages about the account to others', count: await removeMessagesAbout(query, accountId) },
    { what: 'places in circles of others', count: await leaveCircles(query, accountId) },
    { what: 'calendars and links made of other profiles', count: await removeFeedsAndLinks(query, accountId, null) },
    { what: 'places on rosters', count: await leaveRosters(query, accountId) },
    { what: 'open sign-in codes', count: await forgetCode(query, phoneNumber) },
    { what: 'counters of sign-in tries', count: await removeCountersOf(query, accountId, phoneNumber) },
  ];
}

/** The rounds that the account entered or changed for others stay; who it was is forgotten. */
async function forgetAuthor(query: Queryable, accountId: AccountId): Promise<void> {
  for (const [table, column] of [
    ['rounds', 'changed_by'],
    ['rounds', 'entered_by'],
    ['round_revisions', 'changed_by'],
    ['deleted_rounds', 'changed_by'],
    ['deleted_rounds', 'entered_by'],
    ['deleted_rounds', 'deleted_by'],
  ] as const) {
    const [name, author] = [sql.identifier(table), sql.identifier(column)];
    const { rows } = await query.execute<{ account_id: AccountId }>(
      sql`SELECT DISTINCT account_id FROM ${name} WHERE ${author} = ${accountId} AND ${author} <> account_id`,
    );
    for (const { account_id: owner } of rows) {
      await query.execute(
        sql`UPDATE ${name} SET ${author} = NULL WHERE account_id = ${owner} AND ${author} = ${accountId}`,
      );
    }
  }
}

async function removeOwnTournaments(query: Queryable, accountId: AccountId): Promise<number> {
  const { rowCount } = await query.delete(tournaments).where(eq(tournaments.madeByAccountId, accountId));
  return rowCount ?? 0;
}

/** Deletes comparisons that contain the account, on any account's page: the account of a side is first in its text. */
async function removeComparisonsWith(query: Queryable, accountId: AccountId): Promise<number> {
  const ofAccount = `{"player":{"accountId":${accountId},%`;
  const found = await query
    .select({ accountId: compareStates.accountId, hash: compareStates.hash })
    .from(compareStates)
    .where(or(like(compareStates.leftFilter, ofAccount), like(compareStates.rightFilter, ofAccount)));
  for (const [owner, states] of Map.groupBy(found, (state) => state.accountId)) {
    await removeStates(
      query,
      owner,
      states.map(({ hash }) => hash),
    );
  }
  return found.length;
}

async function removeMessagesAbout(query: Queryable, accountId: AccountId): Promise<number> {
  const found = await query
    .selectDistinct({ accountId: contactMessages.accountId })
    .from(contactMessages)
    .where(eq(contactMessages.playerId, accountId));
  let count = 0;
  for (const { accountId: receiver } of found) {
    const { rowCount } = await query
      .delete(contactMessages)
      .where(and(eq(contactMessages.accountId, receiver), eq(contactMessages.playerId, accountId)));
    count += rowCount ?? 0;
  }
  return count;
}

async function leaveCircles(query: Queryable, accountId: AccountId): Promise<number> {
  const owners = await findCircleOwners(query, accountId);
  for (const owner of owners) {
    await query
      .update(accounts)
      .set({
        subCircleAccountIds: sql`array_remove(${accounts.subCircleAccountIds}, ${accountId}::int)`,
        contactReceiverId: sql`nullif(${accounts.contactReceiverId}, ${accountId}::int)`,
        dataVersion: sql`${accounts.dataVersion} + 1`,
      })
      .where(eq(accounts.accountId, owner));
  }
  return owners.length;
}

/** The other accounts whose circle contains an account. */
async function findCircleOwners(query: Queryable, accountId: AccountId): Promise<readonly AccountId[]> {
  const rows = await query
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(and(arrayContains(accounts.subCircleAccountIds, [accountId]), ne(accounts.accountId, accountId)))
    .orderBy(asc(accounts.accountId));
  return rows.map((row) => row.accountId);
}

async function leaveRosters(query: Queryable, accountId: AccountId): Promise<number> {
  const { rowCount } = await query
    .update(rosters)
    .set({ memberAccountIds: sql`array_remove(${rosters.memberAccountIds}, ${accountId}::int)` })
    .where(arrayContains(rosters.memberAccountIds, [accountId]));
  return rowCount ?? 0;
}

async function forgetCode(query: Queryable, phoneNumber: string | null): Promise<number> {
  if (phoneNumber === null) return 0;
  const { rowCount } = await query.delete(signInChallenges).where(eq(signInChallenges.phoneNumber, phoneNumber));
  return rowCount ?? 0;
}
