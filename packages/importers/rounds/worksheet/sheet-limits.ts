/** More than any team plays in a year, stroke by stroke. */
export const MAX_SHEET_ROWS = 200_000;

/**
 * Max cells of the tables of an import, also of the empty ones, which take memory too. Two hundred thousand strokes have
 * 3 million.
 */
export const MAX_CELLS = 6_000_000;
