import { studentPoint, studentTwoSided } from '../stats/index.ts';
import type { Estimate } from './round-influences.ts';

/** Rounds that both selections contain, as pairs of their indexes in the left and the right selection. */
export type SharedRounds = readonly (readonly [left: number, right: number])[];

/** A difference (left minus right) with the influence of each round of either side on it. */
export type Contrast = {
  readonly value: number;
  readonly left: Float64Array;
  readonly right: Float64Array;
  readonly leftDegrees: number;
  readonly rightDegrees: number;
};

export const contrastOf = (a: Estimate, b: Estimate): Contrast => ({
  value: a.value - b.value,
  left: a.influences,
  right: b.influences,
  leftDegrees: a.degreesOfFreedom,
  rightDegrees: b.degreesOfFreedom,
});

/** A contrast with its weight in a sum; a negative weight flips its sign. */
export type Weighted = { readonly contrast: Contrast; readonly weight: number };

/**
 * The weighted sum of contrasts of the same rounds. Influences are summed per round, so the covariance of the contrasts
 * is kept. @param degreesOf combines the degrees of freedom of the parts.
 */
export function sumOfContrasts(
  parts: readonly [Weighted, ...Weighted[]],
  degreesOf: (...degrees: readonly number[]) => number,
): Contrast {
  const [{ contrast: first }] = parts;
  const sumOf = (influencesOf: (contrast: Contrast) => Float64Array, length: number): Float64Array => {
    const sum = new Float64Array(length);
    for (const { contrast, weight } of parts) {
      const influences = influencesOf(contrast);
      for (let index = 0; index < length; index += 1) (sum[index] as number) += weight * (influences[index] as number);
    }
    return sum;
  };
  return {
    value: parts.reduce((sum, { contrast, weight }) => sum + weight * contrast.value, 0),
    left: sumOf(({ left }) => left, first.left.length),
    right: sumOf(({ right }) => right, first.right.length),
    leftDegrees: degreesOf(...parts.map(({ contrast }) => contrast.leftDegrees)),
    rightDegrees: degreesOf(...parts.map(({ contrast }) => contrast.rightDegrees)),
  };
}

function sumOfProducts(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] as number) * (b[index] as number);
  return sum;
}

/**
 * The variance of a contrast. A round on both sides moves both figures at once, so only the difference of its two
 * influences counts.
 */
export const varianceOf = (contrast: Contrast, shared: SharedRounds): number =>
  Math.max(0, covarianceOf(contrast, contrast, shared));

/** The correlation of two contrasts of the same rounds, from −1 to 1; 0 if one has no variance. */
export function correlationOf(a: Contrast, b: Contrast, shared: SharedRounds): number {
  const spread = Math.sqrt(varianceOf(a, shared) * varianceOf(b, shared));
  return spread === 0 ? 0 : covarianceOf(a, b, shared) / spread;
}

function covarianceOf(a: Contrast, b: Contrast, shared: SharedRounds): number {
  let both = 0;
  for (const [left, right] of shared) {
    both += (a.left[left] as number) * (b.right[right] as number);
    both += (b.left[left] as number) * (a.right[right] as number);
  }
  return sumOfProducts(a.left, b.left) + sumOfProducts(a.right, b.right) - both;
}

/** A difference and its uncertainty, judged alone; `certaintiesOf` turns it into a certainty. */
export type Judgement = {
  /** Whether there are enough rounds and samples. */
  readonly isEnough: boolean;
  /** Absolute value of the difference in standard errors; the sort key of 'where they differ most'. */
  readonly effect: number;
  /** Two-sided p-value; 1 if it cannot be computed. */
  readonly chance: number;
  /** Upper bound of `chance`. */
  readonly maxChance: number;
  /** Half the width of the 95% interval; null without enough data, and if the variance is unknown. */
  readonly halfWidth: number | null;
};

/**
 * Tests a difference with Student's t and Welch's degrees of freedom (Satterthwaite 1946). The approximation is good in
 * the middle of the distribution, but with few rounds against many it is not good in the tails, where the few may be
 * alike by luck. The degrees of the weaker side bound the p-value everywhere (Mickey and Brown, Annals of Mathematical
 * Statistics 37, 1966): for equal players with 5 rounds against 40 the bound reduces the comparisons with a clear
 * figure from 13% to below 1%.
 */
export function judge(contrast: Contrast, variance: number, isEnough: boolean): Judgement {
  const degrees = welchDegrees(contrast);
  const error = Math.sqrt(variance);
  if (error === 0 || degrees === 0) return { isEnough, effect: 0, chance: 1, maxChance: 1, halfWidth: null };
  const t = contrast.value / error;
  return {
    isEnough,
    effect: Math.abs(t),
    chance: studentTwoSided(t, degrees),
    maxChance: studentTwoSided(t, Math.min(contrast.leftDegrees, contrast.rightDegrees)),
    halfWidth: isEnough ? studentPoint(0.05, degrees) * error : null,
  };
}

/** Zero if a side has a single round. */
function welchDegrees({ left, right, leftDegrees, rightDegrees }: Contrast): number {
  if (leftDegrees <= 0 || rightDegrees <= 0) return 0;
  const [a, b] = [sumOfProducts(left, left), sumOfProducts(right, right)];
  if (a + b === 0) return Math.min(leftDegrees, rightDegrees);
  return (a + b) ** 2 / (a ** 2 / leftDegrees + b ** 2 / rightDegrees);
}
