import { type CallOf, writeCompareFilter } from '@strokebook/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';
import type { Side } from '../sides/sides.ts';

/** A side without its label, which does not affect its figures. */
const meaningOf = ({ filter }: Side) => {
  const { player: _player, advancedFilter, ...rest } = filter;
  const { customLabel: _label, ...advanced } = advancedFilter;
  return { ...rest, ...advanced };
};

type FiguresRouteId = 'getDriveData' | 'getPuttData' | 'getShotToGreenData' | 'getScoringData' | 'getPlayingStyle';

const callOf = ({ accountId, filter }: Side) => ({
  params: { accountId },
  body: { filter: writeCompareFilter(filter) },
});

/** While figures of other rounds load, the previous ones of the same player stay. */
const keepOfPlayer =
  ({ accountId }: Side) =>
  <Data>(before: Data | undefined, query?: { readonly queryKey: readonly unknown[] }): Data | undefined =>
    query?.queryKey[1] === accountId ? before : undefined;

/** The figures of a side's cards. */
export const figuresQuery = <Id extends FiguresRouteId>(api: Api, routeId: Id, side: Side) =>
  queryOptions({
    queryKey: [routeId, side.accountId, meaningOf(side)],
    queryFn: ({ signal }) => api.read(routeId, callOf(side) as CallOf<Id>, { signal }),
    placeholderData: keepOfPlayer(side),
  });

type ProbabilityChoice = { readonly sessionId: string; readonly selectedStats: readonly string[] };

/** Hidden flags are requested too, so that showing one again sends no request. */
export const statProbabilityQuery = (api: Api, side: Side, { sessionId, selectedStats }: ProbabilityChoice) =>
  queryOptions({
    queryKey: ['getStatProbability', side.accountId, meaningOf(side), selectedStats],
    queryFn: ({ signal }) => {
      const choice = { roundIds: null, sessionId, refreshData: false, selectedStats, hiddenStats: [] };
      const { params, body } = callOf(side);
      return api.read('getStatProbability', { params, body: { ...body, ...choice } }, { signal });
    },
    placeholderData: keepOfPlayer(side),
  });
