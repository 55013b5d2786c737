import type { GuardedPlayer } from '@strokebook/contract';
import { type AccountId, isGuardian, isMember } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import type { Queryable } from '../../db/database.ts';
import { lockOwnAndOther } from '../../db/accounts/hold-account.ts';
import { storeGuardians } from '../../db/accounts/store-guardians.ts';
import { tell, tellOfChange } from '../../db/notices/tell.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { changeLevel, happenedToOwner, naming, removeMember, tellLevel } from './circle.ts';
import { listGuarded } from './guardian-queries.ts';
import type { AccountRow } from './queries.ts';
import { changeSharing, playerSharingOf, sharingOf } from './sharing.ts';
import type { Services } from '../../services.ts';

/** Guardians: members of a circle who set who sees the player, once both have said so (TEAM-28). */
export function createGuardianHandlers({ query, clock }: Pick<Services, 'query' | 'clock'>) {
  const guardedBy = async (tx: Queryable, memberId: AccountId): Promise<{ players: GuardedPlayer[] }> => ({
    players: (await listGuarded(tx, memberId)).map(({ accountId: playerId, username, guardianIds, ...name }) => ({
      ...{ playerId, username, fullName: fullName(name), isConfirmed: guardianIds.includes(memberId) },
    })),
  });
  /** Changes a player in one transaction as their guardian, whose trail in the player's account has no network. */
  const changeAsGuardian = <Result>(
    playerId: AccountId,
    { signedIn, origin }: Pick<RequestContext, 'origin'> & { readonly signedIn: NonNullable<RequestContext['holder']> },
    work: (
      tx: Queryable,
      player: AccountRow,
      record: (event: Pick<Parameters<typeof recordAuditEvent>[2], 'kind' | 'details'>) => Promise<void>,
    ) => Promise<Result>,
  ): Promise<Result> =>
    query.transaction(async (tx) => {
      const { own, other: player } = await lockOwnAndOther(tx, signedIn, playerId);
      if (own === null) throw new RequestError('NotAuthorizedException');
      if (player === null || !isGuardian(own.accountId, player)) throw new RequestError('NOT_FOUND');
      return work(tx, player, async ({ kind, details }) => {
        await incrementDataVersion(tx, playerId);
        await recordAuditEvent(tx, playerId, {
          ...{ kind, ...happenedToOwner({ at: clock.now(), origin }) },
          details: { ...details, guardian: own.username },
        });
        await tellOfChange(tx, playerId, { at: clock.now(), byId: own.accountId, roundId: null });
      });
    });
  return {
    nameGuardian: ({ params: { memberId }, body }, { signedIn, origin }) =>
      query.transaction(async (tx) => {
        const { own, other: member } = await lockOwnAndOther(tx, signedIn, memberId);
        if (own === null) throw new RequestError('NotAuthorizedException');
        const { guardianIds, askedGuardianIds } = own;
        if (member === null || !isMember(memberId, own)) throw new RequestError('MEMBER_NOT_FOUND');
        const isNamed = guardianIds.includes(memberId) || askedGuardianIds.includes(memberId);
        if (isNamed === body.isGuardian) return sharingOf(tx, own, clock.today());
        const others = withoutMember(own, memberId);
        const after = body.isGuardian
          ? { ...others, askedGuardianIds: [...others.askedGuardianIds, memberId] }
          : others;
        await storeGuardians(tx, own.accountId, after);
        const kind = body.isGuardian ? 'guardianNamed' : 'guardianEnded';
        const happened = { at: clock.now(), origin };
        // Whoever was asked and has not answered is not told that nobody asks any more.
        const told = body.isGuardian ? 'guardianAsked' : guardianIds.includes(memberId) ? 'guardianEnded' : null;
        if (told !== null) await tell(tx, memberId, { kind: told, at: happened.at, byId: own.accountId });
        await recordAuditEvent(tx, own.accountId, { kind, ...happened, details: naming(member) });
        return sharingOf(tx, { ...own, ...after }, clock.today());
      }),
    listGuardedPlayers: (_input, { signedIn }) => guardedBy(query, signedIn.accountId),
    answerGuardian: ({ params: { playerId }, body }, { signedIn, origin }) =>
      query.transaction(async (tx) => {
        const { own: member, other: player } = await lockOwnAndOther(tx, signedIn, playerId);
        if (member === null) throw new RequestError('NotAuthorizedException');
        const { accountId } = member;
        const isNamed =
          player !== null &&
          isMember(accountId, player) &&
          [...player.guardianIds, ...player.askedGuardianIds].includes(accountId);
        if (!isNamed) throw new RequestError('NOT_FOUND');
        if (player.guardianIds.includes(accountId) !== body.isGuardian || !body.isGuardian) {
          const others = withoutMember(player, accountId);
          const guardianIds = body.isGuardian ? [...others.guardianIds, accountId] : others.guardianIds;
          await storeGuardians(tx, playerId, { ...others, guardianIds });
          await incrementDataVersion(tx, playerId);
          const happened = { at: clock.now(), origin };
          await recordAuditEvent(tx, playerId, {
            ...{ kind: body.isGuardian ? 'guardianConfirmed' : 'guardianEnded', ...happenedToOwner(happened) },
            details: naming(member),
          });
          const told = body.isGuardian ? 'guardianConfirmed' : 'guardianLeft';
          await tell(tx, playerId, { kind: told, at: happened.at, byId: accountId });
          const kind = body.isGuardian ? 'guardianOfConfirmed' : 'guardianOfEnded';
          await recordAuditEvent(tx, accountId, { kind, ...happened, details: naming(player) });
        }
        return guardedBy(tx, accountId);
      }),
    getGuardedSharing: async ({ params: { playerId } }, { signedIn }) => {
      const player = await findAccount(query, playerId);
      if (player === null || !isGuardian(signedIn.accountId, player)) throw new RequestError('NOT_FOUND');
      return { ...(await playerSharingOf(query, player)), username: player.username, fullName: fullName(player) };
    },
    updateGuardedSharing: ({ params: { playerId }, body }, context) =>
      changeAsGuardian(playerId, context, async (tx, player, record) => {
        const changed = await changeSharing(tx, player, body);
        if (changed === null) return playerSharingOf(tx, player);
        await record({ kind: 'sharingChanged', details: changed.details });
        return playerSharingOf(tx, changed.after);
      }),
    updateGuardedLevel: async ({ params: { playerId, memberId }, body: { level } }, context) => {
      const { sharing, isChanged } = await changeAsGuardian(playerId, context, async (tx, player, record) => {
        const { after, details } = await changeLevel(tx, player, memberId, level);
        if (details !== null) await record({ kind: 'circleLevelChanged', details });
        return { sharing: await playerSharingOf(tx, after), isChanged: details !== null };
      });
      if (isChanged) await tellLevel(query, memberId, { byId: playerId, at: clock.now(), level });
      return sharing;
    },
    removeGuardedMember: ({ params: { playerId, memberId } }, context) =>
      changeAsGuardian(playerId, context, async (tx, player, record) => {
        const { after, details } = await removeMember(tx, player, memberId);
        if (details !== null) await record({ kind: 'circleMemberRemoved', details });
        return playerSharingOf(tx, after);
      }),
  } satisfies Partial<Handlers>;
}

/** The guardians of a player but for one member. */
const withoutMember = (
  { guardianIds, askedGuardianIds }: Pick<AccountRow, 'guardianIds' | 'askedGuardianIds'>,
  memberId: AccountId,
) => ({
  guardianIds: guardianIds.filter((id) => id !== memberId),
  askedGuardianIds: askedGuardianIds.filter((id) => id !== memberId),
});
