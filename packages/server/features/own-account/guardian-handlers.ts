import type { GuardedPlayer } from '@strokebook/contract';
import { type AccountId, isAdult, isAgeHeld, isGuardian } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { listEventsByOthers, recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import type { AccountRow } from '../../db/accounts/circle-codec.ts';
import type { Queryable } from '../../db/database.ts';
import { lockOwnAndOther } from '../../db/accounts/hold-account.ts';
import { tellOfChange } from '../../db/notices/tell.ts';
import { listGuarded } from '../../guarding/guarded-queries.ts';
import { createGuarding, type Guard } from '../../guarding/guarding.ts';
import { tellGuardiansOfChange } from '../../guarding/tell-guardians.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { changeLevel, happenedToOwner, naming, removeMember } from './circle.ts';
import { findMembers } from './queries.ts';
import { changeSharing, playerSharingOf, sharingOf } from './sharing.ts';
import type { Services } from '../../services.ts';

type Call = Pick<RequestContext, 'origin'> & { readonly signedIn: NonNullable<RequestContext['holder']> };
type Recorded = Pick<Parameters<typeof recordAuditEvent>[2], 'kind' | 'details'>;

/** Guardians: members of a circle who set who sees the player, once both have said so (TEAM-28). */
export function createGuardianHandlers(services: Pick<Services, 'query' | 'clock'>) {
  const { query, clock } = services;
  const guarding = createGuarding(services);
  const guardedBy = async (tx: Queryable, memberId: AccountId): Promise<{ players: GuardedPlayer[] }> => ({
    players: (await listGuarded(tx, memberId))
      .filter((player) => !isAdult(player, clock.today()))
      .map(({ accountId: playerId, username, guardianIds, ...name }) => ({
        ...{ playerId, username, fullName: fullName(name), isConfirmed: guardianIds.includes(memberId) },
      })),
  });
  /** The player of a guardian, who only reads. @throws RequestError NOT_FOUND */
  const readGuarded = async (playerId: AccountId, { signedIn }: Call): Promise<AccountRow> => {
    const player = await findAccount(query, playerId);
    if (player === null || !isGuardian(signedIn.accountId, player, clock.today())) throw new RequestError('NOT_FOUND');
    return player;
  };
  /** Changes a player in one transaction as their guardian, whose trail in the player's account has no network. */
  const changeAsGuardian = async <Result>(
    playerId: AccountId,
    { signedIn, origin }: Call,
    work: (
      tx: Queryable,
      guard: Guard,
      people: { readonly player: AccountRow; readonly own: AccountRow },
      record: (event: Recorded) => Promise<void>,
    ) => Promise<Result>,
  ): Promise<Result> => {
    const changes: { readonly at: Date; readonly byId: AccountId; readonly roundId: null }[] = [];
    const result = await guarding.run(async (tx, guard) => {
      const { own, other: player } = await lockOwnAndOther(tx, signedIn, playerId);
      if (own === null) throw new RequestError('NotAuthorizedException');
      if (player === null || !isGuardian(own.accountId, player, clock.today())) throw new RequestError('NOT_FOUND');
      // One of before the question has not said their age.
      if (!isAdult(own, clock.today())) throw new RequestError('GUARDIAN_NOT_ADULT');
      return work(tx, guard, { player, own }, async ({ kind, details }) => {
        await incrementDataVersion(tx, playerId);
        await recordAuditEvent(tx, playerId, {
          ...{ kind, ...happenedToOwner({ at: clock.now(), origin }) },
          details: { ...details, guardian: own.username },
        });
        changes.push({ at: clock.now(), byId: own.accountId, roundId: null });
      });
    });
    for (const change of changes) {
      await query.transaction((tx) => tellOfChange(tx, playerId, change));
      await tellGuardiansOfChange(query, playerId, change, clock.today());
    }
    return result;
  };
  return {
    nameGuardian: ({ params: { memberId }, body: { isGuardian: isNamed } }, { signedIn, origin }) =>
      guarding.run(async (tx, { act }) => {
        const { own, other: member } = await lockOwnAndOther(tx, signedIn, memberId);
        if (own === null) throw new RequestError('NotAuthorizedException');
        if (member === null) throw new RequestError('MEMBER_NOT_FOUND');
        const action = { kind: 'nameGuardian' as const, byId: own.accountId, memberId, isGuardian: isNamed };
        const { account: after } = await act(own, action, { refusals: { notFound: 'MEMBER_NOT_FOUND' } });
        if (after !== own) {
          const kind = isNamed ? 'guardianNamed' : 'guardianEnded';
          await recordAuditEvent(tx, own.accountId, { kind, at: clock.now(), origin, details: naming(member) });
        }
        return sharingOf(tx, after, clock.today(), clock.now());
      }),
    listGuardedPlayers: (_input, { signedIn }) => guardedBy(query, signedIn.accountId),
    answerGuardian: async ({ params: { playerId }, body }, { signedIn, origin }) => {
      const { birthYear } = body;
      if (birthYear !== undefined) await guarding.stateOwnAge(signedIn, { birthYear }, origin);
      return guarding.run(async (tx, { act }) => {
        const { own: member, other: player } = await lockOwnAndOther(tx, signedIn, playerId);
        if (member === null) throw new RequestError('NotAuthorizedException');
        if (player === null) throw new RequestError('NOT_FOUND');
        const { accountId } = member;
        const action = { kind: 'answerGuardian' as const, byId: accountId, isGuardian: body.isGuardian };
        const { account: after } = await act(player, action);
        if (after !== player) {
          const happened = { at: clock.now(), origin };
          await recordAuditEvent(tx, playerId, {
            ...{ kind: body.isGuardian ? 'guardianConfirmed' : 'guardianEnded', ...happenedToOwner(happened) },
            details: naming(member),
          });
          const kind = body.isGuardian ? 'guardianOfConfirmed' : 'guardianOfEnded';
          await recordAuditEvent(tx, accountId, { kind, ...happened, details: naming(player) });
        }
        return guardedBy(tx, accountId);
      });
    },
    getGuardedSharing: async ({ params: { playerId } }, context) => {
      const player = await readGuarded(playerId, context);
      const sharing = await playerSharingOf(query, player, clock.today(), clock.now());
      return { ...sharing, username: player.username, fullName: fullName(player) };
    },
    listGuardedChanges: async ({ params: { playerId } }, context) => {
      await readGuarded(playerId, context);
      return { events: await listEventsByOthers(query, playerId) };
    },
    updateGuardedSharing: ({ params: { playerId }, body }, context) =>
      changeAsGuardian(playerId, context, async (tx, { moment }, { player }, record) => {
        const changed = await changeSharing(tx, player, body);
        if (changed !== null) await record({ kind: 'sharingChanged', details: changed.details });
        return playerSharingOf(tx, changed?.after ?? player, moment.today, moment.now);
      }),
    updateGuardedLevel: ({ params: { playerId, memberId }, body: { level } }, context) =>
      changeAsGuardian(playerId, context, async (tx, guard, { player, own }, record) => {
        const { after, event } = await changeLevel(tx, guard, player, own.accountId, { memberId, level });
        if (event !== null) await record(event);
        return playerSharingOf(tx, after, guard.moment.today, guard.moment.now);
      }),
    agreeToGuardedMember: ({ params: { playerId, memberId }, body: { level = null } }, context) =>
      changeAsGuardian(playerId, context, async (tx, guard, { player, own }, record) => {
        const action = { kind: 'agreeToMember' as const, byId: own.accountId, memberId, level };
        const { account: after, told } = await guard.act(player, action, {
          refusals: { notFound: 'MEMBER_NOT_FOUND' },
        });
        const [member] = await findMembers(tx, [memberId]);
        const agreed = told.find(({ kind }) => kind === 'circleJoined')?.level ?? null;
        const details = { username: member?.username ?? null, accountId: memberId, level: agreed };
        await record({ kind: 'circleMemberAgreed', details });
        return playerSharingOf(tx, after, guard.moment.today, guard.moment.now);
      }),
    agreeToGuardedAge: ({ params: { playerId } }, context) =>
      changeAsGuardian(playerId, context, async (tx, { act, moment }, { player, own }, record) => {
        if (isAgeHeld(player, moment.today)) {
          await act(player, { kind: 'agreeToAge', byId: own.accountId });
          await record({ kind: 'birthAgreed', details: {} });
        }
        return guardedBy(tx, own.accountId);
      }),
    removeGuardedMember: ({ params: { playerId, memberId } }, context) =>
      changeAsGuardian(playerId, context, async (tx, guard, { player, own }, record) => {
        const { after, details } = await removeMember(tx, guard, player, own.accountId, memberId);
        if (details !== null) await record({ kind: 'circleMemberRemoved', details });
        return playerSharingOf(tx, after, guard.moment.today, guard.moment.now);
      }),
  } satisfies Partial<Handlers>;
}
