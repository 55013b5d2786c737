import { type AccountId, features, isAdult } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { fullName } from '@strokebook/golf/format';
import type { RoundType } from '@strokebook/golf/model';
import { type OwnRound, ownRoundOf } from '@strokebook/golf/qualifier';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { isSiteOpen } from '../accounts/site-columns.ts';
import type { Queryable } from '../database.ts';
import { integers } from '../integers.ts';
import { accounts, featureSettings, rounds, teamPlayers } from '../schema/index.ts';
import { listRosters } from './organization-edit-queries.ts';

/** Who reads what belongs to a team: the account is null for a visitor. */
export type TeamReader = {
  readonly kind: 'coach' | 'player' | 'guardian' | 'public';
  readonly accountId: AccountId | null;
};

/** A player whose account has ended or who has left the team (TEAM-22). */
export const FORMER = 'Former member';

/** Somebody in a list of a team: an account, or a guest by name. */
type Listed = { readonly accountId: AccountId | null; readonly guestName: string | null };

type ShownPerson = {
  readonly name: string;
  /** The first name of an account. */
  readonly shortName: string;
  readonly isOwn: boolean;
  /** Told to coaches alone, as the username is. */
  readonly accountId: AccountId | null;
  readonly username: string | null;
};

/**
 * How players of a team are called for a reader. Other families and strangers read of a player under 18 the first name
 * and a letter, and strangers of whoever hides the own pages.
 *
 * @param accountIds of everybody who is named @param today of the server, for ages
 */
export async function readPeople(
  query: Queryable,
  organizationId: number,
  accountIds: readonly AccountId[],
  reader: TeamReader,
  today: CalendarDay,
) {
  const found = await findEntrantAccounts(query, [...new Set(accountIds)]);
  const accountOf = new Map(found.map((account) => [account.accountId, account]));
  const members = new Set((await listRosters(query, organizationId)).flatMap((roster) => roster.memberAccountIds));
  const isOpen = reader.kind === 'coach';
  return {
    personOf: ({ accountId, guestName }: Listed): ShownPerson => {
      const account = accountId === null || !members.has(accountId) ? undefined : accountOf.get(accountId);
      const isOwn = accountId !== null && accountId === reader.accountId;
      const name = guestName ?? (account === undefined ? FORMER : fullName(account));
      const isHidden = account !== undefined && reader.kind === 'public' && !account.isSitePublic;
      const isShortened = account !== undefined && !isOpen && !isOwn && (isHidden || !isAdult(account, today));
      return {
        ...{ isOwn, name: isShortened ? withLetter(account) : name, shortName: account?.firstName ?? name },
        accountId: isOpen ? accountId : null,
        username: isOpen ? (account?.username ?? null) : null,
      };
    },
    authorOf: (by: AccountId | null): string => {
      const author = by === null ? undefined : accountOf.get(by);
      return author === undefined ? 'a former coach' : fullName(author);
    },
  };
}

const withLetter = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  lastName === '' ? firstName : `${firstName} ${lastName.slice(0, 1)}.`;

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
async function findEntrantAccounts(query: Queryable, accountIds: readonly AccountId[]) {
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

/** The rounds of a type that some accounts have logged on some days. */
export async function findOwnRounds(
  query: Queryable,
  accountIds: readonly AccountId[],
  days: readonly CalendarDay[],
  type: RoundType,
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
        eq(rounds.type, type),
      ),
    );
  for (const { accountId, document } of found) {
    const round = ownRoundOf(document, type);
    if (round !== null) ofAccounts.get(accountId)?.push(round);
  }
  return ofAccounts;
}
