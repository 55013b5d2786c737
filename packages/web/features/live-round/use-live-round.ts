import type { OutputOf } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orNull } from '../../api/errors.ts';

/** A hole is on the card ten seconds after it was stored (TEAM-30); two of them are for a slow call. */
export const LIVE_INTERVAL_MS = 8_000;
const AFTER_FAILURE_MS = 30_000;

type LiveReply = OutputOf<'getLiveCard'>;
/** A round that is followed. */
export type LiveRound = Pick<LiveReply, 'revision' | 'savedAt'> & NonNullable<LiveReply['live']>;

/**
 * Follows a round while the page is visible, until it is finished; null if it is missing or not open to the viewer. The
 * server sends the card only when it has changed.
 */
export function useLiveRound(accountId: AccountId, roundId: string) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const queryKey = ['getLiveCard', accountId, roundId];
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<LiveRound | null> => {
      const known = queryClient.getQueryData<LiveRound | null>(queryKey);
      const query = known == null ? {} : { after: known.revision };
      const reply = await orNull(api.call('getLiveCard', { params: { accountId, roundId }, query }, { signal }));
      if (reply === null) return null;
      const { live, ...saved } = reply;
      return live === null ? (known ?? null) : { ...saved, ...live };
    },
    // A failed call is not repeated at once: the next one comes by itself.
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (isOver(state.data)) return false;
      return state.status === 'error' ? AFTER_FAILURE_MS : LIVE_INTERVAL_MS;
    },
    refetchOnWindowFocus: ({ state }) => (isOver(state.data) ? false : 'always'),
  });
}

const isOver = (round: LiveRound | null | undefined): boolean => round === null || round?.playing === null;
