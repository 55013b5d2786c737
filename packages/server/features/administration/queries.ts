import type { AccountId } from '@strokebook/golf/access';
import { and, arrayContains, asc, count, desc, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accounts, auditEvents, deletedAccounts, organizations, rosters, rounds } from '../../db/schema/index.ts';

/** As many as fit a screen; with more, support types more of the name. */
export const MAX_FOUND = 20;

const shownColumns = {
  accountId: accounts.accountId,
  username: accounts.username,
  firstName: accounts.firstName,
  lastName: accounts.lastName,
  phoneNumber: accounts.phoneNumber,
};
export type FoundAccount = Pick<typeof accounts.$inferSelect, keyof typeof shownColumns>;

/** The name and username of a row, folded as `fold` does, except for a few rare letters. */
const foldedName = (first: SQL, last: SQL, username: SQL): SQL => sql`translate(regexp_replace(
  normalize(translate(lower(${first} || ' ' || ${last} || ' ' || ${username}), '´', ''), NFKD), '[\\u0300-\\u036f]', '', 'g'),
  'øđðłıħŧ''’‘‛\`′ʹʻʼʽʾʿ', 'oddliht')`;

const containsAll = (text: SQL, words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`strpos(${text}, ${word}::text) > 0`),
    sql` AND `,
  );

/** The accounts with these ids, by name. */
export async function findAccountsById(query: Queryable, ids: readonly AccountId[]): Promise<readonly FoundAccount[]> {
  if (ids.length === 0) return [];
  return query
    .select(shownColumns)
    .from(accounts)
    .where(inArray(accounts.accountId, [...ids]))
    .orderBy(asc(accounts.lastName), asc(accounts.firstName), asc(accounts.accountId));
}

/** Ids of accounts whose confirmed email this is, in any case: anyone can type somebody else's. */
export async function findAccountsByEmail(query: Queryable, email: string): Promise<readonly AccountId[]> {
  const rows = await query
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(and(eq(sql`lower(${accounts.email})`, email.toLowerCase()), isNotNull(accounts.emailConfirmedAt)))
    .limit(MAX_FOUND + 1);
  return rows.map(({ accountId }) => accountId);
}

/** Ids of accounts whose name or username contains all of the folded words, private accounts too. */
export async function findAccountsByName(query: Queryable, words: readonly string[]): Promise<readonly AccountId[]> {
  const { rows } = await query.execute<{ account_id: AccountId }>(sql`
    SELECT account_id FROM accounts
    WHERE ${containsAll(foldedName(sql`first_name`, sql`last_name`, sql`username`), words)}
    ORDER BY last_name, first_name, account_id LIMIT ${MAX_FOUND + 1}`);
  return rows.map(({ account_id }) => account_id);
}

/** Usernames of the accounts that signed up last, the newest first. */
export async function findNewestUsernames(query: Queryable, atMost: number): Promise<readonly string[]> {
  const rows = await query
    .select({ username: accounts.username })
    .from(accounts)
    .orderBy(desc(accounts.accountId))
    .limit(atMost);
  return rows.map(({ username }) => username);
}

/** Deleted accounts of a number or with the words in their name, deleted after a time, the latest first. */
export async function findDeletedAccounts(
  query: Queryable,
  numbers: readonly string[],
  words: readonly string[],
  since: Date,
) {
  const isNamed = containsAll(
    foldedName(sql`${deletedAccounts.firstName}`, sql`${deletedAccounts.lastName}`, sql`${deletedAccounts.username}`),
    words,
  );
  const isOfNumber = numbers.length === 0 ? undefined : inArray(deletedAccounts.phoneNumber, [...numbers]);
  return query
    .select()
    .from(deletedAccounts)
    .where(and(gt(deletedAccounts.deletedAt, since), or(isOfNumber, words.length === 0 ? undefined : isNamed)))
    .orderBy(desc(deletedAccounts.deletedAt))
    .limit(MAX_FOUND + 1);
}

export async function countRounds(query: Queryable, accountId: AccountId): Promise<number> {
  const [row] = await query.select({ stored: count() }).from(rounds).where(eq(rounds.accountId, accountId));
  return row?.stored ?? 0;
}

/** When the account last signed in, as far back as its trail goes. */
export async function findLastSignIn(query: Queryable, accountId: AccountId): Promise<Date | null> {
  const [row] = await query
    .select({ at: auditEvents.occurredAt })
    .from(auditEvents)
    .where(and(eq(auditEvents.accountId, accountId), eq(auditEvents.kind, 'signedIn')))
    .orderBy(desc(auditEvents.eventId))
    .limit(1);
  return row?.at ?? null;
}

/** The rosters that an account is on. */
export async function listRostersOf(query: Queryable, accountId: AccountId) {
  return query
    .select({
      organizationId: rosters.organizationId,
      organizationName: organizations.name,
      rosterId: rosters.rosterId,
      name: rosters.name,
      groupName: rosters.groupName,
    })
    .from(rosters)
    .innerJoin(organizations, eq(organizations.organizationId, rosters.organizationId))
    .where(arrayContains(rosters.memberAccountIds, [accountId]))
    .orderBy(asc(rosters.organizationId), asc(rosters.rosterId));
}
