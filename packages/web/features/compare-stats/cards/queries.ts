import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';
import type { Side } from '../sides.ts';

/** What a side is called makes no difference to its figures. */
const meaningOf = ({ filter }: Side) => {
  const { player: _player, advancedFilter, ...rest } = filter;
  const { customLabel: _label, ...advanced } = advancedFilter;
  return { ...rest, ...advanced };
};

const keyOf = (routeId: string, side: Side) => [routeId, side.accountId, meaningOf(side)] as const;
const callOf = ({ accountId, filter }: Side) => ({ params: { accountId }, body: { filter } });

/** Until the figures of other rounds are in, those before stay; never those of another player. */
const keepOfPlayer =
  ({ accountId }: Side) =>
  <Data>(before: Data | undefined, query?: { readonly queryKey: readonly unknown[] }): Data | undefined =>
    query?.queryKey[1] === accountId ? before : undefined;

export const driveDataQuery = (api: Api, side: Side) =>
  queryOptions({
    queryKey: keyOf('getDriveData', side),
    queryFn: ({ signal }) => api.call('getDriveData', callOf(side), { signal }),
    placeholderData: keepOfPlayer(side),
  });

export const puttDataQuery = (api: Api, side: Side) =>
  queryOptions({
    queryKey: keyOf('getPuttData', side),
    queryFn: ({ signal }) => api.call('getPuttData', callOf(side), { signal }),
    placeholderData: keepOfPlayer(side),
  });

export const shotToGreenDataQuery = (api: Api, side: Side) =>
  queryOptions({
    queryKey: keyOf('getShotToGreenData', side),
    queryFn: ({ signal }) => api.call('getShotToGreenData', callOf(side), { signal }),
    placeholderData: keepOfPlayer(side),
  });

export const scoringDataQuery = (api: Api, side: Side) =>
  queryOptions({
    queryKey: keyOf('getScoringData', side),
    queryFn: ({ signal }) => api.call('getScoringData', callOf(side), { signal }),
    placeholderData: keepOfPlayer(side),
  });

export const playingStyleQuery = (api: Api, side: Side) =>
  queryOptions({
    queryKey: keyOf('getPlayingStyle', side),
    queryFn: ({ signal }) => api.call('getPlayingStyle', callOf(side), { signal }),
    placeholderData: keepOfPlayer(side),
  });

type ProbabilityChoice = { readonly sessionId: string; readonly selectedStats: readonly string[] };

/** Flags that are hidden are asked for too, so that showing one again asks nothing. */
export const statProbabilityQuery = (api: Api, side: Side, { sessionId, selectedStats }: ProbabilityChoice) =>
  queryOptions({
    queryKey: [...keyOf('getStatProbability', side), selectedStats],
    queryFn: ({ signal }) => {
      const body = {
        ...callOf(side).body,
        roundIds: null,
        sessionId,
        refreshData: false,
        selectedStats,
        hiddenStats: [],
      };
      return api.call('getStatProbability', { params: { accountId: side.accountId }, body }, { signal });
    },
    placeholderData: keepOfPlayer(side),
  });
