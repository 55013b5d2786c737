import type { ListedRound } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { HoleCount } from '@strokebook/golf/model';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { roundHistoryQuery } from '../../api/round-queries.ts';
import { dayOf } from '../../lib/today.ts';

export type RoundHistory =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly error: Error; readonly retry: () => void }
  | { readonly state: 'noRounds' }
  | {
      readonly state: 'ready';
      readonly holeCount: HoleCount;
      /** Every round there is. */
      readonly history: readonly ListedRound[];
      readonly today: CalendarDay;
    };

/** A player's rounds, which must be loaded before any can be selected. */
export function useRoundHistory(accountId: AccountId, holes: HoleCount | undefined): RoundHistory {
  const { api } = useApi();
  const settings = useQuery(api.query('getSettings', {}));
  const counts = useQuery(api.query('getCompletedRoundCounts', { params: { accountId } }));
  const history = useQuery(roundHistoryQuery(api, accountId));

  const queries = [settings, counts, history];
  // A refetch that fails, as without a network, leaves what was loaded before.
  const failed = queries.filter((query) => query.error !== null && query.data === undefined);
  const error = failed[0]?.error ?? null;
  if (error !== null) {
    const retry = () => {
      for (const query of failed) void query.refetch();
    };
    return { state: 'error', error, retry };
  }
  if (counts.data === undefined || history.data === undefined || settings.data === undefined) {
    return { state: 'loading' };
  }
  const { eighteenHole, nineHole } = counts.data;
  if (eighteenHole === 0 && nineHole === 0) return { state: 'noRounds' };
  return {
    state: 'ready',
    holeCount: shownHoleCount(counts.data, holes),
    history: history.data,
    today: dayOf(settings.data.today),
  };
}

/** The requested hole count, else 18 Hole if there are such rounds, else 9 Hole (DASH-O11). */
export const shownHoleCount = (
  counts: { readonly eighteenHole: number },
  requested: HoleCount | undefined,
): HoleCount => requested ?? (counts.eighteenHole === 0 ? 9 : 18);
