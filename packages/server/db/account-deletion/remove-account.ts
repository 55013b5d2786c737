import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AccountId } from '@strokebook/golf/access';
import { and, arrayContains, eq, sql } from 'drizzle-orm';
import { createKey, invitationKey, releaseAllKeys, releaseKeys, usernameKey } from '../accounts/account-keys.ts';
import { accountTables, listedTables } from '../account-tables/account-tables.ts';
import { removeStates } from '../rounds/compare-state-queries.ts';
import type { Queryable } from '../database.ts';
import { type AccountRow, circleWithout } from '../accounts/circle-codec.ts';
import { lockAccount } from '../accounts/hold-account.ts';
import { removeFeedsAndLinks } from '../accounts/reader-queries.ts';
import {
  accounts,
  circleInvitations,
  contactMessages,
  rosters,
  signInChallenges,
  tournaments,
} from '../schema/index.ts';
import { replaceInTeams } from '../organizations/accounts-in-documents.ts';
import { leaveTeamMeans } from '../organizations/team-means-queries.ts';
import { refreshSearchable } from '../accounts/searchable-queries.ts';
import { removeCountersOf } from '../sign-in/sign-in-counters.ts';
import {
  findCircleOwners,
  findComparisonsWith,
  findInvitationsTo,
  findReceiversOfMessagesAbout,
  replaceAuthor,
} from './held-by-others.ts';

type Removed = { readonly what: string; readonly count: number };

/** The account itself is removed last. */
const tablesToRemove = [
  ...listedTables.filter((declared) => declared !== accountTables.accounts),
  accountTables.accounts,
];

/**
 * Locks an account for its deletion, together with the accounts whose circle contains it: in the order of their ids, so
 * that two accounts in each other's circle do not deadlock when both are deleted. Returns those that exist.
 *
 * @param others further accounts to lock
 */
export async function lockForRemoval(
  query: Queryable,
  accountId: AccountId,
  others: readonly AccountId[] = [],
): Promise<ReadonlyMap<AccountId, AccountRow>> {
  const ids = new Set([accountId, ...others, ...(await findCircleOwners(query, accountId))]);
  const locked = new Map<AccountId, AccountRow>();
  for (const id of [...ids].sort((a, b) => a - b)) {
    const account = await lockAccount(query, id);
    if (account !== null) locked.set(id, account);
  }
  return locked;
}

/** Deletes all data of a locked account, and returns the number of rows by name. */
export async function removeEverything(
  query: Queryable,
  { accountId, phoneNumber }: AccountRow,
): Promise<readonly Removed[]> {
  const removed: Removed[] = [];
  for (const { what, table } of tablesToRemove) {
    const { rowCount } = await query.delete(table).where(eq(table.accountId, accountId));
    removed.push({ what, count: rowCount ?? 0 });
  }
  await releaseAllKeys(query, accountId);
  // The rounds and notes that the account wrote for others stay; who it was is forgotten.
  await replaceAuthor(query, accountId, null);
  await leaveTeamMeans(query, accountId);
  await replaceInTeams(query, accountId, null);
  // Removes it from search.
  await refreshSearchable(query, [accountId]);
  return [
    ...removed,
    { what: 'own tournaments', count: await removeOwnTournaments(query, accountId) },
    { what: 'comparisons on pages of others', count: await removeComparisonsWith(query, accountId) },
    { what: 'messages about the account to others', count: await removeMessagesAbout(query, accountId) },
    { what: 'invitations to circles of others', count: await removeInvitationsTo(query, accountId) },
    { what: 'places in circles of others', count: await leaveCircles(query, accountId) },
    { what: 'calendars and links made of other profiles', count: await removeFeedsAndLinks(query, accountId, null) },
    { what: 'places on rosters', count: await leaveRosters(query, accountId) },
    { what: 'open sign-in codes', count: await forgetCode(query, phoneNumber) },
    { what: 'counters of sign-in tries', count: await removeCountersOf(query, accountId, phoneNumber) },
  ];
}

/** Keeps the username of a removed account from being taken while the account can be restored. */
export async function holdUsername(query: Queryable, { accountId, username }: AccountRow): Promise<void> {
  if (!(await createKey(query, accountId, usernameKey(username)))) throw new Error(`${username} was taken`);
}

async function removeOwnTournaments(query: Queryable, accountId: AccountId): Promise<number> {
  const { rowCount } = await query.delete(tournaments).where(eq(tournaments.madeByAccountId, accountId));
  return rowCount ?? 0;
}

async function removeComparisonsWith(query: Queryable, accountId: AccountId): Promise<number> {
  const found = await findComparisonsWith(query, accountId);
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
  let count = 0;
  for (const receiver of await findReceiversOfMessagesAbout(query, accountId)) {
    const { rowCount } = await query
      .delete(contactMessages)
      .where(and(eq(contactMessages.accountId, receiver), eq(contactMessages.playerId, accountId)));
    count += rowCount ?? 0;
  }
  return count;
}

async function removeInvitationsTo(query: Queryable, accountId: AccountId): Promise<number> {
  const found = await findInvitationsTo(query, accountId);
  for (const { accountId: owner, invitationId } of found) {
    const [removed] = await query
      .delete(circleInvitations)
      .where(and(eq(circleInvitations.accountId, owner), eq(circleInvitations.invitationId, invitationId)))
      .returning({ secretHash: circleInvitations.secretHash });
    if (removed !== undefined) await releaseKeys(query, owner, [invitationKey(removed.secretHash)]);
  }
  return found.length;
}

async function leaveCircles(query: Queryable, accountId: AccountId): Promise<number> {
  const owners = await findCircleOwners(query, accountId);
  const without = (list: PgColumn) => sql`array_remove(${list}, ${accountId}::int)`;
  for (const owner of owners) {
    await query
      .update(accounts)
      .set({
        ...circleWithout(accountId),
        guardianIds: without(accounts.guardianIds),
        askedGuardianIds: without(accounts.askedGuardianIds),
        contactReceiverId: sql`nullif(${accounts.contactReceiverId}, ${accountId}::int)`,
        contactReceiverOfOlder: null,
        contactAgreedId: sql`nullif(${accounts.contactAgreedId}, ${accountId}::int)`,
        dataVersion: sql`${accounts.dataVersion} + 1`,
      })
      .where(eq(accounts.accountId, owner));
  }
  return owners.length;
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
