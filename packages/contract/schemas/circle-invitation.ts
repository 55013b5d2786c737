import { z } from 'zod';

/** An invitation is opened within days or not at all. */
export const INVITATION_DAYS = 7;

/** The secret of a link: 32 bytes in base64url. */
export const InvitationSecret = z.string().regex(/^[\w-]{43}$/, 'is not the secret of an invitation');

/** An unused invitation; its secret is known only to holders of the link. */
export const CircleInvitation = z.object({
  invitationId: z.uuid(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type CircleInvitation = z.infer<typeof CircleInvitation>;
