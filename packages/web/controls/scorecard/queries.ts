import type { RoundCard } from '@strokebook/golf/scorecard';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';

/** Scorecards by round id. The order in which they are asked for makes no difference. */
export const roundCardsQuery = (api: Api, accountId: number, roundIds: readonly string[]) => {
  const golfRoundIds = [...new Set(roundIds)].sort();
  return queryOptions({
    queryKey: ['getRoundCards', accountId, golfRoundIds],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, RoundCard>> => {
      const reply = await api.call('getRoundCards', { params: { accountId }, body: { golfRoundIds } }, { signal });
      return new Map(reply.cards.map((card) => [card.roundId, card]));
    },
    enabled: golfRoundIds.length > 0,
  });
};
