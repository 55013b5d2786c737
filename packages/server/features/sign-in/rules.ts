const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** How sign-in behaves, in milliseconds where nothing else is said. */
export const signInRules = {
  codeLifetime: 10 * MINUTE,
  /** Wrong or right, a code is looked at so often and no more. */
  triesPerCode: 5,
  /** AUTH-22. */
  resendCooldown: 120 * SECOND,
  limitWindow: 60 * MINUTE,
  idTokenLifetime: 15 * MINUTE,
  refreshTokenLifetime: 60 * DAY,
  /** Two tabs may refresh with the same token at once; later it is a stolen one. */
  rotationGrace: 20 * SECOND,
} as const;
