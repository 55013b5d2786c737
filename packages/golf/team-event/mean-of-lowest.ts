import type { Int } from '../model/index.ts';

type Score = { readonly mean: number; readonly deviation: number };

/** Width of a step of the sum over scores, in strokes, and how far it goes beyond the means, in deviations. */
const STEP = 0.25;
const MAX_DEVIATIONS = 5;

/**
 * The mean of the sum of the lowest `count` of some independent normal scores. At each level the number of scores that are
 * at least as low has a distribution; the mean number of counted ones above it adds up to the sum.
 */
export function meanOfLowest(scores: readonly Score[], count: Int): number {
  const low = Math.min(...scores.map(({ mean, deviation }) => mean - MAX_DEVIATIONS * deviation));
  const high = Math.max(...scores.map(({ mean, deviation }) => mean + MAX_DEVIATIONS * deviation));
  let sum = count * low;
  for (let level = low + STEP / 2; level < high; level += STEP) {
    sum += STEP * (count - meanCountedBelow(scores, level, count));
  }
  return sum;
}

/** Mean number of the counted scores that are below a level. */
function meanCountedBelow(scores: readonly Score[], level: number, count: Int): number {
  // Chances that so many scores are below the level.
  const chances = scores.reduce<readonly number[]>(
    (before, { mean, deviation }) => {
      const below = normalShare((level - mean) / deviation);
      return Array.from(
        { length: before.length + 1 },
        (_unused, number) => (before[number] ?? 0) * (1 - below) + (before[number - 1] ?? 0) * below,
      );
    },
    [1],
  );
  return chances.reduce((sum, chance, number) => sum + chance * Math.min(number, count), 0);
}

/** Share of a normal distribution below a point, within 1.5e-7 (Abramowitz and Stegun 7.1.26). */
function normalShare(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-x * x);
  return z > 0 ? 1 - tail / 2 : tail / 2;
}
