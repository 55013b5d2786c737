import type { AccountId } from '@strokebook/golf/access';
import type { OverviewReport } from '@strokebook/golf/overview';
import type { RoundFilter } from '@strokebook/golf/selection';
import type { Api } from '../../api/client.ts';

type Request = {
  readonly accountId: AccountId;
  readonly roundFilters: readonly RoundFilter[];
  readonly standardsFilter: { readonly standardName: string | null };
  readonly signal: AbortSignal;
};

/**
 * After a whole group has failed, requests each overview separately, and reports the ones that still fail (ERR-07 to
 * ERR-10).
 */
export async function loadOverviewsOneByOne(api: Api, request: Request): Promise<Record<string, OverviewReport>> {
  const entries = await Promise.all(
    request.roundFilters.map(async (filter) => [filter.filterName, await loadOverview(api, filter, request)] as const),
  );
  request.signal.throwIfAborted();
  return Object.fromEntries(entries);
}

async function loadOverview(
  api: Api,
  roundsFilter: RoundFilter,
  { accountId, standardsFilter, signal }: Request,
): Promise<OverviewReport> {
  const input = { params: { accountId }, body: { roundsFilter, standardsFilter } };
  const name = roundsFilter.filterName;
  const [stats, strengths] = await Promise.allSettled([
    api.call('performanceStats', input, { signal }),
    api.call('strengthWeaknessStats', input, { signal }),
  ]);
  const counts =
    stats.status === 'fulfilled'
      ? { roundCount: stats.value.roundCount, holeCount: stats.value.holeCount }
      : { roundCount: 0, holeCount: 0 };
  return {
    ...counts,
    performanceStats:
      stats.status === 'fulfilled' ? stats.value : { error: `Unable to load performance stats for ${name}` },
    strengthWeaknessResponse:
      strengths.status === 'fulfilled'
        ? strengths.value
        : { error: `Unable to load strength/weakness stats for ${name}` },
  };
}
