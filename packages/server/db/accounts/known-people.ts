import { type AccountId, isMember } from '@strokebook/golf/access';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { circleSelection, withCircle } from './circle-codec.ts';
import { accounts, teamCoaches, teamPlayers } from '../schema/index.ts';

/**
 * Those of some accounts whom an account knows (TEAM-O140): one is in the circle of the other, or both belong to a team,
 * as players or as coaches. All others are strangers to it.
 */
export async function findKnown(
  query: Queryable,
  accountId: AccountId,
  ids: readonly (AccountId | null)[],
): Promise<ReadonlySet<AccountId>> {
  const others = [...new Set(ids)].filter((id): id is AccountId => id !== null && id !== accountId);
  if (others.length === 0) return new Set();
  const { accountId: id } = accounts;
  const rows = await query
    .select({ accountId: id, ...circleSelection })
    .from(accounts)
    .where(inArray(id, [accountId, ...others]));
  const circles = rows.map(withCircle);
  const teamsOf = await findTeams(query, [accountId, ...others]);
  const own = circles.find((circle) => circle.accountId === accountId);
  const ownTeams = teamsOf.get(accountId) ?? [];
  return new Set(
    others.filter((other) => {
      const circle = circles.find((one) => one.accountId === other);
      const isInCircle =
        (own !== undefined && isMember(other, own)) || (circle !== undefined && isMember(accountId, circle));
      return isInCircle || ownTeams.some((team) => teamsOf.get(other)?.includes(team));
    }),
  );
}

/** The teams that some accounts have joined or coach. */
async function findTeams(
  query: Queryable,
  ids: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, readonly number[]>> {
  const teams = new Map<AccountId, number[]>();
  for (const table of [teamPlayers, teamCoaches]) {
    const rows = await query
      .select({ accountId: table.accountId, organizationId: table.organizationId })
      .from(table)
      .where(inArray(table.accountId, [...ids]));
    for (const { accountId, organizationId } of rows) {
      teams.set(accountId, [...(teams.get(accountId) ?? []), organizationId]);
    }
  }
  return teams;
}
