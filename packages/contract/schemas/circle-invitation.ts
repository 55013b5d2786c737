import { z } from 'zod';

/** Open invitations of one account: more than anybody sends in the days that one is valid. */
export const INVITATIONS_MAX = 20;
/** An invitation is opened within days or not at all. */
export const INVITATION_DAYS = 7;

/** The secret of a link: 32 bytes in base64url. */
export const InvitationSecret = z.string().regex(/^[\w-]{43}$/, 'is not the secret of an invitation');

/** An invitation that was not used yet; its secret is known to whoever has the link alone. */
export const CircleInvitation = z.object({
  invitationId: z.uuid(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type CircleInvitation = z.infer<typeof CircleInvitation>;
