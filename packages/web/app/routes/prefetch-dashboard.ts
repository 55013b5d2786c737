import type { QueryClient } from '@tanstack/react-query';
import { settingsQuery } from '../../api/account-queries.ts';
import type { Api } from '../../api/client.ts';
import { completedRoundCountsQuery, roundHistoryQuery, standardsQuery } from '../../api/round-queries.ts';
import { DashboardSearch } from '../../pages/dashboard/search.ts';

type Visit = {
  readonly context: { readonly api: Api; readonly queryClient: QueryClient };
  readonly accountId: number;
  readonly viewerId: number | null;
  readonly search: unknown;
};

/**
 * Asks for what the dashboard needs while its own code is on its way, and then for its first figures. What fails is
 * asked for again, and told, by whoever shows it.
 */
export function prefetchDashboard({ context: { api, queryClient }, accountId, viewerId, search }: Visit): void {
  void queryClient.prefetchQuery(settingsQuery(api));
  void queryClient.prefetchQuery(completedRoundCountsQuery(api, accountId));
  void queryClient.prefetchQuery(roundHistoryQuery(api, accountId));
  void queryClient.prefetchQuery(standardsQuery(api));
  const visit = { accountId, viewerId, search: DashboardSearch.parse(search) };
  import('../../features/dashboard/prefetch-figures.ts').then(
    ({ prefetchFigures }) => prefetchFigures(api, queryClient, visit).catch(ignore),
    ignore,
  );
}

const ignore = (): void => undefined;
