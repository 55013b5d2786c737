const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** How sign-in behaves, in milliseconds where nothing else is said. The limits are explained in ADR 20. */
export const signInRules = {
  codeLifetime: 10 * MINUTE,
  /** Tries of a network until it asks for a code again, or until the first of them is as old as a code can be. */
  maxTriesPerCode: 5,
  /** AUTH-22. */
  resendCooldown: 120 * SECOND,
  /**
   * Wrong codes, and wrong passwords, for one number from one network in an hour; the right one starts anew. The chance
   * to guess a code of six digits is 20 in 1,000,000.
   */
  maxWrongTriesPerNetwork: 20,
  /**
   * The same from all networks together, but for devices that are signed in to the account. A guesser with many
   * networks has a chance of 100 in 1,000,000 in an hour, 1 in 10,000. NIST SP 800-63B allows 100 failed attempts.
   */
  maxWrongTriesPerNumber: 100,
  /**
   * Codes to a number for all networks together, as a multiple of those for one. With the default of 10 that is 30 in an
   * hour, as many as the cooldown lets through; one or two networks cannot use them up.
   */
  codesPerNumberFactor: 3,
  idTokenLifetime: 15 * MINUTE,
  /** Of a session that nobody uses. */
  sessionLifetime: 60 * DAY,
} as const;
