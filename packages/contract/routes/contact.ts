import { z } from 'zod';
import { profileAccess, route, signedIn } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import { ContactDraft, ContactMessage } from '../schemas/contact.ts';

const Messages = z.object({ messages: z.array(ContactMessage) });

export const contactRoutes = {
  sendMessage: route({
    method: 'POST',
    path: '/api/accounts/:accountId/messages',
    summary:
      'Writes to a player, or to the member of the circle whom the player has named, without showing an address. Open where a visitor can open the profile and the player takes messages.',
    access: profileAccess,
    params: z.strictObject({ accountId: AccountId }),
    body: ContactDraft,
    output: z.object({ isSent: z.literal(true) }),
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
  listMessages: route({
    method: 'GET',
    path: '/api/me/messages',
    summary: 'Messages from visitors, newest first: those for the signed-in account and for players who named it.',
    access: signedIn,
    output: Messages,
    errors: ['NotAuthorizedException'],
  }),
  readMessages: route({
    method: 'PUT',
    path: '/api/me/messages/read',
    summary: 'Marks all messages as read.',
    access: signedIn,
    output: z.object({ unreadMessages: z.literal(0) }),
    errors: ['NotAuthorizedException'],
  }),
  deleteMessage: route({
    method: 'DELETE',
    path: '/api/me/messages/:messageId',
    summary: 'Deletes a message.',
    access: signedIn,
    params: z.strictObject({ messageId: z.uuid() }),
    output: Messages,
    errors: ['NotAuthorizedException'],
  }),
};
