import type { HoleCount } from '@strokebook/golf/model';
import type { CareerRound } from '@strokebook/golf/overview';
import { newestFirst } from '@strokebook/golf/selection';
import { placeOfStat, readStat, type StatColumn, statColumns } from '@strokebook/golf/stats';

/** One of one says nothing: a share or an average of fewer opportunities in a round is no best. */
export const MIN_OPPORTUNITIES = 5;

/**
 * Some rounds by what one stat says of each, the best first; of equals that which rests on more, then the more recent.
 * Rounds that cannot say it are left out, and shares
 * and averages of fewer than five opportunities.
 *
 * @throws RangeError for an id that is no stat's.
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
