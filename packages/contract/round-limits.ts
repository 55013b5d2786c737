/**
 * An account has no more rounds than this, so no selection can name more: 125 rounds a year for 40 years. A college
 * career has some 400.
 */
export const ROUNDS_PER_ACCOUNT_MAX = 5_000;

/** One call names no more rounds than this: a reply of 200 rounds on the map has some 3.5 MB, and 0.4 MB compressed. */
export const ROUNDS_PER_CALL_MAX = 200;
