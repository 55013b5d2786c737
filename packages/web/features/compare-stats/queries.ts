import type { AccountId } from '@strokebook/golf/access';
import { type WireCompareFilter, writeCompareFilter } from '@strokebook/contract';
import type { CompareFilter, FilterPair, RoundOption } from '@strokebook/golf/compare';
import { ROUNDS_PER_PAGE } from '@strokebook/golf/compare';
import type { HoleCount, RoundSummary } from '@strokebook/golf/model';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { orNull } from '../../api/errors.ts';
import { type CompareSetup, readState } from './sides/compare-setup.ts';
import type { RoundsView } from './rounds-view.ts';

export const summariesOf = ({ rounds }: { readonly rounds: readonly RoundOption[] }): readonly RoundSummary[] =>
  rounds.map((option) => option.summary);

/** The same as summaries for the engine. */
export const playerSummariesQuery = (api: Api, accountId: AccountId, holeCount: HoleCount) => ({
  ...api.query('getPlayerOptions', { params: { accountId }, query: { holeCount } }),
  select: summariesOf,
});

/** Without names and labels, which do not affect the figures. */
const figuresOf = ({ player, advancedFilter, ...filter }: CompareFilter): WireCompareFilter =>
  writeCompareFilter({
    ...filter,
    player: { accountId: player.accountId, firstName: '', lastName: '' },
    advancedFilter: { ...advancedFilter, customLabel: '' },
  });

type FiguresRequest = Readonly<Record<'left' | 'right', WireCompareFilter>>;

type Players = Readonly<Record<'left' | 'right', { readonly player: { readonly accountId: unknown } }>>;

const playersOf = ({ left, right }: Players): string => `${left.player.accountId}/${right.player.accountId}`;

/** Both sides' figures; the previous ones of the same players stay while they load. */
export const compareMetricsQuery = (api: Api, accountId: AccountId, filters: FilterPair) => {
  const body: FiguresRequest = { left: figuresOf(filters.left), right: figuresOf(filters.right) };
  const options = api.query('getCompareMetrics', { params: { accountId }, body });
  return queryOptions({
    ...options,
    placeholderData: (before, query) =>
      query !== undefined && playersOf(query.queryKey[1].body) === playersOf(body) ? before : undefined,
  });
};

/** A saved comparison, or null. */
export const compareStateQuery = (api: Api, accountId: AccountId, hash: number) =>
  queryOptions({
    queryKey: ['getCompareState', accountId, hash],
    queryFn: async ({ signal }): Promise<CompareSetup | null> => {
      const state = await orNull(api.read('getCompareState', { params: { accountId, hash } }, { signal }));
      return state && readState(state);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

type RoundsTableRequest = RoundsView & {
  readonly accountId: AccountId;
  readonly roundIds: readonly string[];
  readonly holeCount: HoleCount;
};

/** A page of the rounds grid; the previous page of the same player stays while it loads. */
export const roundsTableQuery = (api: Api, { accountId, roundIds, holeCount, page, sort }: RoundsTableRequest) => {
  const updateRequest = { page, pageSize: ROUNDS_PER_PAGE, sort, refreshType: 'rounds' } as const;
  const body = { roundIds, holeCount, updateRequest };
  return queryOptions({
    ...api.query('getRoundsTable', { params: { accountId }, body }),
    placeholderData: (before, query) => (query?.queryKey[1].params.accountId === accountId ? before : undefined),
  });
};
