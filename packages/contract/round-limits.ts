/**
 * Max rounds of an account, and so of a selection: 125 rounds a year for 40 years. A college career has about 400.
 */
export const ROUNDS_PER_ACCOUNT_MAX = 5_000;

/** Max rounds of one request: a reply with 200 rounds on the map is about 3.5 MB, 0.4 MB compressed. */
export const ROUNDS_PER_CALL_MAX = 200;
