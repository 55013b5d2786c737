import type { Int } from '../model/index.ts';
import { studentTwoSided } from '../stats/index.ts';
import { type FormFigure, MIN_ROUNDS } from './form.ts';
import { errorOfDifference, errorOfFigure, type FormError } from './form-error.ts';

/** Whether a player has a place in an order by form (TEAM-05). */
export const hasPlace = (figure: FormFigure | null): figure is FormFigure =>
  figure !== null && figure.roundCount >= MIN_ROUNDS;

/** The places that a player may have: 2 to 7 if one player is better for sure and all but seven are worse. */
export type Place = { readonly first: Int; readonly last: Int };

/**
 * The place of each player among all, as a range, so that an order which the rounds do not support is not shown; null
 * below three rounds (TEAM-05).
 */
export function formPlaces(figures: readonly (FormFigure | null)[]): readonly (Place | null)[] {
  const orders = formOrders(figures);
  const placed = figures.filter(hasPlace).length;
  return figures.map((figure, index) =>
    hasPlace(figure)
      ? {
          first: 1 + orders.filter(({ worse }) => worse === index).length,
          last: placed - orders.filter(({ better }) => better === index).length,
        }
      : null,
  );
}

/** The pairs of players of whom one is better for sure, by their positions. */
export function formOrders(
  figures: readonly (FormFigure | null)[],
): readonly { readonly better: Int; readonly worse: Int }[] {
  const positions = figures.flatMap((figure, index) => (hasPlace(figure) ? index : []));
  const players = estimatesOf(figures.filter(hasPlace));
  const spread = varianceBetween(players);
  return players.flatMap((player, index) =>
    players.flatMap((other, otherIndex) =>
      isBetter(player, other, spread) ? { better: positions[index] ?? 0, worse: positions[otherIndex] ?? 0 } : [],
    ),
  );
}

type Estimate = FormError & { readonly strokes: number };

/** Rounds of each player with which the deviation of all players of the list enters the player's own. */
const MATES_WEIGHT = 12;

/** Figures with their errors, each drawn towards the mean deviation of the list: players of a team vary alike. */
function estimatesOf(figures: readonly FormFigure[]): readonly Estimate[] {
  const errors = figures.map(errorOfFigure);
  const perRound = figures.map(({ roundCount }, index) => (errors[index]?.error ?? 0) ** 2 * roundCount);
  const mean = perRound.reduce((sum, variance) => sum + variance, 0) / figures.length;
  return figures.map(({ strokes, roundCount }, index) => {
    const variance = (MATES_WEIGHT * mean + roundCount * (perRound[index] ?? 0)) / (MATES_WEIGHT + roundCount);
    return { strokes, error: Math.sqrt(variance / roundCount), degrees: (errors[index]?.degrees ?? 0) + MATES_WEIGHT };
  });
}

/** Variance between the true means of equal players, which enters that of the list like those of so many players. */
const EQUAL_VARIANCE = 0.25;
const EQUAL_WEIGHT = 20;
const LEAST_VARIANCE = 0.05;

/** Variance between the true means of the players of a list: that of their figures, less what their errors explain. */
function varianceBetween(players: readonly Estimate[]): number {
  const mean = players.reduce((sum, { strokes }) => sum + strokes, 0) / players.length;
  // Sums over all but one player, as a sample variance.
  const squares = players.reduce((sum, { strokes }) => sum + (strokes - mean) ** 2, 0);
  const explained = (players.reduce((sum, { error }) => sum + error ** 2, 0) / players.length) * (players.length - 1);
  const others = Math.max(0, players.length - 1);
  return Math.max(LEAST_VARIANCE, (EQUAL_WEIGHT * EQUAL_VARIANCE + squares - explained) / (EQUAL_WEIGHT + others));
}

/** Two-sided doubt of an order: of the told ones at most one in ten is wrong in each kind of team, of equal players too. */
const ORDER_DOUBT = 0.05;

/**
 * Whether one player's figure is better for sure: the 95% interval of the difference excludes zero, once the difference is
 * drawn towards none by as much as the players of the list are alike (empirical Bayes). Without that one order in five is
 * wrong in teams of equal players. `simulated-teams.test.ts` has the shares of orders that are told, and that are wrong.
 *
 * @param spread variance between the true means of the list
 */
function isBetter(one: Estimate, other: Estimate, spread: number): boolean {
  if (one.strokes >= other.strokes) return false;
  const { error, degrees } = errorOfDifference(one, other);
  const kept = (2 * spread) / (2 * spread + error ** 2);
  return studentTwoSided(((other.strokes - one.strokes) * Math.sqrt(kept)) / error, degrees) <= ORDER_DOUBT;
}
