import { type ColumnLabel, holesOfSum, isSumLabel, type SumLabel } from './columns.ts';
import type { ScorecardRound } from './scorecard-round.ts';

/** The par of every column on which some rounds agree; holes always, sums unless a filter excludes different holes. */
export type CommonPars = ReadonlyMap<ColumnLabel, number>;

/**
 * Null if the rounds have different pars on a hole, because they were played on different courses or tees. A sum is over
 * all counted holes, also those that were picked up or not played yet.
 */
export function commonPars(rounds: readonly ScorecardRound[]): CommonPars | null {
  const pars = new Map<ColumnLabel, number>();
  const differing = new Set<ColumnLabel>();
  for (const { data } of rounds) {
    for (const [label, cell] of data) {
      const par = isSumLabel(label) ? parOfSum(data, label) : cell.par;
      if ((pars.get(label) ?? par) === par) pars.set(label, par);
      else if (isSumLabel(label)) differing.add(label);
      else return null;
    }
  }
  for (const label of differing) pars.delete(label);
  return pars;
}

const parOfSum = (data: ScorecardRound['data'], label: SumLabel): number =>
  holesOfSum[label].reduce((total, column) => {
    const cell = data.get(column);
    return cell === undefined || cell.excluded ? total : total + cell.par;
  }, 0);
