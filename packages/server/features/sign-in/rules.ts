const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** The rules of sign-in, in milliseconds unless stated otherwise. ADR 20 explains the limits. */
export const signInRules = {
  codeLifetime: 10 * MINUTE,
  /** Tries of a network until it requests a code again, or until the first try is as old as a code can be. */
  maxTriesPerCode: 5,
  /** AUTH-22. */
  resendCooldown: 120 * SECOND,
  /**
   * Wrong codes, and wrong passwords, for one number from one network per hour; a right one resets them. The chance to
   * guess a code of six digits is 20 in 1,000,000.
   */
  maxWrongTriesPerNetwork: 20,
  /**
   * The same limit for all networks together, from which devices that are signed in to the account are exempt. An
   * attacker with many networks has a chance of 100 in 1,000,000 per hour, 1 in 10,000. NIST SP 800-63B allows 100
   * failed attempts.
   */
  maxWrongTriesPerNumber: 100,
  /**
   * Codes to a number for all networks together, as a multiple of those for one. With the default of 10 that is 30 an
   * hour, as many as the cooldown allows; one or two networks cannot use them up.
   */
  codesPerNumberFactor: 3,
  /** Between the password and the change of a number without a code to the old one: time for its owner to stop it. */
  phoneChangeWait: 3 * DAY,
  /** How long the change can be made after that. */
  phoneChangeValidity: 7 * DAY,
  /** Codes to new numbers that one account may ask for per hour. */
  maxPhoneChanges: 10,
  idTokenLifetime: 15 * MINUTE,
  /** Lifetime of an unused session. */
  sessionLifetime: 60 * DAY,
} as const;
