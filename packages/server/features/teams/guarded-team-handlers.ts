import type { PlayerTeams } from '@strokebook/contract';
import { type AccountId, isAdult, isGuardian } from '@strokebook/golf/access';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { NO_ORIGIN, recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import { lockOwnAndOther } from '../../db/accounts/hold-account.ts';
import type { AccountRow } from '../../db/accounts/circle-codec.ts';
import type { Queryable } from '../../db/database.ts';
import { createGuarding, type Guard } from '../../guarding/guarding.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Services } from '../../services.ts';
import { type Call, leaveAsPlayer, nameOfTeam, type RecordLine } from './change-own-teams.ts';
import { playerTeamsOf } from './player-teams.ts';

/** The teams of a player, for a guardian, who agrees to them and ends them (TEAM-28). */
export function createGuardedTeamHandlers(services: Pick<Services, 'query' | 'clock'>) {
  const { query, clock } = services;
  const guarding = createGuarding(services);
  const changeGuarded = (
    playerId: AccountId,
    { signedIn }: Call,
    work: (
      tx: Queryable,
      guard: Guard,
      people: { readonly player: AccountRow; readonly byId: AccountId },
      record: RecordLine,
    ) => Promise<AccountRow>,
  ): Promise<PlayerTeams> =>
    guarding.run(async (tx, guard) => {
      const { own, other: player } = await lockOwnAndOther(tx, signedIn, playerId);
      if (own === null) throw new RequestError('NotAuthorizedException');
      if (player === null || !isGuardian(own.accountId, player, clock.today())) throw new RequestError('NOT_FOUND');
      // One of before the question has not said their age.
      if (!isAdult(own, clock.today())) throw new RequestError('GUARDIAN_NOT_ADULT');
      const after = await work(tx, guard, { player, byId: own.accountId }, async (kind, details) => {
        await recordAuditEvent(tx, playerId, {
          ...{ kind, at: clock.now(), origin: NO_ORIGIN },
          details: { ...details, guardian: own.username },
        });
      });
      return playerTeamsOf(tx, after, clock.today());
    });
  return {
    listGuardedTeams: async ({ params: { playerId } }, { signedIn }) => {
      const player = await findAccount(query, playerId);
      if (player === null || !isGuardian(signedIn.accountId, player, clock.today())) {
        throw new RequestError('NOT_FOUND');
      }
      return playerTeamsOf(query, player, clock.today());
    },
    agreeToTeam: ({ params: { playerId, organizationId }, body: { level = null } }, context) =>
      changeGuarded(playerId, context, async (tx, { act }, { player, byId }, record) => {
        const { account, told } = await act(player, { kind: 'agreeToTeam', byId, organizationId, level });
        const agreed = told.find(({ kind }) => kind === 'teamAgreed')?.level;
        if (agreed !== undefined) {
          await record('teamAgreed', { team: await nameOfTeam(tx, organizationId), level: agreed });
        }
        return account;
      }),
    updateGuardedTeamLevel: ({ params: { playerId, organizationId }, body: { level } }, context) =>
      changeGuarded(playerId, context, async (tx, { act }, { player, byId }, record) => {
        const { account } = await act(player, { kind: 'setTeamLevel', byId, organizationId, level });
        if (account !== player) {
          await record('teamLevelChanged', { team: await nameOfTeam(tx, organizationId), level });
        }
        return account;
      }),
    endGuardedTeam: ({ params: { playerId, organizationId }, query: { fromCircle = [] } }, context) =>
      changeGuarded(playerId, context, (tx, guard, { player, byId }, record) =>
        leaveAsPlayer(tx, guard, player, { byId, organizationId, fromCircle }, record),
      ),
  } satisfies Partial<Handlers>;
}
