import { holdsRole, seesAll, type Viewer } from '@strokebook/golf/access';
import { compareNames } from '@strokebook/golf/format';
import { findOrganizationName } from '../../db/accounts/organization-queries.ts';
import type { Queryable } from '../../db/database.ts';
import { listRosters } from '../../db/organizations/organization-edit-queries.ts';
import { findRosterPlayers, type RosterPlayer } from '../../db/organizations/roster-queries.ts';
import { RequestError } from '../../http/request-error.ts';

type Roster = Awaited<ReturnType<typeof listRosters>>[number];

/** Some players of a team, by name, and the squads that have one of them. */
export type TeamMembers = {
  readonly name: string;
  readonly members: readonly RosterPlayer[];
  readonly squads: readonly Roster[];
};

/**
 * Reads the members of a team's rosters who let a coach see everything.
 *
 * @throws RequestError NOT_FOUND without an organization, or for somebody who does not coach it
 */
export async function readTeamMembers(
  query: Queryable,
  organizationId: number,
  viewer: Viewer | null,
): Promise<TeamMembers> {
  if (viewer === null || !holdsRole(viewer, organizationId, 'coach')) throw new RequestError('NOT_FOUND');
  return readMembers(query, organizationId, (member) => seesAll(viewer, member));
}

/**
 * Reads the members of a team's rosters who have joined the team.
 *
 * @throws RequestError NOT_FOUND without an organization
 */
export const readJoinedMembers = (query: Queryable, organizationId: number): Promise<TeamMembers> =>
  readMembers(query, organizationId, ({ joinedTeams }) =>
    joinedTeams.some((team) => team.organizationId === organizationId),
  );

async function readMembers(
  query: Queryable,
  organizationId: number,
  isShown: (member: RosterPlayer) => boolean,
): Promise<TeamMembers> {
  const organization = await findOrganizationName(query, organizationId);
  if (organization === null) throw new RequestError('NOT_FOUND');
  const rosters = await listRosters(query, organizationId);
  const listed = await findRosterPlayers(query, [...new Set(rosters.flatMap((roster) => roster.memberAccountIds))]);
  const members = listed.filter(isShown).toSorted((a, b) => compareNames(a, b) || a.accountId - b.accountId);
  const ids = new Set(members.map(({ accountId }) => accountId));
  const squads = rosters.filter(({ memberAccountIds }) => memberAccountIds.some((id) => ids.has(id)));
  return { name: organization.name, members, squads };
}
