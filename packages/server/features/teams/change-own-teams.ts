import type { AuditKind, PlayerTeams } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { forgetKeptPlace } from '../../db/account-deletion/deleted-account-queries.ts';
import { recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import type { AccountRow } from '../../db/accounts/circle-codec.ts';
import type { Queryable } from '../../db/database.ts';
import { findOrganizationById } from '../../db/organizations/organization-edit-queries.ts';
import { listCoaches } from '../../db/organizations/team-queries.ts';
import { createGuarding, type Guard } from '../../guarding/guarding.ts';
import { lockSignedIn } from '../../http/change-account.ts';
import type { RequestContext } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { playerTeamsOf } from './player-teams.ts';

export type Call = Pick<RequestContext, 'origin'> & { readonly signedIn: NonNullable<RequestContext['holder']> };
/** Writes a line into the trail of the player. */
export type RecordLine = (
  kind: AuditKind,
  details: Readonly<Record<string, string | number | boolean | null>>,
) => Promise<void>;

/** Changes what the signed-in account is in teams, and returns its teams afterwards. */
export const createOwnTeamChanges = (services: Pick<Services, 'query' | 'clock'>) => {
  const { clock } = services;
  const guarding = createGuarding(services);
  return (
    { signedIn, origin }: Call,
    work: (tx: Queryable, guard: Guard, own: AccountRow, record: RecordLine) => Promise<AccountRow>,
  ): Promise<PlayerTeams> =>
    guarding.run(async (tx, guard) => {
      const own = await lockSignedIn(tx, signedIn);
      const after = await work(tx, guard, own, async (kind, details) => {
        await recordAuditEvent(tx, own.accountId, { kind, at: clock.now(), origin, details });
      });
      return playerTeamsOf(tx, after, clock.today());
    });
};

/**
 * Leaves a team as its player, by the player or a guardian, and takes those of its coaches who are named out of the
 * circle in the same step (TEAM-03). Returns the player's account afterwards.
 */
export async function leaveAsPlayer(
  tx: Queryable,
  { act }: Guard,
  player: AccountRow,
  {
    byId,
    organizationId,
    fromCircle,
  }: { readonly byId: AccountId; readonly organizationId: number; readonly fromCircle: readonly number[] },
  record: RecordLine,
): Promise<AccountRow> {
  const coaches = await listCoaches(tx, [organizationId]);
  let { account } = await act(player, { kind: 'leaveTeam', byId, organizationId });
  if (account === player) return player;
  await record('teamLeft', { team: await nameOfTeam(tx, organizationId), role: 'player' });
  for (const { accountId: memberId, username } of coaches.filter((coach) => fromCircle.includes(coach.accountId))) {
    await forgetKeptPlace(tx, memberId, account.accountId);
    const left = await act(account, { kind: 'removeMember', byId, memberId });
    if (left.account !== account) await record('circleMemberRemoved', { username, accountId: memberId });
    account = left.account;
  }
  return account;
}

export const nameOfTeam = async (tx: Queryable, organizationId: number): Promise<string> =>
  (await findOrganizationById(tx, organizationId))?.name ?? '';
