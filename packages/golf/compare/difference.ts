import type { HoleCount, Int } from '../model/index.ts';
import {
  type Direction,
  MIN_SAMPLES,
  type Interval,
  placeOfStat,
  roundsNeeded,
  type StatColumn,
  statColumns,
  type Tally,
} from '../stats/index.ts';
import { type Contrast, contrastOf, type Judgement, judge, type SharedRounds, varianceOf } from './contrast.ts';
import { estimateOfMates, type EstimateOfMates } from './estimate-of-mates.ts';
import { type Estimate, estimateByRound } from './round-influences.ts';

/** A round of one side. The same round of the same player has the same key on both sides. */
export type SideRound = { readonly key: string; readonly tally: Tally };

/** Two selections of rounds. */
export type SidePair = {
  readonly left: readonly Tally[];
  readonly right: readonly Tally[];
  readonly shared: SharedRounds;
  /** The figure of a column, by its place, if the right side is the mean of several players; null for one player. */
  readonly meanOfRight: ((place: number) => EstimateOfMates | null) | null;
};

/**
 * A player on the left, and several on the right.
 *
 * @param mates the rounds of each
 */
export function pairWithMates(
  left: readonly Tally[],
  mates: readonly (readonly Tally[])[],
  holesPerRound: HoleCount,
): SidePair {
  // Kept, because a figure is read several times and the rounds of a whole team are thousands.
  const known = new Map<number, EstimateOfMates | null>();
  const meanOfRight = (place: number): EstimateOfMates | null => {
    const found = known.get(place);
    if (found !== undefined) return found;
    const mean = estimateOfMates(mates, place, holesPerRound);
    known.set(place, mean);
    return mean;
  };
  return { left, right: mates.flat(), shared: [], meanOfRight };
}

export function pairSides(left: readonly SideRound[], right: readonly SideRound[]): SidePair {
  const placeOfKey = new Map(right.map(({ key }, index) => [key, index]));
  return {
    left: left.map(({ tally }) => tally),
    right: right.map(({ tally }) => tally),
    shared: left.flatMap(({ key }, index) => {
      const place = placeOfKey.get(key);
      return place === undefined ? [] : [[index, place] as const];
    }),
    meanOfRight: null,
  };
}

/** The better side; null for a stat without a better direction, and for equal figures. */
export type BetterSide = 'left' | 'right' | null;

/** The difference between a figure of the left side and that of the right. */
export type Difference = {
  /** Left minus right, in the figure's own unit. */
  readonly value: number;
  /** 95% confidence interval; null with too few rounds, and if their variance is unknown. */
  readonly interval: Interval | null;
  readonly better: BetterSide;
  /** How many more rounds the side with fewer rounds needs before the difference can be distinguished from luck. */
  readonly roundsNeeded: Int;
  readonly judgement: Judgement;
};

/**
 * Rate stats by the stat that counts the same event per round. Both are computed from the same holes, so the count gets
 * the judgement of the rate, which has a published sample size and a lower bound of its variance.
 */
const rateOfCount: ReadonlyMap<string, string> = new Map([
  ['putt.onePutts', 'putt.onePuttRate'],
  ['scoring.birdieOrBetter', 'scoring.birdieOrBetterRate'],
]);

/** The difference of one column between two selections of rounds, left minus right; null if a side has no figure. */
export function differenceOf(sides: SidePair, place: number, holesPerRound: HoleCount): Difference | null {
  const rateId = rateOfCount.get((statColumns[place] as StatColumn).id);
  if (rateId !== undefined) {
    const rate = differenceOf(sides, placeOfStat(rateId), holesPerRound);
    return rate === null ? null : perRound(rate, holesPerRound);
  }
  const compared = compareColumn(sides, place, holesPerRound);
  if (compared === null) return null;
  const { contrast, variance, roundsNeeded: needed } = compared;
  const judgement = judge(contrast, variance, needed === 0);
  const { halfWidth } = judgement;
  const { value } = contrast;
  return {
    judgement,
    roundsNeeded: needed,
    value,
    interval: halfWidth === null ? null : { low: value - halfWidth, high: value + halfWidth },
    better: betterSide(value, (statColumns[place] as StatColumn).stat.better),
  };
}

const perRound = ({ value, interval, ...rest }: Difference, holes: HoleCount): Difference => ({
  ...rest,
  value: value * holes,
  interval: interval === null ? null : { low: interval.low * holes, high: interval.high * holes },
});

export function betterSide(value: number, better: Direction): BetterSide {
  if (value === 0 || better === 'none') return null;
  return value > 0 === (better === 'higher') ? 'left' : 'right';
}

/** One column of both sides, before it is judged. */
export type ComparedColumn = {
  readonly contrast: Contrast;
  readonly variance: number;
  /** How many more rounds the side with fewer rounds needs; 0 if both have enough. */
  readonly roundsNeeded: Int;
  /** For the left and the right side. */
  readonly roundCounts: readonly [number, number];
  readonly sampleCounts: readonly [number, number];
  readonly values: readonly [number, number];
};

/** Compares one column of two selections; null if a side has no figure. */
export function compareColumn(sides: SidePair, place: number, holesPerRound: HoleCount): ComparedColumn | null {
  const column = statColumns[place] as StatColumn;
  const a = estimateByRound(sides.left, place, holesPerRound);
  const b = sides.meanOfRight === null ? estimateByRound(sides.right, place, holesPerRound) : sides.meanOfRight(place);
  if (a === null || b === null) return null;
  const contrast = contrastOf(a, b);
  return {
    contrast,
    variance: Math.max(varianceOf(contrast, sides.shared), minVariance(sides, column, a, b)),
    roundsNeeded: Math.max(neededBy(column, a), neededBy(column, b)),
    roundCounts: [a.roundCount, b.roundCount],
    sampleCounts: [a.sampleCount, b.sampleCount],
    values: [a.value, b.value],
  };
}

/** The same minimum samples as in the comparison with a standard. The denominator of a ratio is no sample count. */
const neededBy = (column: StatColumn, { roundCount, sampleCount }: Estimate): number =>
  roundsNeeded(column, roundCount, column.kind === 'ratio' ? MIN_SAMPLES : sampleCount);

/**
 * A lower bound of the variance of a rate's difference. A rate of 0 or 1 has no variance in the sample, although the
 * true rate may differ: a rate is at least as uncertain as a binomial one with one success and one failure added to
 * each side (Agresti and Caffo, The American Statistician 54, 2000). Rounds on both sides add no uncertainty.
 */
function minVariance({ left, right, shared }: SidePair, column: StatColumn, a: Estimate, b: Estimate): number {
  if (column.kind !== 'rate') return 0;
  const shareOfOwn = (side: readonly Tally[]): number => 1 - shared.length / side.length;
  return binomialVariance(a) * shareOfOwn(left) + binomialVariance(b) * shareOfOwn(right);
}

function binomialVariance({ sum, sampleCount }: Estimate): number {
  const n = sampleCount + 2;
  const share = (sum + 1) / n;
  return (share * (1 - share)) / n;
}
