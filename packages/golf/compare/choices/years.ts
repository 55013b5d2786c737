import { yearOf } from '../../calendar/index.ts';
import type { RoundSummary } from '../../model/index.ts';
import type { YearChoice } from '../compare-filter.ts';

/** Years with rounds, newest first: CMP-O3 calls the newest 'first'. */
export const yearsOf = (rounds: readonly RoundSummary[]): readonly number[] =>
  [...new Set(rounds.map((round) => yearOf(round.playedOn)))].sort((a, b) => b - a);

/**
 * The years after one of them was toggled (CMP-40 to CMP-43, CMP-O2).
 *
 * @param available years with rounds, newest first.
 */
export function toggleYear(
  chosen: readonly YearChoice[],
  choice: YearChoice,
  available: readonly number[],
): readonly YearChoice[] {
  if (typeof choice !== 'number') {
    if (choice === 'all' || !chosen.includes(choice)) return [choice];
    return available.length === 0 ? ['all'] : available.slice(0, 1);
  }
  const wasChosen = chosen.includes(choice);
  const years = chosen.filter((year) => typeof year === 'number' && year !== choice) as readonly number[];
  const next = (wasChosen ? years : [...years, choice]).toSorted((a, b) => b - a);
  return next.length === 0 || available.every((year) => next.includes(year)) ? ['all'] : next;
}
