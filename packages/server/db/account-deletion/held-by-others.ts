import type { AccountId } from '@strokebook/golf/access';
import { and, arrayContains, asc, eq, like, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { accounts, circleInvitations, compareStates, contactMessages } from '../schema/index.ts';

/** The columns that say who entered, changed or deleted a round. */
export const authorColumns = [
  ['rounds', 'changed_by'],
  ['rounds', 'entered_by'],
  ['round_revisions', 'changed_by'],
  ['deleted_rounds', 'changed_by'],
  ['deleted_rounds', 'entered_by'],
  ['deleted_rounds', 'deleted_by'],
] as const;

/** The columns that say who wrote a note for a player. */
export const noteAuthorColumns = [
  ['schedule_events', 'note_by'],
  ['rounds', 'favorite_note_by'],
  ['deleted_rounds', 'favorite_note_by'],
] as const;

/** The other accounts that have rows with this account as their author in a column. */
export async function findOwnersOfAuthored(
  query: Queryable,
  accountId: AccountId,
  [table, column]: (typeof authorColumns | typeof noteAuthorColumns)[number],
): Promise<readonly AccountId[]> {
  const [name, author] = [sql.identifier(table), sql.identifier(column)];
  const { rows } = await query.execute<{ account_id: AccountId }>(
    sql`SELECT DISTINCT account_id FROM ${name} WHERE ${author} = ${accountId} AND ${author} <> account_id`,
  );
  return rows.map((row) => row.account_id);
}

/** Comparisons that contain the account, on any account's page: the account of a side is first in its text. */
export async function findComparisonsWith(query: Queryable, accountId: AccountId) {
  const ofAccount = `{"player":{"accountId":${accountId},%`;
  return query
    .select({ accountId: compareStates.accountId, hash: compareStates.hash })
    .from(compareStates)
    .where(or(like(compareStates.leftFilter, ofAccount), like(compareStates.rightFilter, ofAccount)));
}

/** The accounts that received messages about this account. */
export async function findReceiversOfMessagesAbout(
  query: Queryable,
  accountId: AccountId,
): Promise<readonly AccountId[]> {
  const found = await query
    .selectDistinct({ accountId: contactMessages.accountId })
    .from(contactMessages)
    .where(eq(contactMessages.playerId, accountId));
  return found.map((row) => row.accountId);
}

/** The invitations of others to this account. */
export const findInvitationsTo = (query: Queryable, accountId: AccountId) =>
  query
    .select({ accountId: circleInvitations.accountId, invitationId: circleInvitations.invitationId })
    .from(circleInvitations)
    .where(eq(circleInvitations.memberId, accountId));

/** The other accounts whose circle contains an account. */
export async function findCircleOwners(query: Queryable, accountId: AccountId): Promise<readonly AccountId[]> {
  const rows = await query
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(and(arrayContains(accounts.subCircleAccountIds, [accountId]), ne(accounts.accountId, accountId)))
    .orderBy(asc(accounts.accountId));
  return rows.map((row) => row.accountId);
}
