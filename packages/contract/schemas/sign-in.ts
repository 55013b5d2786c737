import { z } from 'zod';

/** Country code followed by the digits: '+15550100001' (AUTH-40). */
export const PhoneNumber = z.string().regex(/^\+\d{8,15}$/, 'a phone number is + and 8 to 15 digits');

export const challengeNames = ['SMS_MFA', 'CUSTOM_CHALLENGE'] as const;

export const SignInResponse = z.object({
  challengeName: z.enum(challengeNames).nullable(),
  status: z.string(),
});
export type SignInResponse = z.infer<typeof SignInResponse>;

/** The refresh token travels in a cookie that scripts cannot read. */
export const Session = z.object({
  idToken: z.string(),
  /** Seconds until the id token expires. */
  expiresIn: z.number().int(),
  accountId: z.number().int(),
});
export type Session = z.infer<typeof Session>;
