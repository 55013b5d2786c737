import { z } from 'zod';
import { profileAccess, route, signedIn } from '../route.ts';
import { CalendarDaySchema } from '../schemas/round.ts';
import { AccountId } from '../schemas/account.ts';
import { ContactDraft, ContactMessage, Receiving } from '../schemas/contact.ts';

const Messages = z.object({ messages: z.array(ContactMessage) });

export const contactRoutes = {
  sendMessage: route({
    method: 'POST',
    path: '/api/accounts/:accountId/messages',
    summary:
      'Writes to a player, or to the member of the circle whom the player has named and who agreed, without showing an address. Open where a visitor can open the profile and the player takes messages.',
    access: profileAccess,
    params: z.strictObject({ accountId: AccountId }),
    body: ContactDraft,
    output: z.object({ isSent: z.literal(true) }),
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
  listMessages: route({
    method: 'GET',
    path: '/api/me/messages',
    shows: [],
    summary: 'Messages from visitors, newest first: those for the signed-in account and for players who named it.',
    access: signedIn,
    output: Messages,
  }),
  readMessages: route({
    method: 'PUT',
    path: '/api/me/messages/read',
    summary: 'Marks all messages as read.',
    access: signedIn,
    output: z.object({ unreadMessages: z.literal(0) }),
  }),
  deleteMessage: route({
    method: 'DELETE',
    path: '/api/me/messages/:messageId',
    summary: 'Deletes a message.',
    access: signedIn,
    params: z.strictObject({ messageId: z.uuid() }),
    output: Messages,
  }),
  blockSender: route({
    method: 'POST',
    path: '/api/me/messages/:messageId/block',
    summary: 'Takes no more messages from the email of a message, and deletes those that came from it.',
    access: signedIn,
    params: z.strictObject({ messageId: z.uuid() }),
    output: Messages,
  }),
  getReceiving: route({
    method: 'GET',
    path: '/api/me/receiving',
    shows: [],
    summary: 'Whose messages the signed-in account receives, and from whom it takes none.',
    access: signedIn,
    output: Receiving,
  }),
  updateReceiving: route({
    method: 'PUT',
    path: '/api/me/receiving/players/:playerId',
    summary: 'Agrees to receive the messages of a player who asks for it, from the age of 18, or ends that.',
    access: signedIn,
    params: z.strictObject({ playerId: AccountId }),
    body: z.strictObject({ isOn: z.boolean(), birthDate: CalendarDaySchema.optional() }),
    output: Receiving,
    errors: ['NOT_FOUND', 'RECEIVING_FOR_ADULTS'],
  }),
  stopMessages: route({
    method: 'POST',
    path: '/api/me/receiving/stop',
    summary: 'Ends all messages to the signed-in account: its own and those of all players.',
    access: signedIn,
    output: Receiving,
  }),
  unblockSender: route({
    method: 'POST',
    path: '/api/me/receiving/unblock',
    summary: 'Takes messages or invitations from a blocked sender again.',
    access: signedIn,
    body: z.strictObject({ sender: z.string().max(254) }),
    output: Receiving,
  }),
};
