import type { AccountId } from '@strokebook/golf/access';
import type { Queryable } from '../../db/database.ts';
import { findOrganizationById } from '../../db/organizations/organization-edit-queries.ts';
import { listCoaches, listJoinedIds } from '../../db/organizations/team-queries.ts';
import { endMembership } from '../../guarding/membership.ts';
import { endCoaching, refuseLastHead } from './member-handlers.ts';
import { findRequest, removeRequest, removeTeam } from './queries.ts';

/**
 * Stops coaching a team, or withdraws the request to; null if there was nothing to leave. A team without a public page
 * ends with its last coach, and all access with it.
 *
 * @throws RequestError TEAM_NEEDS_HEAD
 */
export async function leaveAsCoach(
  tx: Queryable,
  accountId: AccountId,
  organizationId: number,
): Promise<{ readonly team: string; readonly wasMember: boolean } | null> {
  const team = await findOrganizationById(tx, organizationId);
  if (team === null) return null;
  const coaches = await listCoaches(tx, [organizationId]);
  const own = coaches.find((coach) => coach.accountId === accountId);
  if (own === undefined) {
    const request = await findRequest(tx, organizationId, accountId);
    if (request?.role !== 'coach') return null;
    await removeRequest(tx, organizationId, accountId);
    return { team: team.name, wasMember: false };
  }
  if (own.isHead && coaches.length > 1) await refuseLastHead(tx, { organizationId, memberId: accountId });
  await endCoaching(tx, organizationId, accountId);
  if (coaches.length === 1 && !team.hasPublicPage) {
    for (const playerId of await listJoinedIds(tx, [organizationId])) await endMembership(tx, organizationId, playerId);
    await removeTeam(tx, organizationId);
  }
  return { team: team.name, wasMember: true };
}
