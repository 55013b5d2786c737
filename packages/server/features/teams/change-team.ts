import { type AuditKind, type NoticeKind, type SupportReason, supportReasons, type Team } from '@strokebook/contract';
import { type AccountId, holdsRole, holdsRoleAsSupport, type TeamRole, type Viewer } from '@strokebook/golf/access';
import { loadViewer } from '../../db/accounts/access-queries.ts';
import { NO_ORIGIN, recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import type { AccountRow } from '../../db/accounts/circle-codec.ts';
import type { Queryable } from '../../db/database.ts';
import { lockOwnAccount, lockOwnAndOther } from '../../db/accounts/hold-account.ts';
import { tell } from '../../db/notices/tell.ts';
import { findOrganizationById } from '../../db/organizations/organization-edit-queries.ts';
import { listCoaches } from '../../db/organizations/team-queries.ts';
import type { organizations } from '../../db/schema/index.ts';
import { createGuarding, type Guard } from '../../guarding/guarding.ts';
import type { RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Services } from '../../services.ts';
import { readTeam } from './read-team.ts';

type OrganizationRow = typeof organizations.$inferSelect;

/** What a member is told of each line of their trail. */
const noticeOf = {
  teamJoined: 'teamJoined',
  teamDeclined: 'teamDeclined',
  teamLeft: 'teamEnded',
  teamRoleChanged: 'teamRoleChanged',
} as const satisfies Partial<Record<AuditKind, NoticeKind>>;

/** A change of a team in one transaction, by somebody whose role was checked in it. */
export type TeamChange = {
  readonly tx: Queryable;
  readonly guard: Guard;
  readonly team: OrganizationRow;
  readonly viewer: Viewer;
  readonly own: AccountRow;
  /** The account of the member whom the call names; null if there is none. */
  readonly member: AccountRow | null;
  /** Why a product manager changes a team that they do not coach, as it stands in trails; null for anybody else. */
  readonly support: { readonly reason: string; readonly note: string } | null;
  /**
   * A line in the trail of the coach. Of a product manager who does not coach the team also in those of its head coaches,
   * and of the member whom the call names and nothing was told yet, with the reason.
   */
  readonly record: (kind: AuditKind, details: Readonly<Record<string, string | boolean | null>>) => Promise<void>;
  /** A line in the trail of a locked member, with the coach's name and without their network. */
  readonly recordOfMember: (
    memberId: AccountId,
    kind: AuditKind,
    details: Readonly<Record<string, string | number | boolean | null>>,
  ) => Promise<void>;
  /** The same, and a notice. */
  readonly tellMember: (
    memberId: AccountId,
    kind: keyof typeof noticeOf,
    details: Readonly<Record<string, string | boolean | null>>,
  ) => Promise<void>;
};

type Call = Pick<RequestContext, 'origin'> & { readonly signedIn: NonNullable<RequestContext['holder']> };
type Asked = {
  readonly organizationId: number;
  readonly memberId?: AccountId;
  readonly reason?: SupportReason | undefined;
};

/**
 * Changes a team, and returns it as it is afterwards. Changes of all teams wait for each other, and the role is read in
 * the transaction, so that a coach who is removed in the middle of a call changes nothing. A product manager who does not
 * coach the team says why (TEAM-O164).
 *
 * @throws RequestError NOT_FOUND, SUPPORT_REASON_REQUIRED
 */
export const createTeamChanges = (services: Pick<Services, 'query' | 'clock'>) => {
  const { clock } = services;
  const guarding = createGuarding(services);
  return function changeTeam(
    role: TeamRole,
    { organizationId, memberId, reason }: Asked,
    { signedIn, origin }: Call,
    work: (change: TeamChange) => Promise<void>,
  ): Promise<Team> {
    return guarding.run(async (tx, guard) => {
      const { own, other } =
        memberId === undefined || memberId === signedIn.accountId
          ? { own: await lockOwnAccount(tx, signedIn), other: null }
          : await lockOwnAndOther(tx, signedIn, memberId);
      if (own === null) throw new RequestError('NotAuthorizedException');
      const viewer = await loadViewer(tx, signedIn);
      const team = await findOrganizationById(tx, organizationId);
      if (viewer === null || team === null || !holdsRole(viewer, organizationId, role)) {
        throw new RequestError('NOT_FOUND');
      }
      const support = holdsRoleAsSupport(viewer, organizationId, role) ? reasonOf(reason) : null;
      const at = clock.now();
      const member = memberId === own.accountId ? own : other;
      const told = new Set<AccountId>([own.accountId]);
      const line = async (toId: AccountId, kind: AuditKind, details: Details) => {
        told.add(toId);
        await recordAuditEvent(tx, toId, {
          ...{ kind, at, origin: NO_ORIGIN },
          details: { team: team.name, by: own.username, ...details, ...support },
        });
      };
      const recordOfMember: TeamChange['recordOfMember'] = async (toId, kind, details) => {
        await incrementDataVersion(tx, toId);
        await line(toId, kind, details);
      };
      await work({
        ...{ tx, guard, team, viewer, own, member, support },
        record: async (kind, details) => {
          await recordAuditEvent(tx, own.accountId, {
            ...{ kind, at, origin },
            details: { team: team.name, ...details, ...support },
          });
          if (support === null) return;
          const heads = (await listCoaches(tx, [organizationId])).filter(({ isHead }) => isHead);
          for (const account of [...heads, ...(member === null ? [] : [member])]) {
            if (!told.has(account.accountId)) await line(account.accountId, 'supportTeamChanged', details);
          }
        },
        recordOfMember,
        tellMember: async (toId, kind, details) => {
          await recordOfMember(toId, kind, details);
          const { name } = team;
          await tell(tx, toId, {
            ...{ kind: noticeOf[kind], at, byId: own.accountId },
            details: { team: { organizationId, name } },
          });
        },
      });
      return readTeam(tx, organizationId, viewer, { now: at, today: clock.today() });
    });
  };
};

type Details = Readonly<Record<string, string | number | boolean | null>>;

/** @throws RequestError SUPPORT_REASON_REQUIRED */
function reasonOf(reason: SupportReason | undefined) {
  if (reason === undefined) throw new RequestError('SUPPORT_REASON_REQUIRED');
  return { reason: supportReasons[reason.category], note: reason.note };
}
