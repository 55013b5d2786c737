import type { AccountId } from '@strokebook/golf/access';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { roundHistoryQuery } from '../../api/round-queries.ts';
import { DashboardState } from '../../features/dashboard/dashboard-state.ts';
import { waitForPrefetch } from './wait-for-prefetch.ts';

type Visit = {
  readonly context: { readonly api: Api; readonly queryClient: QueryClient };
  readonly accountId: AccountId;
  readonly viewerId: number | null;
  readonly search: unknown;
};

/** Requests the dashboard's data while its code is loading, and then its first figures. */
export async function prefetchDashboard(visit: Visit): Promise<void> {
  const { api, queryClient } = visit.context;
  const { accountId, viewerId } = visit;
  void queryClient.prefetchQuery(api.query('getSettings', {}));
  void queryClient.prefetchQuery(api.query('getCompletedRoundCounts', { params: { accountId } }));
  void queryClient.prefetchQuery(roundHistoryQuery(api, accountId));
  void queryClient.prefetchQuery(api.query('listStandards', {}));
  void queryClient.prefetchQuery(api.query('getPlayerStandard', { params: { accountId } }));
  const search = DashboardState.parse(visit.search);
  await waitForPrefetch(async () => {
    const late = await import('../../features/dashboard/prefetch-data-analysis.ts');
    await late.prefetchFigures(api, queryClient, { accountId, viewerId, search });
  });
}
