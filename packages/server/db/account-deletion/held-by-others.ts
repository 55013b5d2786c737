import type { AccessLevel, AccountId } from '@strokebook/golf/access';
import { and, asc, eq, getTableColumns, getTableName, like, ne, or, sql } from 'drizzle-orm';
import type { Reference } from '../account-tables/account-table.ts';
import { accountTableNamed, columnsThatRefer, listedTables } from '../account-tables/account-tables.ts';
import { isInCircle } from '../accounts/circle-codec.ts';
import type { Queryable } from '../database.ts';
import { accounts, circleInvitations, compareStates, contactMessages } from '../schema/index.ts';

/** A column with the account that made a row or a note in it. */
type AuthorPlace = { readonly table: string; readonly column: string };

const placesOf = (...kinds: readonly Reference[]): readonly AuthorPlace[] =>
  listedTables.flatMap((declared) =>
    columnsThatRefer(declared, ...kinds).map(({ name }) => ({ table: getTableName(declared.table), column: name })),
  );

/** The columns that say who made something of a player's: rounds, imports and notes. */
const authorPlaces = placesOf('author', 'noteAuthor');
/** Those that say who entered, changed or deleted a round: rows with a round and its revision. */
export const roundAuthorPlaces = placesOf('author').filter(({ table }) => {
  const declared = accountTableNamed(table);
  return declared !== undefined && 'revision' in getTableColumns(declared.table);
});

/** Places of an account in lists and rows of others, which a restore puts back. */
export type HeldPlace =
  | { readonly kind: 'circle'; readonly content: { readonly isReceiver: boolean; readonly level?: AccessLevel } }
  | { readonly kind: 'roster'; readonly content: { readonly organizationId: number; readonly rosterId: number } }
  | {
      readonly kind: 'author';
      readonly content: AuthorPlace & { readonly roundId: string; readonly revision: number };
    };

/** Gives the rows of others that an account made another author, or none. */
export async function replaceAuthor(query: Queryable, accountId: AccountId, other: AccountId | null): Promise<void> {
  for (const place of authorPlaces) {
    const [name, author] = [sql.identifier(place.table), sql.identifier(place.column)];
    const names = other === null ? (accountTableNamed(place.table)?.authorNames ?? []) : [];
    const forgotten = sql.join(names.map((column) => sql`, ${sql.identifier(column.name)} = NULL`));
    for (const owner of await findOwnersOfAuthored(query, accountId, place)) {
      await query.execute(
        sql`UPDATE ${name} SET ${author} = ${other}${forgotten} WHERE account_id = ${owner} AND ${author} = ${accountId}`,
      );
    }
  }
}

/** The other accounts that have rows with this account as their author in a column. */
export async function findOwnersOfAuthored(
  query: Queryable,
  accountId: AccountId,
  { table, column }: AuthorPlace,
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
    .where(and(isInCircle([accountId]), ne(accounts.accountId, accountId)))
    .orderBy(asc(accounts.accountId));
  return rows.map((row) => row.accountId);
}
