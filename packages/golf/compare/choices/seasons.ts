import { type Season, seasons } from '../../calendar/index.ts';
import type { SeasonChoice } from '../compare-filter.ts';

/**
 * The seasons after one of them, or all, was ticked or unticked (CMP-44). What would leave none falls back to the
 * selection before, or to all where there was none (CMP-45, CMP-O4); all four are `all`.
 *
 * @param previous what was chosen before `chosen`; null for nothing.
 */
export function toggleSeason(
  chosen: readonly SeasonChoice[],
  choice: SeasonChoice,
  previous: readonly SeasonChoice[] | null,
): readonly SeasonChoice[] {
  if (choice === 'all') return chosen.includes('all') ? (previous ?? ['all']) : ['all'];
  const ticked = new Set<SeasonChoice>(chosen.filter((season): season is Season => season !== 'all'));
  if (!ticked.delete(choice)) ticked.add(choice);
  if (ticked.size === 0) return previous ?? ['all'];
  return ticked.size === seasons.length ? ['all'] : seasons.filter((season) => ticked.has(season));
}
