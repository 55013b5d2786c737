import type { AccountId } from '@strokebook/golf/access';
import type { HoleCount } from '@strokebook/golf/model';
import {
  type OverviewConfig,
  type OverviewGroup,
  type OverviewReport,
  strokesGainedStats,
} from '@strokebook/golf/overview';
import { hashKey, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { loadOverviewsOneByOne } from './load-one-by-one.ts';

/** A loaded group with its reports. It contains its group, so that previous figures keep their names. */
export type LoadedGroup = {
  readonly group: OverviewGroup;
  readonly standardName: string | null;
  readonly reports: Readonly<Record<string, OverviewReport>>;
};

/** The stats that the cards show before a category or a figure is opened. */
export const firstStatIds: readonly string[] = Object.values(strokesGainedStats);

export type GroupRequest = {
  readonly accountId: AccountId;
  readonly group: OverviewGroup;
  /** The overviews to request now; hidden ones are requested when they are shown. */
  readonly overviews: readonly OverviewConfig[];
  readonly standardName: string | null;
  /** The stats of the reports; the others are requested when they are shown. */
  readonly statIds: readonly string[];
};

/** Groups are created anew at every change, so they are compared by their requests. */
export const isSameGroup = (one: OverviewGroup, other: OverviewGroup): boolean => identityOf(one) === identityOf(other);

const identityOf = ({ groupName, overviews }: OverviewGroup): string =>
  hashKey([groupName, ...overviews.map((overview) => overview.filter)]);

export const overviewGroupQuery = (api: Api, { accountId, group, overviews, standardName, statIds }: GroupRequest) =>
  queryOptions({
    queryKey: [
      ...['overviewGroup', accountId, group.groupName, overviews.map((one) => one.filter)],
      ...[standardName, statIds],
    ] as const,
    queryFn: async ({ signal }): Promise<LoadedGroup> => {
      const standardsFilter = { standardName };
      const roundFilters = overviews.map((one) => one.filter);
      const body = { groupName: group.groupName, roundFilters, standardsFilter, statIds: [...statIds] };
      try {
        const reply = await api.read('overviewGroup', { params: { accountId }, body }, { signal });
        return { group, standardName, reports: reply.overviews };
      } catch (error) {
        if (signal.aborted) throw error;
        const reports = await loadOverviewsOneByOne(api, { accountId, roundFilters, standardsFilter, signal });
        return { group, standardName, reports };
      }
    },
  });

export type SeasonRequest = {
  readonly accountId: AccountId;
  readonly holeCount: HoleCount;
  readonly standardName: string | null;
  /** The last 20 rounds of any season instead of this season's. */
  readonly choice?: 'latest';
};

/** The season of a player's home page. */
export const seasonQuery = (api: Api, { accountId, holeCount, standardName, choice }: SeasonRequest) =>
  api.query('getSeason', {
    params: { accountId },
    body: { holeCount, standardsFilter: { standardName }, ...(choice === undefined ? {} : { choice }) },
  });

/** Max number of rounds in the trend: two busy seasons. */
const MAX_ROUNDS = 60;

type ByRoundRequest = { readonly accountId: AccountId; readonly holeCount: HoleCount };

/** Strokes gained of each of the latest rounds, oldest first. */
export const strokesGainedByRoundQuery = (api: Api, { accountId, holeCount }: ByRoundRequest) => {
  const timeframe = { period: 'last', count: MAX_ROUNDS, unit: 'rounds' } as const;
  const roundsFilter = { filterName: 'Round by round', holeCount, timeframe };
  return api.query('getStrokesGainedByRound', { params: { accountId }, body: { roundsFilter } });
};
