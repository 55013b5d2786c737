/** One call names no more rounds than this: twelve overviews of a whole season each fit. */
export const ROUNDS_PER_CALL_MAX = 1_000;
