import { z } from 'zod';

/** Country code followed by the digits: '+15550100001' (AUTH-40). */
export const PhoneNumber = z.string().regex(/^\+\d{8,15}$/, 'a phone number is + and 8 to 15 digits');

/** A one-time code (AUTH-13). */
export const Code = z.string().regex(/^\d{6}$/, 'a code is six digits');

/** AUTH-34. */
export const PASSWORD_MIN_LENGTH = 6;
/** Long enough for any pass phrase, short enough that hashing it costs nobody anything. */
export const PASSWORD_MAX_LENGTH = 200;
export const Password = z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH);

/**
 * A secret of the browser that refreshes, the same until an answer has arrived: who repeats a rotation with it has lost
 * the answer, and who repeats one without it has stolen the token.
 */
export const RotationAttempt = z.string().regex(/^[\w-]{16,64}$/);

/** The issuer of this product's own id tokens; a token of another one was issued elsewhere (TOKEN-O2). */
export const TOKEN_ISSUER = 'strokebook';

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
