import type { HoleCount } from '../model/index.ts';
import {
  countCell,
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
  return column.kind === 'median'
    ? estimateMedian(tallies, place)
    : estimateRatio(tallies, place, column, holesPerRound);
}

function estimateRatio(
  tallies: readonly Tally[],
  place: number,
  column: StatColumn,
  holesPerRound: HoleCount,
): Estimate | null {
  const sumOf = (tally: Tally): number => tally.cells[sumCell(place)] as number;
  const countOf = (tally: Tally): number => tally.cells[countCell(place)] as number;
  let [sum, count] = [0, 0];
  for (const tally of tallies) {
    sum += sumOf(tally);
    count += countOf(tally);
  }
  if (count === 0) return null;
  // A ratio's count is in thousandths, as its sum is.
  const unit = column.kind === 'ratio' ? 1 : THOUSANDTHS;
  const scale = (column.kind === 'perRound' ? holesPerRound : 1) / unit;
  const value = sum / count;
  const parts = tallies.map((tally) => sumOf(tally) - value * countOf(tally));
  return {
    value: value * scale,
    ...spreadOf(parts, tallies.map(countOf), scale / count),
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
    lists.map(share),
    lists.map((list) => list.length),
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

/** @param parts what each round adds to or takes from the figure, before `scale`. */
function spreadOf(
  parts: readonly number[],
  counts: readonly number[],
  scale: number,
): Pick<Estimate, 'influences' | 'degreesOfFreedom' | 'roundCount'> {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const leverages = counts.map((count) => count / total);
  const squares = leverages.reduce((sum, leverage) => sum + leverage * leverage, 0);
  return {
    influences: Float64Array.from(parts, (part, index) => {
      const leverage = leverages[index] as number;
      return leverage === 1 ? 0 : (part * scale) / Math.sqrt(1 - leverage);
    }),
    degreesOfFreedom: 1 / squares - 1,
    roundCount: counts.filter((count) => count > 0).length,
  };
}
