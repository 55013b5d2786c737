/** AUTH-34. */
export const PASSWORD_MIN_LENGTH = 6;
/** Long enough for any pass phrase, short enough that hashing it costs nobody anything. */
export const PASSWORD_MAX_LENGTH = 200;

/** The issuer of this product's own id tokens; a token of another one was issued elsewhere (TOKEN-O2). */
export const TOKEN_ISSUER = 'strokebook';

/** The status of a sign-in of a caller who asked for a code within the last two minutes too (AUTH-O13). */
export const CODE_SENT_BEFORE_STATUS = 'CODE_SENT_BEFORE';

export const challengeNames = ['SMS_MFA', 'CUSTOM_CHALLENGE'] as const;
