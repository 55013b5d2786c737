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
  /** Wrong codes, and wrong passwords, for one number in that window; whoever knows the right one starts anew. */
  wrongTriesPerNumber: 20,
  idTokenLifetime: 15 * MINUTE,
  /** Of a session that nobody uses. */
  sessionLifetime: 60 * DAY,
} as const;
