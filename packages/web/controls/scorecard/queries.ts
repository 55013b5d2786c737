import type { AccountId } from '@strokebook/golf/access';
import type { RoundCard } from '@strokebook/golf/scorecard';
import { queryOptions } from '@tanstack/react-query';
import { requestInParts } from '../../api/request-in-parts.ts';
import type { Api } from '../../api/client.ts';

/** Scorecards by round id. Sorted, so that the order of ids does not affect the cache key. */
export const roundCardsQuery = (api: Api, accountId: AccountId, roundIds: readonly string[]) => {
  const golfRoundIds = [...new Set(roundIds)].sort();
  return queryOptions({
    queryKey: ['getRoundCards', accountId, golfRoundIds],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, RoundCard>> => {
      const cards = await requestInParts(golfRoundIds, async (part) => {
        const body = { golfRoundIds: [...part] };
        return (await api.read('getRoundCards', { params: { accountId }, body }, { signal })).cards;
      });
      return new Map(cards.map((card) => [card.roundId, card]));
    },
    enabled: golfRoundIds.length > 0,
  });
};
