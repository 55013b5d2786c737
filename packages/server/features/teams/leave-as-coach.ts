import type { AccountId } from '@strokebook/golf/access';
import type { Queryable } from '../../db/database.ts';
import { findOrganizationById } from '../../db/organizations/organization-edit-queries.ts';
import { settleCoaches, type TeamNotice } from '../../db/organizations/team-coaches.ts';
import { listCoaches } from '../../db/organizations/team-queries.ts';
import { endCoaching, refuseLastHead } from './member-handlers.ts';
import { findRequest, removeRequest } from './queries.ts';

/**
 * Stops coaching a team, or withdraws the request to; null if there was nothing to leave. What follows for the team says
 * `settleCoaches`.
 *
 * @throws RequestError TEAM_NEEDS_HEAD
 */
export async function leaveAsCoach(
  tx: Queryable,
  accountId: AccountId,
  organizationId: number,
  at: Date,
): Promise<{ readonly team: string; readonly wasMember: boolean; readonly notices: readonly TeamNotice[] } | null> {
  const team = await findOrganizationById(tx, organizationId);
  if (team === null) return null;
  const coaches = await listCoaches(tx, [organizationId]);
  const own = coaches.find((coach) => coach.accountId === accountId);
  if (own === undefined) {
    const request = await findRequest(tx, organizationId, accountId);
    if (request?.role !== 'coach') return null;
    await removeRequest(tx, organizationId, accountId);
    return { team: team.name, wasMember: false, notices: [] };
  }
  if (own.isHead && coaches.length > 1) await refuseLastHead(tx, { organizationId, memberId: accountId });
  await endCoaching(tx, organizationId, accountId);
  return { team: team.name, wasMember: true, notices: await settleCoaches(tx, organizationId, at) };
}
