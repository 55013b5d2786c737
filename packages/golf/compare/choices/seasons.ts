import { type Season, seasons } from '../../calendar/index.ts';
import type { SeasonChoice } from '../compare-filter.ts';

/**
 * Toggles a season, or all of them, and returns the new selection (CMP-44). A selection is never empty: it falls back to
 * the previous one, or to `all` without one (CMP-45, CMP-O4). Four ticked seasons become `all`.
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
