import type { Int } from '../model/units.ts';

declare const account: unique symbol;

// Branded, so that no other number is taken for an account's.
/** The number of an account. */
export type AccountId = Int & { readonly [account]: true };

/** Takes a number for an account's, for values that no schema has read. */
export const accountIdOf = (id: number): AccountId => id as AccountId;

/** The number of no account: a question about it costs the same work as one about an account. */
export const NO_ACCOUNT = accountIdOf(0);
