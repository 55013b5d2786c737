import type { AccountId } from '@strokebook/golf/access';
import { and, eq, getTableName, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { findTeamNames } from '../organizations/team-queries.ts';
import { deletedAccountRows, teamCoaches, teamPlayers, teamRequests } from '../schema/index.ts';
import type { Content } from './archived-rows.ts';

/** A team that a restored account asks to join again. */
export type AskedAgain = { readonly organizationId: number; readonly name: string; readonly role: 'player' | 'coach' };

const tables: ReadonlySet<string> = new Set([teamCoaches, teamPlayers, teamRequests].map(getTableName));
const coachesTable = getTableName(teamCoaches);
const requestsTable = getTableName(teamRequests);

/** Whether kept rows of a table say what an account was in teams. */
export const isOfTeams = (kind: string): boolean => tables.has(kind);

/**
 * A restored account coaches and plays for no team: the places that it had become requests, so that a coach decides who
 * sees whom now, and for a player under 18 a guardian who agrees again. Teams that have ended are left out, and those in
 * which it has asked already.
 */
export async function askTeamsAgain(
  query: Queryable,
  accountId: AccountId,
  run: readonly { readonly kind: string; readonly content: Content }[],
): Promise<readonly AskedAgain[]> {
  const places = run.map(({ kind, content }) => ({
    kind,
    organizationId: Number(content['organization_id']),
    requestedAt: new Date(String(content['since'] ?? content['requested_at'])),
    role: kind === coachesTable || content['role'] === 'coach' ? ('coach' as const) : ('player' as const),
    level: (content['level'] ?? 'see') as (typeof teamRequests.$inferInsert)['level'],
    rosterId: (content['roster_id'] ?? null) as number | null,
  }));
  const names = await findTeamNames(
    query,
    places.map(({ organizationId }) => organizationId),
  );
  const asked: AskedAgain[] = [];
  for (const { kind, organizationId, ...request } of places) {
    const name = names.get(organizationId);
    if (name === undefined) continue;
    const { rowCount } = await query
      .insert(teamRequests)
      .values({ accountId, organizationId, ...request, guardianAgreedAt: null })
      .onConflictDoNothing();
    // Who waited before the deletion was told of then.
    if (rowCount === 1 && kind !== requestsTable) asked.push({ organizationId, name, role: request.role });
  }
  return asked;
}

/** Keeps a deleted account from asking a team again that has taken it out meanwhile; false if it was not in it. */
export async function forgetKeptTeam(
  query: Queryable,
  accountId: AccountId,
  { organizationId, role }: Pick<AskedAgain, 'organizationId' | 'role'>,
): Promise<boolean> {
  const { kind, content } = deletedAccountRows;
  const isOfTeam = (name: string) => sql`(${content} ->> ${name}::text)::int = ${organizationId}`;
  const isPlace =
    role === 'coach'
      ? and(eq(kind, coachesTable), isOfTeam('organization_id'))
      : or(
          and(eq(kind, getTableName(teamPlayers)), isOfTeam('organization_id')),
          and(eq(kind, 'roster'), isOfTeam('organizationId')),
        );
  const { rowCount } = await query
    .delete(deletedAccountRows)
    .where(and(eq(deletedAccountRows.accountId, accountId), isPlace));
  return (rowCount ?? 0) > 0;
}
