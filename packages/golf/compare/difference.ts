import type { HoleCount } from '../model/index.ts';
import {
  FEWEST_ROUNDS,
  FEWEST_SAMPLES,
  type Interval,
  type StatColumn,
  statColumns,
  studentPoint,
  studentTwoSided,
  type Tally,
} from '../stats/index.ts';
import { type Estimate, estimateByRound } from './round-influences.ts';

/** How sure one may be that two selections differ. */
export const certainties = ['clear', 'likely', 'cannotTell'] as const;
export type Certainty = (typeof certainties)[number];

/** A round of one side; the key is the same on both sides for the same round of the same player. */
export type SideRound = { readonly key: string; readonly tally: Tally };

/** Two selections of rounds, and by their places the rounds that are in both. */
export type SidePair = {
  readonly left: readonly Tally[];
  readonly right: readonly Tally[];
  readonly shared: readonly (readonly [left: number, right: number])[];
};

export function pairSides(left: readonly SideRound[], right: readonly SideRound[]): SidePair {
  const placeOfKey = new Map(right.map(({ key }, index) => [key, index]));
  return {
    left: left.map(({ tally }) => tally),
    right: right.map(({ tally }) => tally),
    shared: left.flatMap(({ key }, index) => {
      const place = placeOfKey.get(key);
      return place === undefined ? [] : [[index, place] as const];
    }),
  };
}

/** How a figure of the left side differs from that of the right. */
export type Difference = {
  /** Left minus right, in the figure's own unit. */
  readonly value: number;
  /** 95% confidence interval; null where the rounds say nothing of how much they vary. */
  readonly interval: Interval | null;
  readonly certainty: Certainty;
  /** The side with the better figure; null of a stat that knows no better, and of equal figures. */
  readonly better: 'left' | 'right' | null;
  /** The difference in units of its own uncertainty, without sign: what 'where they differ most' goes by. */
  readonly effect: number;
};

/**
 * Probabilities of chance alone below which a difference is called so. 'Likely' is the 95% interval that leaves zero
 * out, as the screen shows it.
 */
const CLEAR_BELOW = 0.01;
const LIKELY_BELOW = 0.05;

/**
 * The difference of one column between two selections of rounds, left minus right; null where a side has no figure.
 *
 * Its variance is taken by round, so that good and bad days count. A round on both sides moves both figures at once,
 * and only the difference of what it does to them is uncertain. Degrees of freedom are Welch's (Satterthwaite).
 */
export function differenceOf(sides: SidePair, place: number, holesPerRound: HoleCount): Difference | null {
  const column = statColumns[place] as StatColumn;
  const a = estimateByRound(sides.left, place, holesPerRound);
  const b = estimateByRound(sides.right, place, holesPerRound);
  if (a === null || b === null) return null;
  const value = a.value - b.value;
  const variance = Math.max(varianceOfDifference(sides, a, b), leastVariance(sides, column, a, b));
  const error = Math.sqrt(variance);
  const better = value === 0 || column.stat.better === 'none' ? null : betterSide(value, column.stat.better);
  if (error === 0 || a.roundCount < 2 || b.roundCount < 2) {
    return { value, interval: null, certainty: 'cannotTell', better, effect: 0 };
  }
  const degrees = welchDegrees(a, b);
  const half = studentPoint(1 - 0.95, degrees) * error;
  const chance = studentTwoSided(value / error, degrees);
  const isEnough = isEnoughToTell(column, a) && isEnoughToTell(column, b);
  return {
    value,
    interval: { low: value - half, high: value + half },
    certainty: isEnough ? certaintyOf(chance) : 'cannotTell',
    better,
    effect: Math.abs(value) / error,
  };
}

const betterSide = (value: number, better: 'higher' | 'lower'): 'left' | 'right' =>
  value > 0 === (better === 'higher') ? 'left' : 'right';

function certaintyOf(chance: number): Certainty {
  if (chance < CLEAR_BELOW) return 'clear';
  return chance < LIKELY_BELOW ? 'likely' : 'cannotTell';
}

/** The same rules of thumb as for a figure held against a standard. What a ratio is divided by are no samples. */
const isEnoughToTell = (column: StatColumn, { roundCount, sampleCount }: Estimate): boolean =>
  roundCount >= FEWEST_ROUNDS && (column.kind === 'ratio' || sampleCount >= FEWEST_SAMPLES);

const varianceOf = ({ influences }: Estimate): number => influences.reduce((sum, part) => sum + part * part, 0);

function varianceOfDifference({ shared }: SidePair, a: Estimate, b: Estimate): number {
  let both = 0;
  for (const [left, right] of shared) both += (a.influences[left] as number) * (b.influences[right] as number);
  return Math.max(0, varianceOf(a) + varianceOf(b) - 2 * both);
}

/**
 * What happened never, or always, varies in no round that was seen, which does not mean that it cannot: a rate is at
 * least as uncertain as throws of a coin with one success and one failure added to each side (Agresti and Caffo, The
 * American Statistician 54, 2000). Of rounds on both sides there is nothing to be uncertain of.
 */
function leastVariance({ left, right, shared }: SidePair, column: StatColumn, a: Estimate, b: Estimate): number {
  if (column.kind !== 'rate') return 0;
  const shareOfOwn = (side: readonly Tally[]): number => 1 - shared.length / side.length;
  return binomialVariance(a) * shareOfOwn(left) + binomialVariance(b) * shareOfOwn(right);
}

function binomialVariance({ sum, sampleCount }: Estimate): number {
  const n = sampleCount + 2;
  const share = (sum + 1) / n;
  return (share * (1 - share)) / n;
}

function welchDegrees(a: Estimate, b: Estimate): number {
  const [va, vb] = [varianceOf(a), varianceOf(b)];
  const least = Math.min(a.degreesOfFreedom, b.degreesOfFreedom);
  if (va + vb === 0) return least;
  return (va + vb) ** 2 / (va ** 2 / a.degreesOfFreedom + vb ** 2 / b.degreesOfFreedom);
}
