import type { AccountId } from '@strokebook/golf/access';
import type { OverviewGroup } from '@strokebook/golf/overview';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { defaultHidden, isIncomplete, type OverviewView, viewsOf } from './overview-view.ts';
import { firstStatIds, isSameGroup, type LoadedGroup, overviewGroupQuery } from '../queries.ts';
import { useGroupReports } from './use-group-reports.ts';

const OTHER_GROUPS_DELAY_MILLISECONDS = 500;

type Options = {
  readonly accountId: AccountId;
  readonly groups: readonly OverviewGroup[];
  readonly selected: OverviewGroup;
  /** Names of hidden overviews; undefined for the group's default. */
  readonly hidden: readonly string[] | undefined;
  readonly standardName: string | null;
  /** False until the standard is known. */
  readonly isReady: boolean;
};

export type GroupChoice = {
  readonly groupName: string;
  readonly isLoading: boolean;
  readonly isIncomplete: boolean;
};

/** The selected group's figures, and in the background those of other groups. */
export function useOverviewGroups({ accountId, groups, selected, hidden, standardName, isReady }: Options) {
  const { api } = useApi();
  const [isSelectedDone, setIsSelectedDone] = useState(false);
  const request = (group: OverviewGroup) =>
    overviewGroupQuery(api, {
      accountId,
      group,
      overviews: group.overviews.filter((one) => !one.startHidden),
      standardName,
      statIds: firstStatIds,
    });

  const hasOverviews = selected.overviews.length > 0;
  const { main, reports } = useGroupReports({
    ...{ accountId, group: selected, hidden, standardName },
    statIds: firstStatIds,
    isEnabled: isReady,
  });
  const isMainDone = main.isFetched && !main.isPlaceholderData;

  // The others are requested after the first has loaded, so that they do not slow it down (DASH-19).
  useEffect(() => {
    if (!isMainDone || isSelectedDone) return undefined;
    const timer = setTimeout(() => setIsSelectedDone(true), OTHER_GROUPS_DELAY_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isMainDone, isSelectedDone]);

  const loads = useQueries({
    queries: groups.map((group) => ({ ...request(group), enabled: isReady && (isSelectedDone || group === selected) })),
    combine: loadsOf,
  });

  const shown = main.data?.group ?? selected;
  const isOtherGroup = main.isPlaceholderData && !isSameGroup(shown, selected);
  // The hidden overviews in the address belong to the requested group.
  const hiddenNames = isOtherGroup ? undefined : hidden;

  // Keeps its identity for the same figures, to avoid renders.
  const views: readonly OverviewView[] = viewsOf(shown, reports, hiddenNames ?? defaultHidden(shown));
  const choices = groups.map(({ groupName }, index): GroupChoice => ({ groupName, ...(loads[index] ?? stillLoading) }));
  return {
    group: shown,
    views,
    choices,
    isStale: main.isPlaceholderData,
    /** Whether another group's overviews are shown until the requested ones have loaded. */
    isOtherGroup,
    isLoading: hasOverviews && main.data === undefined,
    retry: () => void main.refetch(),
  };
}

type GroupLoad = Omit<GroupChoice, 'groupName'>;

const stillLoading: GroupLoad = { isLoading: true, isIncomplete: false };

/** Declared outside of the component, so that it runs when a group loads, and not at every render. */
const loadsOf = (results: readonly { readonly data: LoadedGroup | undefined }[]): readonly GroupLoad[] =>
  results.map(({ data }) =>
    data === undefined
      ? stillLoading
      : { isLoading: false, isIncomplete: isIncomplete(viewsOf(data.group, data.reports, [])) },
  );
