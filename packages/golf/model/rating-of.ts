import type { HoleCount } from './round.ts';

/** Between the ratings of nine holes, which are about 35, and those of eighteen, of which the shortest are about 55. */
const MAX_RATING_OF_NINE = 45;

/** The course rating for a round of some holes; undefined if the tee's is of the other number of holes. */
export function ratingOf(
  { rating }: { readonly rating?: number | undefined },
  holeCount: HoleCount,
): number | undefined {
  if (rating === undefined) return undefined;
  return (rating <= MAX_RATING_OF_NINE ? 9 : 18) === holeCount ? rating : undefined;
}

/** A rating further from par belongs to other holes or is a misprint: real files have 9 holes with the rating of 18. */
const MAX_FROM_PAR = 12;

/** Whether a course rating can be that of holes with this par; 0 means "missing" in real files. */
export const isRatingOfPar = (rating: number, par: number): boolean => Math.abs(rating - par) <= MAX_FROM_PAR;
