import type { RoundOption } from '@strokebook/contract';
import type { CompareFilter, FilterPair } from '@strokebook/golf/compare';
import { ROUNDS_PER_PAGE } from '@strokebook/golf/compare';
import type { HoleCount, RoundSummary } from '@strokebook/golf/model';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { type CompareSetup, readState } from './compare-setup.ts';
import type { RoundsView } from './rounds-view.ts';

/** What a player's side can be chosen from, newest first. */
export const playerOptionsQuery = (api: Api, accountId: number, holeCount: HoleCount) =>
  queryOptions({
    queryKey: ['getPlayerOptions', accountId, holeCount],
    queryFn: ({ signal }) => api.call('getPlayerOptions', { params: { accountId }, query: { holeCount } }, { signal }),
    staleTime: 60_000,
  });

export const summariesOf = ({ rounds }: { readonly rounds: readonly RoundOption[] }): readonly RoundSummary[] =>
  rounds.map((option) => option.summary);

/** The same as the engine reads it. */
export const playerSummariesQuery = (api: Api, accountId: number, holeCount: HoleCount) => ({
  ...playerOptionsQuery(api, accountId, holeCount),
  select: summariesOf,
});

/** Names and labels change no figure, and are left out of what is asked for. */
const figuresOf = ({ player, advancedFilter, ...filter }: CompareFilter): CompareFilter => ({
  ...filter,
  player: { accountId: player.accountId, firstName: '', lastName: '' },
  advancedFilter: { ...advancedFilter, customLabel: '' },
});

type FiguresRequest = Readonly<Record<'left' | 'right', CompareFilter>>;

const playersOf = (body: FiguresRequest | undefined): string =>
  body === undefined ? '' : `${body.left.player.accountId}/${body.right.player.accountId}`;

/** Both sides' figures; those of the selections before stay until they are in, but never those of another player. */
export const compareMetricsQuery = (api: Api, accountId: number, filters: FilterPair) => {
  const body: FiguresRequest = { left: figuresOf(filters.left), right: figuresOf(filters.right) };
  return queryOptions({
    queryKey: ['getCompareMetrics', accountId, body] as const,
    queryFn: ({ signal }) => api.call('getCompareMetrics', { params: { accountId }, body }, { signal }),
    placeholderData: (before, query) => (playersOf(query?.queryKey[2]) === playersOf(body) ? before : undefined),
  });
};

/** A kept comparison; null where there is none of this number. */
export const compareStateQuery = (api: Api, accountId: number, hash: number) =>
  queryOptions({
    queryKey: ['getCompareState', accountId, hash],
    queryFn: async ({ signal }): Promise<CompareSetup | null> => {
      try {
        return readState(await api.call('getCompareState', { params: { accountId, hash } }, { signal }));
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export const associatedPlayersQuery = (api: Api, accountId: number) =>
  queryOptions({
    queryKey: ['listAssociatedPlayers', accountId],
    queryFn: ({ signal }) => api.call('listAssociatedPlayers', { params: { accountId } }, { signal }),
    staleTime: 60_000,
  });

type RoundsTableRequest = RoundsView & {
  readonly accountId: number;
  readonly roundIds: readonly string[];
  readonly holeCount: HoleCount;
};

/** A page of the rounds grid; the page before, of the same player, stays until it is in. */
export const roundsTableQuery = (api: Api, { accountId, roundIds, holeCount, page, sort }: RoundsTableRequest) => {
  const updateRequest = { page, pageSize: ROUNDS_PER_PAGE, sort, refreshType: 'rounds' } as const;
  const body = { roundIds, holeCount, updateRequest };
  return queryOptions({
    queryKey: ['getRoundsTable', accountId, body],
    queryFn: ({ signal }) => api.call('getRoundsTable', { params: { accountId }, body }, { signal }),
    placeholderData: (before, query) => (query?.queryKey[1] === accountId ? before : undefined),
  });
};
