import { z } from 'zod';
import { AccountId } from './account.ts';
import { challengeNames, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../sign-in-values.ts';

/** Country code followed by the digits: '+15550100001' (AUTH-40). */
export const PhoneNumber = z.string().regex(/^\+\d{8,15}$/, 'a phone number is + and 8 to 15 digits');

/** A one-time code (AUTH-13). */
export const Code = z.string().regex(/^\d{6}$/, 'a code is six digits');

export const Password = z.string().min(MIN_PASSWORD_LENGTH).max(MAX_PASSWORD_LENGTH);

/**
 * A secret of the browser, the same until a reply arrives. A request that repeats a rotation with the secret has lost
 * the reply; one that repeats it without the secret has stolen the token.
 */
export const RotationAttempt = z.string().regex(/^[\w-]{16,64}$/);

export const SignInResponse = z.object({
  challengeName: z.enum(challengeNames).nullable(),
  status: z.string(),
});
export type SignInResponse = z.infer<typeof SignInResponse>;

/** The refresh token is in a cookie that scripts cannot read. */
export const Session = z.object({
  idToken: z.string(),
  /** Seconds until the id token expires. */
  expiresIn: z.number().int(),
  accountId: AccountId,
});
export type Session = z.infer<typeof Session>;
