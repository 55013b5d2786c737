import { type SupportReason, supportReasons } from '@strokebook/contract';
import { type AccountId, holdsRole, holdsRoleAsSupport, type Viewer } from '@strokebook/golf/access';
import { loadViewer } from '../db/accounts/access-queries.ts';
import type { AccountRow } from '../db/accounts/circle-codec.ts';
import { lockAccount } from '../db/accounts/hold-account.ts';
import { NO_ORIGIN, recordAuditEvent } from '../db/accounts/audit-queries.ts';
import type { Queryable } from '../db/database.ts';
import { findOrganizationById } from '../db/organizations/organization-edit-queries.ts';
import { listCoaches } from '../db/organizations/team-queries.ts';
import { lockSignedIn } from './change-account.ts';
import type { RequestContext } from './handler.ts';
import { RequestError } from './request-error.ts';
import type { Services } from '../services.ts';

type Call = Pick<RequestContext, 'signedIn' | 'origin'>;
export type CoachCall = {
  readonly tx: Queryable;
  readonly own: AccountRow;
  readonly viewer: Viewer;
  readonly teamName: string;
};

/**
 * Changes what belongs to a team in one transaction, by a coach whose role is read in it. A product manager who does not
 * coach the team says why, and it stands in the trails of its head coaches (TEAM-O164).
 *
 * @param others accounts that the work writes to; all are locked in the order of their ids, with that of the coach
 * @throws RequestError NOT_FOUND, SUPPORT_REASON_REQUIRED
 */
export const createCoachChanges =
  ({ query, clock }: Pick<Services, 'query' | 'clock'>, change: 'qualifier' | 'event') =>
  <Result>(
    organizationId: number,
    { signedIn, origin }: Call,
    reason: SupportReason | undefined,
    work: (call: CoachCall) => Promise<Result>,
    others: readonly AccountId[] = [],
  ): Promise<Result> =>
    query.transaction(async (tx) => {
      const sorted = others.toSorted((a, b) => a - b);
      for (const id of sorted.filter((one) => one < signedIn.accountId)) await lockAccount(tx, id);
      const own = await lockSignedIn(tx, signedIn);
      for (const id of sorted.filter((one) => one > signedIn.accountId)) await lockAccount(tx, id);
      const viewer = await loadViewer(tx, signedIn);
      const team = await findOrganizationById(tx, organizationId);
      if (viewer === null || team === null || !holdsRole(viewer, organizationId, 'coach'))
        throw new RequestError('NOT_FOUND');
      const isSupport = holdsRoleAsSupport(viewer, organizationId, 'coach');
      if (isSupport && reason === undefined) throw new RequestError('SUPPORT_REASON_REQUIRED');
      const result = await work({ tx, own, viewer, teamName: team.name });
      if (!isSupport || reason === undefined) return result;
      const at = clock.now();
      const details = {
        team: team.name,
        change,
        reason: supportReasons[reason.category],
        note: reason.note,
      };
      await recordAuditEvent(tx, own.accountId, { kind: 'teamChanged', at, origin, details });
      for (const { accountId, isHead } of await listCoaches(tx, [organizationId])) {
        if (!isHead || accountId === own.accountId) continue;
        const line = { ...details, by: own.username };
        await recordAuditEvent(tx, accountId, { kind: 'supportTeamChanged', at, origin: NO_ORIGIN, details: line });
      }
      return result;
    });
