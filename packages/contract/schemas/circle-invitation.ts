import { z } from 'zod';
import { AccessLevel, AccountId } from './account.ts';

/** An invitation is opened within days or not at all. */
export const INVITATION_DAYS = 7;

/** The secret of a link: 32 bytes in base64url. */
export const InvitationSecret = z.string().regex(/^[\w-]{43}$/, 'is not the secret of an invitation');

/** An unused invitation: a link, whose secret is known only to its holders, or one to an account. */
export const CircleInvitation = z.object({
  invitationId: z.uuid(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** The account that alone may accept it; null for a link. */
  invited: z.object({ username: z.string(), fullName: z.string() }).nullable(),
  isDeclined: z.boolean(),
  /** Whether whoever accepts it becomes a guardian of the player. */
  isForGuardian: z.boolean(),
  /** What whoever accepts it may do. */
  level: AccessLevel,
});
export type CircleInvitation = z.infer<typeof CircleInvitation>;

/** An invitation to the circle of a player, for the signed-in account. */
export const ReceivedInvitation = z.object({
  playerId: AccountId,
  invitationId: z.uuid(),
  username: z.string(),
  fullName: z.string(),
  level: AccessLevel,
  createdAt: z.string(),
});
export type ReceivedInvitation = z.infer<typeof ReceivedInvitation>;
