import type { ReceivedInvitation } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { blockSender, listBlocked, senderOfAccount } from '../../db/accounts/blocked-senders.ts';
import type { Queryable } from '../../db/database.ts';
import { lockOwnAndOther } from '../../db/accounts/hold-account.ts';
import { createGuarding } from '../../guarding/guarding.ts';
import { changeOwnAccount } from '../../http/change-account.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { joinCircle, quitCircle } from './circle.ts';
import { declineInvitation, hasReceived, listReceived } from '../../db/accounts/invitation-queries.ts';
import type { Services } from '../../services.ts';

/** Answers to invitations to the circles of others, and the way out of these circles (ACCESS-O61). */
export function createReceivedHandlers(services: Pick<Services, 'query' | 'clock'>) {
  const { query, clock } = services;
  const guarding = createGuarding(services);
  const receivedBy = async (tx: Queryable, memberId: AccountId): Promise<ReceivedInvitation[]> => {
    const blocked = new Set((await listBlocked(tx, memberId)).map(({ sender }) => sender));
    const found = await listReceived(tx, memberId, clock.now());
    return found
      .filter(({ playerId }) => !blocked.has(senderOfAccount(playerId)))
      .map(({ playerId, invitationId, createdAt, username, level, ...name }) => ({
        ...{ playerId, invitationId, username, level, fullName: fullName(name), createdAt: createdAt.toISOString() },
      }));
  };
  return {
    listReceivedInvitations: async (_input, { signedIn }) => ({
      invitations: await receivedBy(query, signedIn.accountId),
    }),
    acceptReceivedInvitation: ({ params: { playerId, invitationId } }, { signedIn, origin }) =>
      guarding.run(async (tx, guard) => {
        const { own: member, other: owner } = await lockOwnAndOther(tx, signedIn, playerId);
        if (member === null) throw new RequestError('NotAuthorizedException');
        const at = clock.now();
        const received = { playerId, invitationId, memberId: member.accountId };
        if (owner === null || !(await hasReceived(tx, received, at))) throw new RequestError('INVITATION_NOT_FOUND');
        return joinCircle(tx, guard, { owner, member, invitationId }, { at, origin });
      }),
    declineReceivedInvitation: ({ params, body }, { signedIn }) =>
      changeOwnAccount(query, signedIn, async (tx, member) => {
        const { accountId: memberId } = member;
        const at = clock.now();
        const asked = (await receivedBy(tx, memberId)).find(({ invitationId }) => invitationId === params.invitationId);
        if (asked?.playerId === params.playerId) {
          await declineInvitation(tx, { ...params, memberId }, at);
          const sender = { sender: senderOfAccount(params.playerId), name: asked.fullName };
          if (body.isBlocked) await blockSender(tx, memberId, sender, at);
        }
        return { invitations: await receivedBy(tx, memberId) };
      }),
    leaveCircle: ({ params: { playerId } }, { signedIn, origin }) =>
      guarding.run(async (tx, guard) => {
        const { own: member, other: owner } = await lockOwnAndOther(tx, signedIn, playerId);
        if (member === null) throw new RequestError('NotAuthorizedException');
        if (owner !== null) await quitCircle(tx, guard, { owner, member }, { at: clock.now(), origin });
        return { hasLeft: true };
      }),
  } satisfies Partial<Handlers>;
}
