import { type AccountId, features } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { type OwnRound, ownRoundOf, type Qualifier } from '@strokebook/golf/qualifier';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { isSiteOpen } from '../../db/accounts/site-columns.ts';
import type { Queryable } from '../../db/database.ts';
import { integers } from '../../db/integers.ts';
import { accounts, featureSettings, qualifiers, rounds, teamPlayers } from '../../db/schema/index.ts';

export type QualifierRow = typeof qualifiers.$inferSelect;

const isOf = (organizationId: number, qualifierId: string) =>
  and(eq(qualifiers.organizationId, organizationId), eq(qualifiers.qualifierId, qualifierId));

/** The qualifiers of a team, newest first. */
export const listQualifiers = (query: Queryable, organizationId: number): Promise<readonly QualifierRow[]> =>
  query
    .select()
    .from(qualifiers)
    .where(eq(qualifiers.organizationId, organizationId))
    .orderBy(desc(qualifiers.openedAt), desc(qualifiers.qualifierId));

export async function countQualifiers(query: Queryable, organizationId: number): Promise<number> {
  const [row] = await query
    .select({ count: count() })
    .from(qualifiers)
    .where(eq(qualifiers.organizationId, organizationId));
  return row?.count ?? 0;
}

export async function findQualifier(
  query: Queryable,
  organizationId: number,
  qualifierId: string,
): Promise<QualifierRow | null> {
  const [row] = await query.select().from(qualifiers).where(isOf(organizationId, qualifierId));
  return row ?? null;
}

/** Makes the writers of one qualifier wait for each other until the transaction ends; null if there is none. */
export async function lockQualifier(
  tx: Queryable,
  organizationId: number,
  qualifierId: string,
): Promise<QualifierRow | null> {
  const [row] = await tx.select().from(qualifiers).where(isOf(organizationId, qualifierId)).for('update');
  return row ?? null;
}

export const insertQualifier = (tx: Queryable, row: QualifierRow) => tx.insert(qualifiers).values(row);

export async function deleteQualifierRow(tx: Queryable, organizationId: number, qualifierId: string): Promise<void> {
  await tx.delete(qualifiers).where(isOf(organizationId, qualifierId));
}

/** Stores a locked qualifier with what phones have sent: several of them send each hole, which outdates no form of a coach. */
export async function storeKeptCards(
  tx: Queryable,
  { organizationId, qualifierId }: QualifierRow,
  document: Qualifier,
): Promise<void> {
  await tx.update(qualifiers).set({ document }).where(isOf(organizationId, qualifierId));
}

/** Stores a locked qualifier as a person changed it. */
export async function storeQualifier(
  tx: Queryable,
  { organizationId, qualifierId, revision }: QualifierRow,
  document: Qualifier,
): Promise<void> {
  await tx
    .update(qualifiers)
    .set({ document, revision: revision + 1 })
    .where(isOf(organizationId, qualifierId));
}

/** Stores the own rounds that have joined, unless a person has changed the qualifier meanwhile; the next reader joins them then. */
export async function storeJoinedRounds(
  query: Queryable,
  { organizationId, qualifierId, revision, document: before }: QualifierRow,
  document: Qualifier,
): Promise<void> {
  await query
    .update(qualifiers)
    .set({ document })
    .where(
      and(
        isOf(organizationId, qualifierId),
        eq(qualifiers.revision, revision),
        sql`${qualifiers.document} = ${JSON.stringify(before)}::jsonb`,
      ),
    );
}

/** The ids of those accounts that have joined a team. */
export async function findJoined(
  query: Queryable,
  organizationId: number,
  accountIds: readonly AccountId[],
): Promise<readonly AccountId[]> {
  if (accountIds.length === 0) return [];
  const found = await query
    .select({ accountId: teamPlayers.accountId })
    .from(teamPlayers)
    .where(
      and(sql`${teamPlayers.accountId} = ANY(${integers(accountIds)})`, eq(teamPlayers.organizationId, organizationId)),
    );
  return found.map(({ accountId }) => accountId);
}

/** Names and ages of some accounts. */
export async function findEntrantAccounts(query: Queryable, accountIds: readonly AccountId[]) {
  if (accountIds.length === 0) return [];
  const found = await query
    .select({
      accountId: accounts.accountId,
      username: accounts.username,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      birthDate: accounts.birthDate,
      birthYear: accounts.birthYear,
      adultFrom: accounts.adultFrom,
      isOpenWithComingEvents: accounts.isOpenWithComingEvents,
      isOpenWithoutComingEvents: accounts.isOpenWithoutComingEvents,
      isWebsitePublic: featureSettings.isPublic,
    })
    .from(accounts)
    .leftJoin(
      featureSettings,
      and(eq(featureSettings.accountId, accounts.accountId), eq(featureSettings.featureId, features.website)),
    )
    .where(sql`${accounts.accountId} = ANY(${integers(accountIds)})`);
  return found.map((account) => ({
    ...account,
    isSitePublic: isSiteOpen(account) && account.isWebsitePublic !== false,
  }));
}

/** The rounds of type qualifier that some accounts have logged on some days. */
export async function findOwnRounds(
  query: Queryable,
  accountIds: readonly AccountId[],
  days: readonly CalendarDay[],
): Promise<ReadonlyMap<AccountId, readonly OwnRound[]>> {
  const ofAccounts = new Map<AccountId, OwnRound[]>(accountIds.map((accountId) => [accountId, []]));
  if (accountIds.length === 0) return ofAccounts;
  const found = await query
    .select({ accountId: rounds.accountId, document: rounds.document })
    .from(rounds)
    .where(
      and(
        sql`${rounds.accountId} = ANY(${integers(accountIds)})`,
        inArray(rounds.playedOn, [...days]),
        eq(rounds.type, 'qualifier'),
      ),
    );
  for (const { accountId, document } of found) {
    const round = ownRoundOf(document);
    if (round !== null) ofAccounts.get(accountId)?.push(round);
  }
  return ofAccounts;
}
