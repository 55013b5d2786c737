type Score = { readonly score: number; readonly par: number };

/**
 * Compares scores of as many holes, the better one first: the lower to par, and of equal ones the lower score, because
 * 65 on a par 70 is better than 67 on a par 72 (CARD-O9).
 */
export const compareScores = (a: Score, b: Score): number => a.score - a.par - (b.score - b.par) || a.score - b.score;
