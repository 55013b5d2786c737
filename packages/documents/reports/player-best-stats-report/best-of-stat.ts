import type { HoleCount } from '@strokebook/golf/model';
import type { CareerRound } from '@strokebook/golf/overview';
import { newestFirst } from '@strokebook/golf/selection';
import { placeOfStat, readStat, type StatColumn, statColumns } from '@strokebook/golf/stats';

/** Min number of opportunities in a round for a best share or average. */
export const MIN_OPPORTUNITIES = 5;

/**
 * Rounds sorted by one stat, best first; equal ones by sample size, then by date. Omits rounds without a value,
 * and shares and averages of fewer than five opportunities.
 *
 * @throws RangeError for an unknown stat id.
 */
export function bestOfStat(
  rounds: readonly CareerRound[],
  statId: string,
  holeCount: HoleCount,
): readonly CareerRound[] {
  const place = placeOfStat(statId);
  const column: StatColumn | undefined = statColumns[place];
  if (column === undefined) throw new RangeError(`there is no stat ${statId}`);
  const sign = column.stat.better === 'lower' ? -1 : 1;
  return rounds
    .flatMap((round) => {
      const result = readStat(round.tally, place, holeCount);
      if (result.state !== 'value' || (column.kind !== 'perRound' && result.n < MIN_OPPORTUNITIES)) return [];
      return [{ round, value: result.value * sign, n: result.n }];
    })
    .sort((a, b) => b.value - a.value || b.n - a.n || newestFirst(a.round.summary, b.round.summary))
    .map(({ round }) => round);
}
