import type { AccountId } from '@strokebook/golf/access';
import type { HoleCount } from '@strokebook/golf/model';
import type { OverviewConfig } from '@strokebook/golf/overview';
import type { SeasonReport } from '@strokebook/golf/season';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { seasonQuery } from './queries.ts';

type Options = {
  readonly accountId: AccountId;
  readonly holeCount: HoleCount;
  readonly standardName: string | null;
  readonly isReady: boolean;
};

/** The season, and its rounds as overviews whose figures can be opened. */
export function useSeason({ accountId, holeCount, standardName, isReady }: Options) {
  const { api } = useApi();
  const season = useQuery({
    ...seasonQuery(api, { accountId, holeCount, standardName }),
    enabled: isReady,
    placeholderData: keepPreviousData,
  });
  return { season, overviews: season.data === undefined ? [] : overviewsOf(season.data.season) };
}

/** The period, and its rounds with logged strokes where these are fewer. */
export const overviewsOf = ({ period, gainedOf }: SeasonReport): readonly OverviewConfig[] =>
  [{ ...period.filter, filterName: period.name }, ...(gainedOf === null ? [] : [gainedOf.filter])].map((filter) => ({
    filterName: filter.filterName,
    details: '',
    colour: 'var(--accent)',
    isSelected: false,
    startHidden: false,
    filter,
  }));
