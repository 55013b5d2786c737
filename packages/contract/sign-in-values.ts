/** AUTH-34. */
export const MIN_PASSWORD_LENGTH = 6;
/** Max length of a password: enough for any passphrase, and cheap to hash. */
export const MAX_PASSWORD_LENGTH = 200;

/** The issuer of the product's own id tokens; other issuers are external (TOKEN-O2). */
export const TOKEN_ISSUER = 'strokebook';

/** The status of a sign-in of a caller who asked for a code within the last two minutes too (AUTH-O13). */
export const CODE_SENT_BEFORE_STATUS = 'CODE_SENT_BEFORE';

export const challengeNames = ['SMS_MFA', 'CUSTOM_CHALLENGE'] as const;
