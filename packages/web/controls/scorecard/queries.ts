import type { AccountId } from '@strokebook/golf/access';
import type { RoundCard } from '@strokebook/golf/scorecard';
import { queryOptions } from '@tanstack/react-query';
import { askInParts } from '../../api/ask-in-parts.ts';
import type { Api } from '../../api/client.ts';

/** Scorecards by round id. The order in which they are asked for makes no difference. */
export const roundCardsQuery = (api: Api, accountId: AccountId, roundIds: readonly string[]) => {
  const golfRoundIds = [...new Set(roundIds)].sort();
  return queryOptions({
    queryKey: ['getRoundCards', accountId, golfRoundIds],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, RoundCard>> => {
      const cards = await askInParts(golfRoundIds, async (part) => {
        const body = { golfRoundIds: [...part] };
        return (await api.call('getRoundCards', { params: { accountId }, body }, { signal })).cards;
      });
      return new Map(cards.map((card) => [card.roundId, card]));
    },
    enabled: golfRoundIds.length > 0,
  });
};
