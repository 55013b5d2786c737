import { fold } from '@strokebook/golf/format';
import type { ResultToStore } from './results.ts';

/** How many tournaments some results of several players are of: those of one name whose days overlap are one. */
export function countEvents(results: readonly Pick<ResultToStore, 'tournament' | 'firstDay' | 'lastDay'>[]): number {
  let count = 0;
  for (const group of Map.groupBy(results, ({ tournament }) => fold(tournament)).values()) {
    let last = '';
    for (const { firstDay, lastDay } of group.toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : 1))) {
      if (firstDay > last) count += 1;
      if (lastDay > last) last = lastDay;
    }
  }
  return count;
}
