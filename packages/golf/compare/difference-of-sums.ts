import type { HoleCount, Int } from '../model/index.ts';
import { roundsNeeded, type StatColumn } from '../stats/index.ts';
import { contrastOf, judge, type Judgement, varianceOf } from './contrast.ts';
import { type Estimate, estimateSums } from './round-influences.ts';

/** One column of some rounds: its sum in thousandths and its count in each. */
export type SumsByRound = { readonly sums: Float64Array; readonly counts: Float64Array };

/** A difference between two selections of rounds, before it is judged among others. */
export type DifferenceOfSums = {
  /** Left minus right, in the figure's own unit. */
  readonly value: number;
  /** Rounds of the left side with a sample. */
  readonly roundCount: Int;
  readonly judgement: Judgement;
};

/**
 * The difference of a per-round column between two selections without a common round, with the statistics of Compare
 * Stats; null if a side has no sample. For long lists of rounds, of which whole tallies would take too much memory.
 */
export function differenceOfSums(
  column: StatColumn,
  left: SumsByRound,
  right: SumsByRound,
  holesPerRound: HoleCount,
): DifferenceOfSums | null {
  const a = estimateSums(left.sums.slice(), left.counts, column, holesPerRound);
  const b = estimateSums(right.sums.slice(), right.counts, column, holesPerRound);
  if (a === null || b === null) return null;
  const contrast = contrastOf(a, b);
  const isEnough = [a, b].every((side: Estimate) => roundsNeeded(column, side.roundCount, side.sampleCount) === 0);
  return {
    value: contrast.value,
    roundCount: a.roundCount,
    judgement: judge(contrast, varianceOf(contrast, []), isEnough),
  };
}
