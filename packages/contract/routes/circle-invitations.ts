import { z } from 'zod';
import { route, signedIn } from '../route.ts';
import { CircleInvitation, InvitationSecret } from '../schemas/circle-invitation.ts';

const Invitations = z.object({ invitations: z.array(CircleInvitation) });
const Secret = z.strictObject({ secret: InvitationSecret });

export const circleInvitationRoutes = {
  listCircleInvitations: route({
    method: 'GET',
    path: '/api/me/circle/invitations',
    summary: 'Invitations to the circle that were neither used nor withdrawn and have not expired.',
    access: signedIn,
    output: Invitations,
    errors: ['NotAuthorizedException'],
  }),
  createCircleInvitation: route({
    method: 'POST',
    path: '/api/me/circle/invitations',
    summary: 'Makes a link that lets one person into the circle, valid for 7 days. The secret is only in this reply.',
    access: signedIn,
    output: Invitations.extend({ secret: InvitationSecret }),
    errors: ['NotAuthorizedException', 'INVITATIONS_FULL', 'TOO_MANY_REQUESTS'],
  }),
  withdrawCircleInvitation: route({
    method: 'DELETE',
    path: '/api/me/circle/invitations/:invitationId',
    summary: 'Ends an invitation.',
    access: signedIn,
    params: z.strictObject({ invitationId: z.uuid() }),
    output: Invitations,
    errors: ['NotAuthorizedException'],
  }),
  readCircleInvitation: route({
    method: 'POST',
    path: '/api/invitations/read',
    summary: 'Who invites. The secret is in the body, so that no log of addresses contains it.',
    access: signedIn,
    isRead: true,
    body: Secret,
    output: z.object({ fullName: z.string() }),
    errors: ['NotAuthorizedException', 'INVITATION_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
  acceptCircleInvitation: route({
    method: 'POST',
    path: '/api/invitations/accept',
    summary: 'Takes the signed-in account into the circle, and uses the invitation up.',
    access: signedIn,
    body: Secret,
    output: z.object({ username: z.string() }),
    errors: ['NotAuthorizedException', 'INVITATION_NOT_FOUND', 'CIRCLE_FULL', 'TOO_MANY_REQUESTS'],
  }),
};
