import type { Receiving } from '@strokebook/contract';
import { type AccountId, isAdult, isMember } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { fullName } from '@strokebook/golf/format';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import { listBlocked, unblockSender } from '../../db/accounts/blocked-senders.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import type { Queryable } from '../../db/database.ts';
import { lockAccount, lockOwnAndOther } from '../../db/accounts/hold-account.ts';
import { createGuarding } from '../../guarding/guarding.ts';
import { changeOwnAccount, lockSignedIn } from '../../http/change-account.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { findPlayersNaming, stopReceivingOwn, storeAgreed } from './receiving-queries.ts';
import type { Services } from '../../services.ts';

/** The receiver's own switches: for each player who asks, for all at once, and for each sender (ACCESS-O62). */
export function createReceivingHandlers(services: Pick<Services, 'query' | 'clock'>) {
  const { query, clock } = services;
  const guarding = createGuarding(services);
  return {
    getReceiving: (_input, { signedIn }) => receivingOf(query, signedIn.accountId, clock.today()),
    updateReceiving: async ({ params: { playerId }, body: { isOn, birthDate } }, { signedIn, origin }) => {
      if (birthDate !== undefined) await guarding.stateOwnAge(signedIn, { birthDate }, origin);
      return query.transaction(async (tx) => {
        const { own, other: player } = await lockOwnAndOther(tx, signedIn, playerId);
        if (own === null) throw new RequestError('NotAuthorizedException');
        const { accountId } = own;
        const isAsked = player?.contactReceiverId === accountId && isMember(accountId, player);
        if (!isAsked) throw new RequestError('NOT_FOUND');
        if (isOn && !isAdult(own, clock.today())) throw new RequestError('RECEIVING_FOR_ADULTS');
        const agreedId = isOn ? accountId : null;
        if (player.contactAgreedId !== agreedId) {
          await storeAgreed(tx, playerId, agreedId);
          await incrementDataVersion(tx, playerId);
          const details = { username: player.username, accountId: playerId, isOn };
          await recordAuditEvent(tx, accountId, { kind: 'receivingChanged', at: clock.now(), origin, details });
        }
        return receivingOf(tx, accountId, clock.today());
      });
    },
    stopMessages: (_input, { signedIn, origin }) =>
      query.transaction(async (tx) => {
        const { accountId } = signedIn;
        const players = (await findPlayersNaming(tx, accountId)).map((player) => player.accountId);
        // In the order of their ids, as others lock them.
        for (const id of [accountId, ...players].sort((a, b) => a - b)) await lockAccount(tx, id);
        await lockSignedIn(tx, signedIn);
        await stopReceivingOwn(tx, accountId);
        await incrementDataVersion(tx, accountId);
        for (const player of await findPlayersNaming(tx, accountId)) {
          await storeAgreed(tx, player.accountId, null);
          await incrementDataVersion(tx, player.accountId);
        }
        const details = { isOn: false };
        await recordAuditEvent(tx, accountId, { kind: 'receivingChanged', at: clock.now(), origin, details });
        return receivingOf(tx, accountId, clock.today());
      }),
    unblockSender: ({ body }, { signedIn }) =>
      changeOwnAccount(query, signedIn, async (tx) => {
        await unblockSender(tx, signedIn.accountId, body.sender);
        return receivingOf(tx, signedIn.accountId, clock.today());
      }),
  } satisfies Partial<Handlers>;
}

async function receivingOf(query: Queryable, accountId: AccountId, today: CalendarDay): Promise<Receiving> {
  const account = await findAccount(query, accountId);
  if (account === null) throw new RequestError('NotAuthorizedException');
  const players = await findPlayersNaming(query, accountId);
  return {
    isAdult: isAdult(account, today),
    receivesOwn: account.contactReceiverId === accountId,
    players: players.map(({ accountId: playerId, username, agreedId, ...name }) => ({
      ...{ accountId: playerId, username, fullName: fullName(name), isOn: agreedId === accountId },
    })),
    blocked: await listBlocked(query, accountId),
  };
}
