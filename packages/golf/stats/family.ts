/**
 * The places of the findings of a family that stand, lowest p-value first, so that chance alone lets any stand in a share
 * of `doubt` of all families, however they correlate (Holm, Scandinavian Journal of Statistics 6, 1979).
 *
 * @param chances two-sided p-values
 */
export function standingOf(chances: readonly number[], doubt: number): ReadonlySet<number> {
  const surest = [...chances.keys()].sort((a, b) => (chances[a] ?? 1) - (chances[b] ?? 1));
  const firstOut = surest.findIndex((place, rank) => (chances[place] ?? 1) >= doubt / (surest.length - rank));
  return new Set(firstOut < 0 ? surest : surest.slice(0, firstOut));
}

/**
 * Share of families in which chance alone calls anything 'likely real', at most: the figures of a page or paper that are
 * judged together are one family.
 */
export const REAL_DOUBT = 0.05;

/** Two-sided doubt of a single figure, which its 95% interval shows: 'worth a look'. */
export const ALONE_DOUBT = 0.05;
