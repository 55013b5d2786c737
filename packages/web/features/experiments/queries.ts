import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';

/** Enough to see something in. */
const RECENT_ROUNDS = 10;

/** The newest rounds of the test account (EXP-02). */
export const recentRoundsQuery = (api: Api, accountId: number) =>
  queryOptions({
    queryKey: ['listRounds', accountId, 'recent'],
    queryFn: async ({ signal }) =>
      (await api.call('listRounds', { params: { accountId }, query: { limit: RECENT_ROUNDS } }, { signal })).rounds,
    staleTime: 60_000,
  });
