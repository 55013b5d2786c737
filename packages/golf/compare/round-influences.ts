import type { HoleCount } from '../model/index.ts';
import {
  countCell,
  isApplicable,
  medianColumns,
  type StatColumn,
  statColumns,
  studentPoint,
  sumCell,
  type Tally,
} from '../stats/index.ts';

const THOUSANDTHS = 1000;

/** A figure over some rounds with the influence of each round. */
export type Estimate = {
  /** In the figure's own unit. */
  readonly value: number;
  /**
   * The influence of each round on the figure, in the order of the given rounds. Their sum of squares is the variance
   * of the figure.
   */
  readonly influences: Float64Array;
  /** Degrees of freedom of the variance: the effective number of rounds minus one. */
  readonly degreesOfFreedom: number;
  /** Rounds with at least one sample. */
  readonly roundCount: number;
  /** Holes or strokes; for a ratio the denominator. */
  readonly sampleCount: number;
  /** For a rate the number of successes. */
  readonly sum: number;
};

/**
 * Estimates one column over some rounds, with the influence of each round. The sampling unit is the round, not the
 * hole, because a bad day affects all of its holes. The figure, a ratio of two sums over rounds, is linearized
 * (Cochran, Sampling Techniques, 6.4), and each influence is scaled by its leverage as in the CR2 variance (Bell and
 * McCaffrey 2002): for rounds of equal size that is the usual k / (k − 1). Null without samples.
 *
 * @param place the column's place, see `placeOfStat`.
 */
export function estimateByRound(tallies: readonly Tally[], place: number, holesPerRound: HoleCount): Estimate | null {
  const column = statColumns[place] as StatColumn;
  const [holes, drivingHoles] = [sumOf(tallies, 'holes'), sumOf(tallies, 'drivingHoles')];
  if (!isApplicable(column, holes, drivingHoles)) return null;
  return column.kind === 'median'
    ? estimateMedian(tallies, place)
    : estimateRatio(tallies, place, column, holesPerRound);
}

const sumOf = (tallies: readonly Tally[], count: 'holes' | 'drivingHoles'): number =>
  tallies.reduce((total, tally) => total + tally[count], 0);

function estimateRatio(
  tallies: readonly Tally[],
  place: number,
  column: StatColumn,
  holesPerRound: HoleCount,
): Estimate | null {
  const [sumAt, countAt] = [sumCell(place), countCell(place)];
  const sums = Float64Array.from(tallies, ({ cells }) => cells[sumAt] as number);
  const counts = Float64Array.from(tallies, ({ cells }) => cells[countAt] as number);
  return estimateSums(sums, counts, column, holesPerRound);
}

/**
 * `estimateByRound` for a column that is no median, from its sums in thousandths and its counts in each round.
 *
 * @param sums overwritten with the influences.
 */
export function estimateSums(
  sums: Float64Array,
  counts: Float64Array,
  column: StatColumn,
  holesPerRound: HoleCount,
): Estimate | null {
  const parts = sums;
  let [sum, count] = [0, 0];
  for (let index = 0; index < parts.length; index += 1) {
    sum += parts[index] as number;
    count += counts[index] as number;
  }
  if (count === 0) return null;
  // Both the sum and the count of a ratio are in thousandths.
  const unit = column.kind === 'ratio' ? 1 : THOUSANDTHS;
  const scale = (column.kind === 'perRound' ? holesPerRound : 1) / unit;
  const value = sum / count;
  for (let index = 0; index < parts.length; index += 1) {
    (parts[index] as number) -= value * (counts[index] as number);
  }
  return {
    value: value * scale,
    ...spreadOf(parts, counts, scale / count),
    sampleCount: column.kind === 'ratio' ? count / THOUSANDTHS : count,
    sum: sum / THOUSANDTHS,
  };
}

/**
 * The influence of a round on a median follows from its influence on the share of samples below the median: the
 * interval of that share is mapped to an interval of the median (Woodruff, JASA 47, 1952).
 */
function estimateMedian(tallies: readonly Tally[], place: number): Estimate | null {
  const column = medianColumns.indexOf(place);
  const lists = tallies.map((tally) => (tally.samples[column] as readonly Float64Array[]).flatMap((list) => [...list]));
  const sorted = Float64Array.from(lists.flat()).sort();
  const count = sorted.length;
  if (count === 0) return null;
  const median = quantileOf(sorted, 0.5);
  const share = (list: readonly number[]): number =>
    list.reduce((total, value) => total + Math.sign(value - median) / 2, 0);
  const shares = spreadOf(
    Float64Array.from(lists.map(share)),
    Float64Array.from(lists.map((list) => list.length)),
    1 / count,
  );
  const shareError = Math.sqrt(shares.influences.reduce((total, part) => total + part * part, 0));
  const reach = shares.degreesOfFreedom > 0 ? studentPoint(0.05, shares.degreesOfFreedom) * shareError : 0;
  const width = quantileOf(sorted, 0.5 + reach) - quantileOf(sorted, 0.5 - reach);
  const slope = reach === 0 ? 0 : width / (2 * reach) / THOUSANDTHS;
  return {
    ...shares,
    value: median / THOUSANDTHS,
    influences: shares.influences.map((part) => part * slope),
    sampleCount: count,
    sum: 0,
  };
}

/** Interpolates between two neighbors; shares below 0 and above 1 give the first and the last value. */
function quantileOf(sorted: Float64Array, share: number): number {
  const at = Math.min(Math.max(share, 0), 1) * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(at)] as number, sorted[Math.ceil(at)] as number];
  return below + (above - below) * (at - Math.floor(at));
}

/** @param parts the contribution of each round before `scale`; overwritten with its influence. */
function spreadOf(
  parts: Float64Array,
  counts: Float64Array,
  scale: number,
): Pick<Estimate, 'influences' | 'degreesOfFreedom' | 'roundCount'> {
  let [total, squares, roundCount] = [0, 0, 0];
  for (const count of counts) {
    total += count;
    squares += count * count;
    if (count > 0) roundCount += 1;
  }
  for (let index = 0; index < parts.length; index += 1) {
    const rest = 1 - (counts[index] as number) / total;
    parts[index] = rest === 0 ? 0 : ((parts[index] as number) * scale) / Math.sqrt(rest);
  }
  return { influences: parts, degreesOfFreedom: (total * total) / squares - 1, roundCount };
}
