import { studentPoint, studentTwoSided } from '../stats/index.ts';
import type { Estimate } from './round-influences.ts';

/** How sure one may be that two selections differ. */
export const certainties = ['clear', 'likely', 'cannotTell'] as const;
export type Certainty = (typeof certainties)[number];

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

function sumOfSquares(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value * value;
  return sum;
}

/**
 * A round on both sides moves both figures at once: only the difference of what it does to them is uncertain.
 */
export function varianceOf({ left, right }: Contrast, shared: SharedRounds): number {
  let both = 0;
  for (const [leftPlace, rightPlace] of shared) both += (left[leftPlace] as number) * (right[rightPlace] as number);
  return Math.max(0, sumOfSquares(left) + sumOfSquares(right) - 2 * both);
}

/** What a difference comes to beside its own uncertainty. */
export type Judgement = {
  readonly certainty: Certainty;
  /** The difference in units of its own uncertainty, without sign: what 'where they differ most' goes by. */
  readonly effect: number;
  /** How probable chance alone makes a difference at least as large; 1 where nothing can be said. */
  readonly chance: number;
  /** Half the width of the 95% interval; null where the rounds say nothing of how much they vary. */
  readonly halfWidth: number | null;
};

export const noJudgement: Judgement = { certainty: 'cannotTell', effect: 0, chance: 1, halfWidth: null };

/**
 * Chance alone below which a difference is called so. 'Likely' is the 95% interval that leaves zero out, as the screen
 * shows it. 'Clear' comes from simulated players: of the metrics of two equal ones at 1% between 0.3% and 1% were
 * called clear, with 5, 20, 40 and 60 rounds a side (`certainty.test.ts` of the demo), where 2% is the most there
 * may be.
 */
const CLEAR_BELOW = 0.01;
const LIKELY_BELOW = 0.05;

/**
 * Holds a difference against its uncertainty by Student's t with Welch's degrees of freedom (Satterthwaite 1946).
 * @param isEnough whether there are rounds and samples enough to tell anything.
 */
export function judge(contrast: Contrast, variance: number, isEnough: boolean): Judgement {
  const degrees = welchDegrees(contrast);
  const error = Math.sqrt(variance);
  if (error === 0 || degrees === 0) return noJudgement;
  const chance = studentTwoSided(contrast.value / error, degrees);
  return {
    certainty: isEnough ? certaintyOf(chance) : 'cannotTell',
    effect: Math.abs(contrast.value) / error,
    chance,
    halfWidth: studentPoint(0.05, degrees) * error,
  };
}

function certaintyOf(chance: number): Certainty {
  if (chance < CLEAR_BELOW) return 'clear';
  return chance < LIKELY_BELOW ? 'likely' : 'cannotTell';
}

/** None where a side is a single round. */
function welchDegrees({ left, right, leftDegrees, rightDegrees }: Contrast): number {
  if (leftDegrees <= 0 || rightDegrees <= 0) return 0;
  const [a, b] = [sumOfSquares(left), sumOfSquares(right)];
  if (a + b === 0) return Math.min(leftDegrees, rightDegrees);
  return (a + b) ** 2 / (a ** 2 / leftDegrees + b ** 2 / rightDegrees);
}
