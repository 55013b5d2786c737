import type { CalendarDay } from '../../calendar/index.ts';
import type { RoundSummary } from '../../model/index.ts';
import type { CompareFilter } from '../compare-filter.ts';
import { withTrueLabel } from '../presets.ts';
import { candidateRounds } from '../rounds-of-side.ts';
import { monthsWithRounds, settleMonths } from './months.ts';
import { settleRounds } from './rounds.ts';

/**
 * A filter whose kind was changed, or what its kind picks from: chosen rounds and months that are not there any more are
 * let go of, and one is always chosen (CMP-51, CMP-57). What other kinds hold is kept (CMP-58). A label that came with a
 * preset goes with its rounds.
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
