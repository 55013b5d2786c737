import type { CalendarDay } from '@strokebook/golf/calendar';
import type { HoleCount, RoundSummary } from '@strokebook/golf/model';
import { buildOverviewGroups, type DashboardMode, type OverviewGroup } from '@strokebook/golf/overview';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { settingsQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import { dayOf } from '../../lib/today.ts';
import { completedRoundCountsQuery, roundHistoryQuery } from './queries.ts';

type DashboardData =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly error: Error; readonly retry: () => void }
  | { readonly state: 'noRounds' }
  | {
      readonly state: 'ready';
      readonly holeCount: HoleCount;
      readonly groups: readonly OverviewGroup[];
      /** Every round there is. */
      readonly history: readonly RoundSummary[];
      readonly today: CalendarDay;
    };

/** What has to be known before any group can be asked for. */
export function useDashboardData(accountId: number, mode: DashboardMode, holes: HoleCount | undefined): DashboardData {
  const { api } = useApi();
  const settings = useQuery(settingsQuery(api));
  const counts = useQuery(completedRoundCountsQuery(api, accountId));
  const history = useQuery(roundHistoryQuery(api, accountId));
  const rounds = history.data;
  const today = settings.data === undefined ? undefined : dayOf(settings.data.today);
  // 18 Hole when there are such rounds, else 9 Hole (DASH-O11).
  const holeCount = holes ?? (counts.data?.eighteenHole === 0 ? 9 : 18);
  const groups = useMemo(
    () => (rounds && today ? buildOverviewGroups({ history: rounds, holeCount, today, mode }) : []),
    [rounds, holeCount, today, mode],
  );

  const queries = [settings, counts, history];
  const error = queries.find((query) => query.error)?.error;
  if (error) {
    const retry = () => {
      for (const query of queries) if (query.error) void query.refetch();
    };
    return { state: 'error', error, retry };
  }
  if (counts.data === undefined || rounds === undefined || today === undefined) return { state: 'loading' };
  if (counts.data.eighteenHole === 0 && counts.data.nineHole === 0) return { state: 'noRounds' };
  return { state: 'ready', holeCount, groups, history: rounds, today };
}
