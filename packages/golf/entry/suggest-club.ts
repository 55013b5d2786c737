import type { Club, Shot, Yards } from '../model/index.ts';

/** A club and the distance to the hole from which it was played. */
export type PlayedClub = { readonly club: Club; readonly toPin: Yards };

/** A club that was played from a distance much unlike this one says nothing; a club covers about 12 yd. */
const MAX_DIFFERENCE_YARDS = 12;

/** The club that was played from the nearest distance, the last one of several; null if none was near (ENTRY-08). */
export function suggestClub(played: readonly PlayedClub[], toPin: Yards): Club | null {
  let best: PlayedClub | null = null;
  for (const each of played) {
    const isNearer = best === null || Math.abs(each.toPin - toPin) <= Math.abs(best.toPin - toPin);
    if (isNearer && Math.abs(each.toPin - toPin) <= MAX_DIFFERENCE_YARDS) best = each;
  }
  return best?.club ?? null;
}

/** The clubs of strokes to which both a club and a distance are known. */
export const playedClubs = (strokes: readonly Shot[]): readonly PlayedClub[] =>
  strokes.flatMap(({ club, toPin }) => (club === undefined || toPin === undefined ? [] : [{ club, toPin }]));
