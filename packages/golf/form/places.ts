import type { Int } from '../model/index.ts';
import { studentTwoSided } from '../stats/index.ts';
import { errorOf, errorOfDifference, type FormError, type FormFigure, FORM_DOUBT } from './form.ts';

/** Rounds below which a player has no place: the first one or two say too little to stand in an order. */
const MIN_PLACED_ROUNDS = 3;

/** Whether a player has a place in an order by form (TEAM-05). */
export const hasPlace = (figure: FormFigure | null): figure is FormFigure =>
  figure !== null && figure.roundCount >= MIN_PLACED_ROUNDS;

/** The places that a player may have: 2 to 7 if one player is better for sure and all but seven are worse. */
export type Place = { readonly first: Int; readonly last: Int };

/**
 * The place of each player among all, as a range, so that an order which the rounds do not support is not shown; null
 * below three rounds (TEAM-05).
 */
export function formPlaces(figures: readonly (FormFigure | null)[]): readonly (Place | null)[] {
  const ranked = figures.flatMap((figure) => (hasPlace(figure) ? [{ ...figure, ...errorOf(figure) }] : []));
  let next = 0;
  return figures.map((figure) => {
    const player = hasPlace(figure) ? ranked[next++] : undefined;
    if (player === undefined) return null;
    return {
      first: 1 + ranked.filter((other) => isBetter(other, player)).length,
      last: ranked.length - ranked.filter((other) => isBetter(player, other)).length,
    };
  });
}

type Estimate = FormFigure & FormError;

/**
 * Whether one player's figure is better for sure: the 90% interval of the difference excludes zero (Welch's test). Of all
 * pairs in 2,000 simulated teams of twelve, with 3 to 10 rounds each, 30% are told so, and 3% of these are wrong. In
 * teams of more equal players, or with fewer rounds, more are wrong: with a standard deviation of one stroke between
 * players 7%; 12% with one or two rounds each.
 */
function isBetter(one: Estimate, other: Estimate): boolean {
  if (one.strokes >= other.strokes) return false;
  const { error, degrees } = errorOfDifference(one, other);
  return studentTwoSided((other.strokes - one.strokes) / error, degrees) <= FORM_DOUBT;
}
