import type { CalendarDay } from '../../calendar/index.ts';
import type { RoundSummary } from '../../model/index.ts';
import type { CompareFilter } from '../compare-filter.ts';
import { withoutStaleLabel } from '../presets.ts';
import { candidateRounds } from '../rounds-of-side.ts';
import { monthsWithRounds, availableMonths } from './months.ts';
import { availableRounds } from './rounds.ts';

/**
 * A filter after its kind or the available rounds changed: chosen rounds and months that are no longer available are
 * removed, and at least one stays chosen (CMP-51, CMP-57). The values of other kinds are kept (CMP-58). The label of a
 * preset is removed together with its rounds.
 */
export const normalizeFilter = (
  filter: CompareFilter,
  rounds: readonly RoundSummary[],
  today: CalendarDay,
): CompareFilter => withoutStaleLabel(normalizeChosen(filter, rounds, today));

function normalizeChosen(filter: CompareFilter, rounds: readonly RoundSummary[], today: CalendarDay): CompareFilter {
  const candidates = candidateRounds(rounds, filter, today);
  const { advancedFilter: advanced } = filter;
  switch (advanced.kind) {
    case 'round':
      return { ...filter, advancedFilter: { ...advanced, rounds: availableRounds(advanced.rounds, candidates) } };
    case 'month': {
      const months = availableMonths(advanced.months, monthsWithRounds(candidates));
      return { ...filter, advancedFilter: { ...advanced, months } };
    }
    case 'scoring':
    case 'trend':
      return filter;
  }
}
