import { studentPoint, studentTwoSided } from '../stats/index.ts';
import type { Estimate } from './round-influences.ts';

/** By their places on both sides, the rounds that two selections share. */
export type SharedRounds = readonly (readonly [left: number, right: number])[];

/** A difference, left minus right, and what each round of either side does to it. */
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

/** A contrast as another one's share: a negative weight turns it round. */
export type Weighted = { readonly contrast: Contrast; readonly weight: number };

/**
 * The sum of some contrasts of the same rounds. What they have in common is kept: the same round moves them together.
 * @param degreesOf what the degrees of freedom of the parts make those of the sum.
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
 * A round on both sides moves both figures at once: only the difference of what it does to them is uncertain.
 */
export const varianceOf = (contrast: Contrast, shared: SharedRounds): number =>
  Math.max(0, covarianceOf(contrast, contrast, shared));

/** How far two contrasts of the same rounds move together, from −1 to 1; 0 where one does not move. */
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

/** What a difference comes to beside its own uncertainty, looked at alone; `certaintiesOf` says how sure it is. */
export type Judgement = {
  /** Whether there are rounds and samples enough to tell anything. */
  readonly isEnough: boolean;
  /** The difference in units of its own uncertainty, without sign: what 'where they differ most' goes by. */
  readonly effect: number;
  /** How probable chance alone makes a difference at least as large; 1 where nothing can be said. */
  readonly chance: number;
  /** The most that this may be. */
  readonly mostChance: number;
  /** Half the width of the 95% interval; null without enough, and where rounds say nothing of how much they vary. */
  readonly halfWidth: number | null;
};

/**
 * Holds a difference against its uncertainty by Student's t with Welch's degrees of freedom (Satterthwaite 1946). They
 * hold in the middle of the curve, and of few rounds against many not far out, where those few may be alike by luck. The
 * degrees of the weaker side bound the probability anywhere (Mickey and Brown, Annals of Mathematical Statistics 37,
 * 1966): of equal players with 5 rounds against 40 they bring the comparisons with a clear figure from 13% below 1%.
 */
export function judge(contrast: Contrast, variance: number, isEnough: boolean): Judgement {
  const degrees = welchDegrees(contrast);
  const error = Math.sqrt(variance);
  if (error === 0 || degrees === 0) return { isEnough, effect: 0, chance: 1, mostChance: 1, halfWidth: null };
  const t = contrast.value / error;
  return {
    isEnough,
    effect: Math.abs(t),
    chance: studentTwoSided(t, degrees),
    mostChance: studentTwoSided(t, Math.min(contrast.leftDegrees, contrast.rightDegrees)),
    halfWidth: isEnough ? studentPoint(0.05, degrees) * error : null,
  };
}

/** None where a side is a single round. */
function welchDegrees({ left, right, leftDegrees, rightDegrees }: Contrast): number {
  if (leftDegrees <= 0 || rightDegrees <= 0) return 0;
  const [a, b] = [sumOfProducts(left, left), sumOfProducts(right, right)];
  if (a + b === 0) return Math.min(leftDegrees, rightDegrees);
  return (a + b) ** 2 / (a ** 2 / leftDegrees + b ** 2 / rightDegrees);
}
