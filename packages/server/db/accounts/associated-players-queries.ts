import {
  type AccountAccess,
  type AccountId,
  canSee,
  type FeatureId,
  membersOf,
  seesAll,
  type ScheduleAccess,
  type Viewer,
} from '@strokebook/golf/access';
import { arrayContains, inArray, sql } from 'drizzle-orm';
import { accessColumns, type AccessColumns, readAccess } from './access-queries.ts';
import { isInCircle } from './circle-codec.ts';
import type { Queryable } from '../database.ts';
import { integers } from '../integers.ts';
import { listJoinedIds } from '../organizations/team-queries.ts';
import { accounts, type ExtraInfo, rosters } from '../schema/index.ts';

export type NamedAccount = {
  readonly accountId: AccountId;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** Names of some accounts by id. */
export async function findNames(
  query: Queryable,
  accountIds: readonly AccountId[],
): Promise<ReadonlyMap<number, NamedAccount>> {
  const rows = await query
    .select({
      accountId: accounts.accountId,
      username: accounts.username,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
    })
    .from(accounts)
    .where(inArray(accounts.accountId, [...accountIds]));
  return new Map(rows.map((row) => [row.accountId, row]));
}

/**
 * Accounts associated with an account through rosters and circles whose feature the viewer may see, in no order.
 * Membership of circles is only visible to viewers with full access; others see only their own associations.
 */
export async function listOpenAssociates(
  query: Queryable,
  account: AccountAccess,
  viewer: Viewer | null,
  featureId: FeatureId,
): Promise<readonly OpenAssociate[]> {
  const { accountId } = account;
  const isInside = seesAll(viewer, account);
  const known = [
    ...(await listTeamMateIds(query, accountId)),
    ...(isInside ? membersOf(account) : []),
    ...(viewer === null ? [] : [viewer.accountId]),
    ...(await listJoinedIds(
      query,
      (viewer?.coachedTeams ?? []).map(({ organizationId }) => organizationId),
    )),
  ];
  const circles = [...(isInside ? [accountId] : []), ...(viewer === null ? [] : [viewer.accountId])];
  const candidates = await listCandidates(query, known, circles);
  return candidates.filter((candidate) => candidate.accountId !== accountId && canSee(viewer, candidate, featureId));
}

/** The accounts whose feature the viewer may see, in no order. */
export async function listOpenAccounts(
  query: Queryable,
  accountIds: readonly AccountId[],
  viewer: Viewer | null,
  featureId: FeatureId,
): Promise<readonly OpenAssociate[]> {
  const candidates = await listCandidates(query, accountIds, []);
  return candidates.filter((candidate) => canSee(viewer, candidate, featureId));
}

/** Everyone who shares a roster with an account. */
async function listTeamMateIds(query: Queryable, accountId: AccountId): Promise<readonly AccountId[]> {
  const rows = await query
    .select({ memberIds: rosters.memberAccountIds })
    .from(rosters)
    .where(arrayContains(rosters.memberAccountIds, [accountId]));
  return rows.flatMap(({ memberIds }) => memberIds);
}

type AccountRow = AccessColumns & {
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly shows_coming_events: boolean;
  readonly extra_info: Partial<ExtraInfo>;
  readonly profile_type_ids: readonly number[];
};

/** An account with the data that decides who sees its pages. `extraInfo` may be closed to the viewer. */
type OpenAssociate = NamedAccount &
  ScheduleAccess & { readonly extraInfo: Partial<ExtraInfo>; readonly profileTypeIds: readonly number[] };

/** Some accounts and the owners of circles that contain them, with the data that decides access. */
async function listCandidates(
  query: Queryable,
  accountIds: readonly AccountId[],
  membersOfCircles: readonly number[],
): Promise<readonly OpenAssociate[]> {
  const isListed = sql`= ANY(${integers(accountIds)})`;
  const { rows } = await query.execute<AccountRow>(sql`
    SELECT ${accessColumns(membersOfCircles.length === 0 ? isListed : null)}, a.shows_coming_events,
      a.username, a.first_name, a.last_name, a.extra_info, a.profile_type_ids
    FROM accounts a
    WHERE a.account_id ${isListed}${membersOfCircles.length === 0 ? sql`` : sql` OR ${isInCircle(membersOfCircles)}`}`);
  return rows.map((row) => ({
    ...readAccess(row),
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    showsComingEvents: row.shows_coming_events,
    extraInfo: row.extra_info,
    profileTypeIds: row.profile_type_ids,
  }));
}
