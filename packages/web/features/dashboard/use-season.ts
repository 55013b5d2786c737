import type { AccountId } from '@strokebook/golf/access';
import type { HoleCount } from '@strokebook/golf/model';
import { loadingStateOf, type OverviewConfig } from '@strokebook/golf/overview';
import type { SeasonReport } from '@strokebook/golf/season';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import type { OverviewView } from './overview-view.ts';
import { overviewGroupQuery, seasonQuery } from './queries.ts';

type Options = {
  readonly accountId: AccountId;
  readonly holeCount: HoleCount;
  readonly standardName: string | null;
  readonly isReady: boolean;
  /** Name of the opened overview, if any. */
  readonly opened: string | undefined;
};

/** The season, and its rounds as an overview whose figures are loaded when one of them is opened. */
export function useSeason({ accountId, holeCount, standardName, isReady, opened }: Options) {
  const { api } = useApi();
  const query = useQuery({
    ...seasonQuery(api, { accountId, holeCount, standardName }),
    enabled: isReady,
    placeholderData: keepPreviousData,
  });
  const season = query.data?.season ?? null;
  const config = season === null ? null : seasonConfig(season);
  const group = { groupName: 'Season', mode: 'assessment' as const, overviews: config === null ? [] : [config] };
  const figures = useQuery({
    ...overviewGroupQuery(api, { accountId, group, overviews: group.overviews, standardName }),
    enabled: config !== null && opened === config.filterName,
  });
  const report = (config !== null && figures.data?.reports[config.filterName]) || null;
  const view: OverviewView | null =
    config === null || report === null ? null : { config, report, state: loadingStateOf(report), isHidden: false };
  return { season: query, view };
}

const seasonConfig = ({ period }: SeasonReport): OverviewConfig => ({
  filterName: period.name,
  details: '',
  colour: 'var(--accent)',
  isSelected: false,
  startHidden: false,
  filter: period.filter,
});
