import { type AccessLevel, type AccountId } from '@strokebook/golf/access';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { findTeamNames, listCoaches } from '../../db/organizations/team-queries.ts';
import { rosters, teamCoaches, teamPlayers } from '../../db/schema/index.ts';
import type { MergedIds } from './merge-queries.ts';

/** Somebody who sees more by a merge, or of whom more is seen, with what the player lets coaches do. */
export type OpenedTo = { readonly accountId: AccountId; readonly level: AccessLevel };

/** A team in which the account that stays gets a place of the double one. */
export type MergedTeam = {
  readonly organizationId: number;
  readonly name: string;
  /** What it becomes there; `listed` is a place on a squad, which gives no access. */
  readonly role: 'player' | 'coach' | 'headCoach' | 'listed';
  /** Of a coach the players whose pages open; of a player the coaches to whom the own pages open. */
  readonly people: readonly OpenedTo[];
};

/** The teams in which a merge changes what the account that stays is. */
export async function listMergedTeams(query: Queryable, { into, from }: MergedIds): Promise<readonly MergedTeam[]> {
  const ids = [into, from];
  const coached = await query.select().from(teamCoaches).where(inArray(teamCoaches.accountId, ids));
  const joined = await query.select().from(teamPlayers).where(inArray(teamPlayers.accountId, ids));
  const listed = await query
    .select({ organizationId: rosters.organizationId, memberIds: rosters.memberAccountIds })
    .from(rosters)
    .where(sql`${rosters.memberAccountIds} && ${sql.param(`{${ids.join(',')}}`)}::int[]`);
  const teamIds = [...coached, ...joined, ...listed].map(({ organizationId }) => organizationId);
  if (teamIds.length === 0) return [];
  const names = await findTeamNames(query, [...new Set(teamIds)]);
  if (names.size === 0) return [];
  const coaches = await listCoaches(query, [...names.keys()]);
  const players = await query
    .select()
    .from(teamPlayers)
    .where(inArray(teamPlayers.organizationId, [...names.keys()]))
    .orderBy(asc(teamPlayers.accountId));
  const isOther = ({ accountId }: { readonly accountId: AccountId }) => accountId !== into && accountId !== from;
  const teams: MergedTeam[] = [];
  for (const [organizationId, name] of names) {
    const isHere = (row: { readonly organizationId: number }) => row.organizationId === organizationId;
    const rowOf = <Row extends { readonly organizationId: number; readonly accountId: AccountId }>(
      rows: readonly Row[],
      accountId: AccountId,
    ) => rows.find((row) => isHere(row) && row.accountId === accountId);
    const [coach, known] = [rowOf(coached, from), rowOf(coached, into)];
    if (coach !== undefined && (known === undefined || (coach.isHead && !known.isHead))) {
      const opened = known === undefined ? players.filter((row) => isHere(row) && isOther(row)) : [];
      teams.push({
        ...{ organizationId, name, role: coach.isHead ? 'headCoach' : 'coach' },
        people: opened.map(({ accountId, level }) => ({ accountId, level })),
      });
    }
    const player = rowOf(joined, from);
    const isOnSquad = (accountId: AccountId) => listed.some((row) => isHere(row) && row.memberIds.includes(accountId));
    if (player !== undefined && rowOf(joined, into) === undefined) {
      const { level } = player;
      const seeing = coaches
        .filter((row) => isHere(row) && isOther(row))
        .map(({ accountId }) => ({ accountId, level }));
      teams.push({ organizationId, name, role: 'player', people: seeing });
    } else if (isOnSquad(from) && !isOnSquad(into)) {
      teams.push({ organizationId, name, role: 'listed', people: [] });
    }
  }
  return teams;
}

/** Makes the account that stays head coach where the double one is, and it coaches too. */
export async function raiseToHead(query: Queryable, { into, from }: MergedIds): Promise<void> {
  const rows = await query
    .select({ organizationId: teamCoaches.organizationId })
    .from(teamCoaches)
    .where(and(eq(teamCoaches.accountId, from), eq(teamCoaches.isHead, true)));
  for (const { organizationId } of rows) {
    await query
      .update(teamCoaches)
      .set({ isHead: true })
      .where(and(eq(teamCoaches.accountId, into), eq(teamCoaches.organizationId, organizationId)));
  }
}
