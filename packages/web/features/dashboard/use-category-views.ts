import type { AccountId } from '@strokebook/golf/access';
import { loadingStateOf, type OverviewGroup } from '@strokebook/golf/overview';
import type { CategoryId } from './categories.ts';
import { statIdsOf } from './category-stats.ts';
import type { OverviewView } from './overviews/overview-view.ts';
import { isSameGroup } from './queries.ts';
import { useGroupReports } from './overviews/use-group-reports.ts';

type Options = {
  readonly accountId: AccountId;
  readonly selected: OverviewGroup;
  /** The group whose overviews are shown; another one until the selected one has loaded. */
  readonly shown: OverviewGroup;
  readonly views: readonly OverviewView[];
  readonly category: CategoryId;
  readonly hidden: readonly string[] | undefined;
  readonly standardName: string | null;
  readonly isReady: boolean;
};

/** The overviews with the stats of the chosen category, which are requested when it is chosen. */
export function useCategoryViews({ selected, shown, views, category, isReady, ...options }: Options) {
  const { main, reports } = useGroupReports({
    ...options,
    group: selected,
    statIds: statIdsOf[category],
    isEnabled: isReady && category !== 'scorecard',
  });
  const isOfShown = main.data === undefined || isSameGroup(main.data.group, shown);
  return {
    views:
      category === 'scorecard'
        ? views
        : views.map((view) => {
            const report = (isOfShown && reports[view.config.filterName]) || null;
            return { ...view, report, state: loadingStateOf(report) };
          }),
    isStale: main.isPlaceholderData,
    retry: () => void main.refetch(),
  };
}
