import type { AuditKind, NoticeKind, Team } from '@strokebook/contract';
import { type AccountId, holdsRole, type TeamRole, type Viewer } from '@strokebook/golf/access';
import { loadViewer } from '../../db/accounts/access-queries.ts';
import { NO_ORIGIN, recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import type { Queryable } from '../../db/database.ts';
import { lockOwnAccount, lockOwnAndOther } from '../../db/accounts/hold-account.ts';
import { tell } from '../../db/notices/tell.ts';
import { findOrganizationById } from '../../db/organizations/organization-edit-queries.ts';
import type { accounts, organizations } from '../../db/schema/index.ts';
import { createGuarding, type Guard } from '../../guarding/guarding.ts';
import type { RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Services } from '../../services.ts';
import { readTeam } from './read-team.ts';

type AccountRow = typeof accounts.$inferSelect;
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
  /** A line in the trail of the coach. */
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
type Asked = { readonly organizationId: number; readonly memberId?: AccountId };

/**
 * Changes a team, and returns it as it is afterwards. Changes of all teams wait for each other, and the role is read in
 * the transaction, so that a coach who is removed in the middle of a call changes nothing.
 */
export const createTeamChanges = (services: Pick<Services, 'query' | 'clock'>) => {
  const { clock } = services;
  const guarding = createGuarding(services);
  return function changeTeam(
    role: TeamRole,
    { organizationId, memberId }: Asked,
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
      const at = clock.now();
      const recordOfMember: TeamChange['recordOfMember'] = async (toId, kind, details) => {
        await incrementDataVersion(tx, toId);
        await recordAuditEvent(tx, toId, {
          ...{ kind, at, origin: NO_ORIGIN },
          details: { team: team.name, by: own.username, ...details },
        });
      };
      await work({
        ...{ tx, guard, team, viewer, own },
        member: memberId === own.accountId ? own : other,
        record: async (kind, details) => {
          await recordAuditEvent(tx, own.accountId, { kind, at, origin, details: { team: team.name, ...details } });
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
