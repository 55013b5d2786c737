import type { QueryClient } from '@tanstack/react-query';
import { settingsQuery } from '../../api/account-queries.ts';
import type { Api } from '../../api/client.ts';
import { completedRoundCountsQuery, roundHistoryQuery, standardsQuery } from '../../api/round-queries.ts';
import { DashboardSearch } from '../../pages/dashboard/search.ts';
import { prefetchLate } from './prefetch-late.ts';

type Visit = {
  readonly context: { readonly api: Api; readonly queryClient: QueryClient };
  readonly accountId: number;
  readonly viewerId: number | null;
  readonly search: unknown;
};

/** Figures that come within this are drawn at once, instead of after the skeletons that would stand for them. */
const GRACE_MS = 100;

/**
 * Asks for what the dashboard needs while its own code is on its way, and then for its first figures. What fails is
 * asked for again, and told, by whoever shows it.
 */
export async function prefetchDashboard(visit: Visit): Promise<void> {
  const { api, queryClient } = visit.context;
  const { accountId, viewerId } = visit;
  void queryClient.prefetchQuery(settingsQuery(api));
  void queryClient.prefetchQuery(completedRoundCountsQuery(api, accountId));
  void queryClient.prefetchQuery(roundHistoryQuery(api, accountId));
  void queryClient.prefetchQuery(standardsQuery(api));
  const search = DashboardSearch.parse(visit.search);
  const figures = prefetchLate(async () => {
    const late = await import('../../features/dashboard/prefetch-figures.ts');
    await late.prefetchFigures(api, queryClient, { accountId, viewerId, search });
  });
  await Promise.race([figures, wait(GRACE_MS)]);
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
