import { type HoleCount, MIN_LOOP } from '../model/index.ts';

const NINE = 9;

/**
 * The places of a course's holes in the order in which a round plays them. Eighteen holes are two nines: those of the
 * first hole and of its partner, nine holes twice where there are no more. Other numbers of holes, such as six, are
 * repeated until the round is complete. A shotgun start begins at its first hole and wraps to the holes before it.
 *
 * @param holes the number of holes of the course.
 * @param first the place of the first hole.
 * @param second the place of a hole of the second nine; null for the partner of the first.
 */
export function orderOfPlay(
  holes: number,
  first: number,
  holeCount: HoleCount,
  second: number | null = null,
): readonly number[] {
  if (holes % NINE !== 0) {
    return around(rangeOf(0, holes), first, holes < MIN_LOOP ? holes : holeCount);
  }
  const nine = Math.floor(first / NINE);
  if (holeCount === NINE) return around(nineOf(nine), first, NINE);
  if (holes === NINE) return around(nineOf(0), first, 2 * NINE);
  const partner = second === null ? partnerOf(nine, holes / NINE) : Math.floor(second / NINE);
  return around([...nineOf(nine), ...nineOf(partner)], first, 2 * NINE);
}

const rangeOf = (start: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => start + at);
const nineOf = (nine: number): readonly number[] => rangeOf(nine * NINE, NINE);

/** The places of the nines that can follow the first one in a round of 18 holes; empty if there is no choice. */
export const secondNines = (holes: number): readonly number[] =>
  holes % NINE === 0 && holes / NINE > 2 ? Array.from({ length: holes / NINE }, (_, at) => at * NINE) : [];

/** Holes 1 to 18 and 19 to 36 are courses; of three nines the next one follows. */
const partnerOf = (nine: number, nines: number): number => {
  if (nines % 2 === 1) return (nine + 1) % nines;
  return nine % 2 === 0 ? nine + 1 : nine - 1;
};

function around(places: readonly number[], first: number, count: number): readonly number[] {
  const start = Math.max(0, places.indexOf(first));
  return rangeOf(start, count).map((at) => places[at % places.length] as number);
}
