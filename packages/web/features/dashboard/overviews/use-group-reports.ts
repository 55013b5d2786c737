import type { AccountId } from '@strokebook/golf/access';
import type { OverviewGroup } from '@strokebook/golf/overview';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { defaultHidden } from './overview-view.ts';
import { type LoadedGroup, overviewGroupQuery } from '../queries.ts';

type Options = {
  readonly accountId: AccountId;
  readonly group: OverviewGroup;
  /** Names of hidden overviews; undefined for the group's default. */
  readonly hidden: readonly string[] | undefined;
  readonly standardName: string | null;
  readonly statIds: readonly string[];
  readonly isEnabled: boolean;
};

/** The reports of a group: overviews that start visible in one request, the others when they are shown. */
export function useGroupReports({ accountId, group, hidden, standardName, statIds, isEnabled }: Options) {
  const { api } = useApi();
  const request = { accountId, group, standardName, statIds };
  const first = group.overviews.filter((one) => !one.startHidden);
  const main = useQuery({
    ...overviewGroupQuery(api, { ...request, overviews: first }),
    enabled: isEnabled && group.overviews.length > 0,
    // Previous figures stand in for the next ones only if they are of the same stats.
    placeholderData: (previous, query) => (query?.queryKey.at(-1) === statIds ? previous : undefined),
  });
  const late = group.overviews.filter(
    (one) => one.startHidden && !(hidden ?? defaultHidden(group)).includes(one.filterName),
  );
  const lateReports = useQueries({
    queries: late.map((one) => ({
      ...overviewGroupQuery(api, { ...request, overviews: [one] }),
      enabled: isEnabled,
    })),
    combine: mergeReports,
  });
  return { main, reports: { ...lateReports, ...main.data?.reports } };
}

/** Declared outside of the hook: the result keeps its identity while the queries' results are the same. */
const mergeReports = (results: readonly { readonly data: LoadedGroup | undefined }[]): LoadedGroup['reports'] =>
  Object.assign({}, ...results.map((result) => result.data?.reports ?? {}));
