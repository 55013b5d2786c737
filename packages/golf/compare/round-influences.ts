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

/** A figure of some rounds, with what each round does to it. */
export type Estimate = {
  /** In the figure's own unit. */
  readonly value: number;
  /**
   * By round, in the order in which they were handed in: how far the figure moved because the round is as it is and
   * not like the others. Their squares add up to the figure's variance.
   */
  readonly influences: Float64Array;
  /** Of the variance: one less than the rounds there would be if all said equally much. */
  readonly degreesOfFreedom: number;
  /** Rounds that say anything. */
  readonly roundCount: number;
  /** Holes, strokes or, of a ratio, what it is divided by. */
  readonly sampleCount: number;
  /** Times it happened: of a rate. */
  readonly sum: number;
};

/**
 * What one column says of some rounds, and how it hangs on each of them. Rounds and not holes are drawn anew: a bad day
 * touches all its holes, and a variance by holes would not know. So the figure, a ratio of two sums over rounds, is
 * linearised (Cochran, Sampling Techniques, 6.4), and each round's part is enlarged by its leverage as in the CR2
 * variance (Bell and McCaffrey 2002): with rounds of equal size that is the usual k / (k − 1). Null where nothing was
 * counted.
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
  const parts = new Float64Array(tallies.length);
  const counts = new Float64Array(tallies.length);
  let [sum, count] = [0, 0];
  for (let index = 0; index < tallies.length; index += 1) {
    const { cells } = tallies[index] as Tally;
    parts[index] = cells[sumAt] as number;
    counts[index] = cells[countAt] as number;
    sum += cells[sumAt] as number;
    count += cells[countAt] as number;
  }
  if (count === 0) return null;
  // A ratio's count is in thousandths, as its sum is.
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
 * The median moves with the share of samples below it: by as much as the interval of that share, read off the samples
 * (Woodruff, JASA 47, 1952), is wide.
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

/** The middle of two neighbours where the place falls between them; shares beyond 0 and 1 are the ends. */
function quantileOf(sorted: Float64Array, share: number): number {
  const at = Math.min(Math.max(share, 0), 1) * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(at)] as number, sorted[Math.ceil(at)] as number];
  return below + (above - below) * (at - Math.floor(at));
}

/** @param parts what each round adds to or takes from the figure, before `scale`; they are made into its influences. */
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
