import type { AccountId } from '@strokebook/golf/access';
import type { ListedRound, OutputOf } from '@strokebook/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';

const PAGE_OF_ROUNDS = 1_000;

/** All rounds, newest first; groups are selections from it. */
export const roundHistoryQuery = (api: Api, accountId: AccountId) =>
  queryOptions({
    queryKey: ['listRounds', accountId],
    queryFn: async ({ signal }) => {
      const rounds: ListedRound[] = [];
      let cursor: string | null = null;
      do {
        const query = { limit: PAGE_OF_ROUNDS, ...(cursor === null ? {} : { cursor }) };
        const page: OutputOf<'listRounds'> = await api.read('listRounds', { params: { accountId }, query }, { signal });
        rounds.push(...page.rounds);
        cursor = page.nextCursor;
      } while (cursor !== null);
      return rounds;
    },
  });
