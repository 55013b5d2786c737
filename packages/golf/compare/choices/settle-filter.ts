import type { CalendarDay } from '../../calendar/index.ts';
import type { RoundSummary } from '../../model/index.ts';
import type { CompareFilter } from '../compare-filter.ts';
import { withTrueLabel } from '../presets.ts';
import { candidateRounds } from '../rounds-of-side.ts';
import { monthsWithRounds, settleMonths } from './months.ts';
import { settleRounds } from './rounds.ts';

/**
 * A filter after its kind or the available rounds changed: chosen rounds and months that are no longer available are
 * removed, and at least one stays chosen (CMP-51, CMP-57). The values of other kinds are kept (CMP-58). The label of a
 * preset is removed together with its rounds.
 */
export const settleFilter = (
  filter: CompareFilter,
  rounds: readonly RoundSummary[],
  today: CalendarDay,
): CompareFilter => withTrueLabel(settleChosen(filter, rounds, today));

function settleChosen(filter: CompareFilter, rounds: readonly RoundSummary[], today: CalendarDay): CompareFilter {
  const candidates = candidateRounds(rounds, filter, today);
  const { advancedFilter: advanced } = filter;
  switch (advanced.kind) {
    case 'round':
      return { ...filter, advancedFilter: { ...advanced, rounds: settleRounds(advanced.rounds, candidates) } };
    case 'month': {
      const months = settleMonths(advanced.months, monthsWithRounds(candidates));
      return { ...filter, advancedFilter: { ...advanced, months } };
    }
    case 'scoring':
    case 'trend':
      return filter;
  }
}
