import type { Int } from '../model/index.ts';
import { studentTwoSided } from '../stats/index.ts';
import { type FormFigure, MIN_ROUNDS } from './form.ts';
import {
  errorOfDifference,
  errorOfRounds,
  type FormError,
  meanOf,
  typicalDeviation,
  varianceOf,
} from './form-error.ts';

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
  const sums = sumsOf(players);
  return players.flatMap((player, index) =>
    players.flatMap((other, otherIndex) =>
      isBetter(player, other, sums) ? { better: positions[index] ?? 0, worse: positions[otherIndex] ?? 0 } : [],
    ),
  );
}

type Estimate = FormError & { readonly strokes: number };

/** Rounds with which the deviation of all players of the list enters the player's own: players of a team vary alike. */
const MATES_WEIGHT = 4;
/**
 * Variance of a player's rounds as a multiple of what they show. The orders that stand out are those of players whose
 * rounds happened to be alike.
 */
const HIDDEN_VARIANCE = 1.15;

/**
 * Figures with their errors, by how the player's rounds vary and what events typically share. The differences between the
 * player's own events, which widen the interval of a form, are left out: three or four events by chance alike would make
 * an outlier look certain, and an order is what such outliers get wrong.
 */
function estimatesOf(figures: readonly FormFigure[]): readonly Estimate[] {
  const parts = figures.map(({ deviation, roundCount }) => ({
    roundCount,
    squares: deviation ** 2 * (roundCount - 1),
  }));
  const ofList = varianceOf(typicalDeviation(meanOf(figures.map(({ strokes }) => strokes))), parts);
  return figures.map((figure, index) => {
    const degrees = MATES_WEIGHT + figure.roundCount - 1;
    const variance = (MATES_WEIGHT * ofList + (parts[index]?.squares ?? 0)) / degrees;
    return { strokes: figure.strokes, error: errorOfRounds(HIDDEN_VARIANCE * variance, figure), degrees };
  });
}

type Sums = { readonly count: Int; readonly strokes: number; readonly squares: number; readonly errors: number };

const sumsOf = (players: readonly Estimate[]): Sums => ({
  count: players.length,
  strokes: players.reduce((sum, { strokes }) => sum + strokes, 0),
  squares: players.reduce((sum, { strokes }) => sum + strokes ** 2, 0),
  errors: players.reduce((sum, { error }) => sum + error ** 2, 0),
});

/** Variance between the true means of equal players, half a stroke apart: a list is taken for such a one. */
const EQUAL_VARIANCE = 0.25;
/**
 * In standard deviations, how far the spread of all other players of the list, and the difference of the two themselves,
 * lie above chance at the least. Only what lies beyond is taken for certain: an outlier would else vouch for itself.
 */
const SPREAD_POINT = 0.8;
const PAIR_POINT = 5;

/** Variance between the true means of two players, as far as it is certain by themselves or by the others of their list. */
function certainVariance(all: Sums, pair: readonly [Estimate, Estimate], error: number): number {
  const [one, other] = pair;
  const apart = Math.max(0, Math.abs(one.strokes - other.strokes) - PAIR_POINT * error);
  const two = sumsOf(pair);
  const count = all.count - two.count;
  if (count < 2) return Math.max(EQUAL_VARIANCE, apart ** 2 / 2);
  const squares = all.squares - two.squares - (all.strokes - two.strokes) ** 2 / count;
  // The quantile of chi squared after Wilson and Hilferty.
  const chance = 2 / (9 * (count - 1));
  const byChance = (1 - chance + SPREAD_POINT * Math.sqrt(chance)) ** 3;
  const ofOthers = squares / (count - 1) / byChance - (all.errors - two.errors) / count;
  return Math.max(EQUAL_VARIANCE, apart ** 2 / 2, ofOthers);
}

/** Max p-value (two-sided) of a difference whose order is told. */
const ORDER_DOUBT = 0.05;

/**
 * Whether one player's figure is better beyond chance. The difference is shrunk towards zero first, the more the more alike
 * the players of the list are (empirical Bayes). How much that is depends on the error itself, so that its degrees of freedom
 * count less. `simulated-teams.full.test.ts` has the shares of orders that are told, and that are wrong.
 */
function isBetter(one: Estimate, other: Estimate, all: Sums): boolean {
  if (one.strokes >= other.strokes) return false;
  const { error, degrees } = errorOfDifference(one, other);
  const spread = 2 * certainVariance(all, [one, other], error);
  const kept = spread / (spread + error ** 2);
  const difference = (other.strokes - one.strokes) * Math.sqrt(kept);
  return studentTwoSided(difference / error, degrees / (2 - kept) ** 2) <= ORDER_DOUBT;
}
