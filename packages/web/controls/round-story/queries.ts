import type { AccountId } from '@strokebook/golf/access';
import type { Api } from '../../api/client.ts';

/** Null for a round without a story: it is not finished, or a hole has no score. */
export const roundStoryQuery = (api: Api, accountId: AccountId, roundId: string) =>
  api.queryOrNull('getRoundStory', { params: { accountId, roundId } });
