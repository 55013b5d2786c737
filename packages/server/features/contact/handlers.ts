import { randomUUID } from 'node:crypto';
import {
  MAX_MESSAGES_FROM_NETWORK,
  MAX_MESSAGES_TO_RECEIVER,
  MAX_MESSAGES_TO_RECEIVER_FROM_NETWORK,
} from '@strokebook/contract';
import { canOpenProfile, isAdult } from '@strokebook/golf/access';
import { fullName, nameForStrangers } from '@strokebook/golf/format';
import { loadAccessById } from '../../db/accounts/access-queries.ts';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { blockSender, isBlocked, senderOfEmail } from '../../db/accounts/blocked-senders.ts';
import { contactReceiverOf } from '../../db/accounts/contact-receiver.ts';
import { holdAccount, lockAccount } from '../../db/accounts/hold-account.ts';
import { signInCounterKeys } from '../../db/sign-in/sign-in-counter-keys.ts';
import { refuseLostHolder } from '../../http/check-access.ts';
import { changeOwnAccount } from '../../http/change-account.ts';
import type { Handlers } from '../../http/handler.ts';
import { networkOf } from '../../http/network.ts';
import { RequestError } from '../../http/request-error.ts';
import { limitTries } from '../../http/limit-tries.ts';
import { findMessage, findMessages, markRead, removeMessage, removeMessagesFrom, storeMessage } from './queries.ts';
import type { Services } from '../../services.ts';

const DAY = 24 * 60 * 60_000;

/** Messages from visitors to players, or to whom a player has named (ACCESS-O60). */
export function createContactHandlers({
  database,
  clock,
  mail,
  log,
  config: { productName },
}: Pick<Services, 'database' | 'clock' | 'mail' | 'log' | 'config'>) {
  const { query } = database;
  const refusal = 'TOO_MANY_REQUESTS';
  return {
    sendMessage: async ({ params: { accountId }, body }, { origin, holder }) => {
      await limitTries({ database, clock }, signInCounterKeys.messagesFrom(networkOf(origin.address)), {
        max: MAX_MESSAGES_FROM_NETWORK,
        refusal,
      });
      // As a visitor, whoever is signed in: a private profile has no contact.
      const { account: access, viewer } = await loadAccessById(query, accountId, holder);
      refuseLostHolder(holder, viewer);
      if (access === null || !canOpenProfile(null, access)) throw new RequestError('NOT_FOUND');
      const player = await findAccount(query, accountId);
      const receiverId = player === null ? null : contactReceiverOf(player, access, clock.today());
      if (player === null || receiverId === null) throw new RequestError('NOT_FOUND');
      // A program has filled the hidden field. It is told what a person is told.
      if (body.website !== '') return { isSent: true };
      const network = networkOf(origin.address);
      const receiver = await query.transaction(async (tx) => {
        // In the order of their ids, as a deletion locks them.
        const isFirst = receiverId <= accountId;
        const before = isFirst ? await lockAccount(tx, receiverId) : null;
        const isThere = receiverId === accountId || (await holdAccount(tx, accountId));
        const locked = isFirst ? before : await lockAccount(tx, receiverId);
        if (locked === null || !isThere) throw new RequestError('NOT_FOUND');
        // They may have stated another age since they agreed.
        if (!isAdult(locked, clock.today())) throw new RequestError('NOT_FOUND');
        const limit = (key: string, max: number) =>
          limitTries({ database, clock }, key, { max, windowMilliseconds: DAY, refusal, query: tx });
        const { messagesTo, messagesToFrom } = signInCounterKeys;
        await limit(messagesToFrom(receiverId, network), MAX_MESSAGES_TO_RECEIVER_FROM_NETWORK);
        await limit(messagesTo(receiverId), MAX_MESSAGES_TO_RECEIVER);
        // Whoever is blocked is told what others are told.
        if (await isBlocked(tx, receiverId, senderOfEmail(body.email))) return null;
        const isStored = await storeMessage(tx, {
          accountId: receiverId,
          messageId: randomUUID(),
          playerId: player.accountId,
          playerName: fullName(player),
          senderName: body.name,
          senderEmail: body.email,
          organization: body.organization === '' ? null : body.organization,
          body: body.message,
          sentAt: clock.now(),
        });
        if (!isStored) throw new RequestError(refusal);
        return locked;
      });
      if (receiver === null) return { isSent: true };
      if (mail.canSend && receiver.email !== null && receiver.emailConfirmedAt !== null) {
        const from = [body.name, body.organization].filter((part) => part !== '').join(', ');
        const about = receiverId === player.accountId ? 'you' : nameForStrangers(player);
        const sent = mail.send({
          to: receiver.email,
          replyTo: body.email,
          subject: `A message about ${nameForStrangers(player)} on ${productName}`,
          text: `${from} (${body.email}) wrote to ${about}:\n\n${body.message}\n\nYour answer to this email goes to ${body.email}. All messages are in ${productName} under Messages.\n`,
        });
        // Nobody waits for it: the message is stored, and the time must not reveal whether there is an address.
        void sent.catch((err: unknown) => log.error({ err }, 'a message could not be mailed'));
      }
      return { isSent: true };
    },
    listMessages: async (_input, { signedIn }) => ({ messages: await findMessages(query, signedIn.accountId) }),
    readMessages: (_input, { signedIn }) =>
      changeOwnAccount(query, signedIn, async (tx) => {
        await markRead(tx, signedIn.accountId);
        return { unreadMessages: 0 };
      }),
    deleteMessage: ({ params: { messageId } }, { signedIn }) =>
      changeOwnAccount(query, signedIn, async (tx) => {
        await removeMessage(tx, signedIn.accountId, messageId);
        return { messages: await findMessages(tx, signedIn.accountId) };
      }),
    blockSender: ({ params: { messageId } }, { signedIn }) =>
      changeOwnAccount(query, signedIn, async (tx) => {
        const { accountId } = signedIn;
        const message = await findMessage(tx, accountId, messageId);
        if (message !== null) {
          const sender = senderOfEmail(message.senderEmail);
          await blockSender(tx, accountId, { sender, name: message.senderName }, clock.now());
          await removeMessagesFrom(tx, accountId, sender);
        }
        return { messages: await findMessages(tx, accountId) };
      }),
  } satisfies Partial<Handlers>;
}
