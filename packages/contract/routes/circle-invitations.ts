import { z } from 'zod';
import { publicAccess, route, signedIn } from '../route.ts';
import { AccessLevel, AccountId } from '../schemas/account.ts';
import { CircleInvitation, InvitationSecret, ReceivedInvitation } from '../schemas/circle-invitation.ts';
import { WithBirthYear } from '../schemas/guardian.ts';

const Invitations = z.object({ invitations: z.array(CircleInvitation) });
const Received = z.object({ invitations: z.array(ReceivedInvitation) });
const receivedParams = z.strictObject({ playerId: AccountId, invitationId: z.uuid() });
/** The player, and whether a guardian must agree before the member is in the circle. */
const Joined = z.object({ username: z.string(), needsGuardian: z.boolean() });
const Secret = z.strictObject({ secret: InvitationSecret });

export const circleInvitationRoutes = {
  listCircleInvitations: route({
    method: 'GET',
    path: '/api/me/circle/invitations',
    shows: [],
    summary: 'Invitations to the circle that were neither used nor withdrawn and have not expired.',
    access: signedIn,
    output: Invitations,
  }),
  createCircleInvitation: route({
    method: 'POST',
    path: '/api/me/circle/invitations',
    summary:
      'Makes a link that lets one person into the circle with a level of access, as a guardian if said so, valid for 7 days. The secret is only in this reply.',
    access: signedIn,
    body: z.strictObject({ isForGuardian: z.boolean(), level: AccessLevel.default('see') }),
    output: Invitations.extend({ secret: InvitationSecret }),
    errors: ['INVITATIONS_FULL', 'TOO_MANY_REQUESTS'],
  }),
  inviteToCircle: route({
    method: 'POST',
    path: '/api/me/circle/invitations/by-username',
    summary: 'Invites an account to the circle, which gets a level of access once it accepts, within 7 days.',
    access: signedIn,
    body: z.strictObject({ username: z.string().trim().min(1).max(40), level: AccessLevel.default('see') }),
    output: Invitations,
    errors: ['INVITED_NOT_FOUND', 'CIRCLE_FULL', 'INVITATIONS_FULL', 'TOO_MANY_REQUESTS'],
  }),
  withdrawCircleInvitation: route({
    method: 'DELETE',
    path: '/api/me/circle/invitations/:invitationId',
    summary: 'Ends an invitation.',
    access: signedIn,
    params: z.strictObject({ invitationId: z.uuid() }),
    output: Invitations,
  }),
  readCircleInvitation: route({
    method: 'POST',
    path: '/api/invitations/read',
    shows: [],
    summary:
      'Who invites to what, for everybody with the link, and nothing else. The secret is in the body, so that no log of addresses contains it.',
    access: publicAccess,
    isRead: true,
    body: Secret,
    output: z.object({ fullName: z.string(), isForGuardian: z.boolean(), level: AccessLevel }),
    errors: ['INVITATION_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
  acceptCircleInvitation: route({
    method: 'POST',
    path: '/api/invitations/accept',
    summary:
      'Takes the signed-in account into the circle, and uses the invitation up. Under 18 a guardian of the player agrees first; a guardian is an adult.',
    access: signedIn,
    body: Secret.extend(WithBirthYear.shape),
    output: Joined,
    errors: [
      'INVITATION_NOT_FOUND',
      'CIRCLE_FULL',
      'GUARDIAN_NOT_ADULT',
      'GUARDIAN_COACHES',
      'GUARDIAN_FOR_MINORS',
      'TOO_MANY_REQUESTS',
    ],
  }),
  listReceivedInvitations: route({
    method: 'GET',
    path: '/api/me/invitations',
    shows: [],
    summary: 'Invitations to the circles of players that wait for the answer of the signed-in account.',
    access: signedIn,
    output: Received,
  }),
  acceptReceivedInvitation: route({
    method: 'POST',
    path: '/api/me/invitations/:playerId/:invitationId/accept',
    summary: 'Takes the signed-in account into the circle of the player who invited it.',
    access: signedIn,
    params: receivedParams,
    output: Joined,
    errors: ['INVITATION_NOT_FOUND', 'CIRCLE_FULL'],
  }),
  declineReceivedInvitation: route({
    method: 'POST',
    path: '/api/me/invitations/:playerId/:invitationId/decline',
    summary: 'Declines an invitation; the player can invite the account again after 7 days, or never if blocked.',
    access: signedIn,
    params: receivedParams,
    body: z.strictObject({ isBlocked: z.boolean() }),
    output: Received,
  }),
};
