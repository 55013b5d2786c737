import { NO_ACCOUNT } from '@strokebook/golf/access';
import type { ComparePlayer } from '@strokebook/golf/compare';
import type { HoleCount, RoundSummary } from '@strokebook/golf/model';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { summariesOf } from '../queries.ts';

/** The player whom an address compares with. */
export type OtherPlayer =
  | { readonly state: 'none' | 'loading' }
  /** Missing, or closed to the viewer; nothing tells which. */
  | { readonly state: 'closed' }
  | { readonly state: 'error'; readonly error: Error; readonly retry: () => void }
  | { readonly state: 'open'; readonly player: ComparePlayer; readonly rounds: readonly RoundSummary[] };

/** @param username undefined if the address names nobody */
export function useOtherPlayer(username: string | undefined, holeCount: HoleCount): OtherPlayer {
  const { api } = useApi();
  const profile = useQuery({
    ...api.queryOrNull('getProfile', { params: { username: username ?? '' } }),
    enabled: username !== undefined,
  });
  const account = profile.data?.account;
  const options = useQuery({
    ...api.queryOrNull('getPlayerOptions', {
      params: { accountId: account?.accountId ?? NO_ACCOUNT },
      query: { holeCount },
    }),
    enabled: account !== undefined,
  });
  // Memoized, because another object would begin the comparison anew.
  const open = useMemo(
    () =>
      account === undefined || options.data == null
        ? null
        : {
            state: 'open' as const,
            player: {
              accountId: account.accountId,
              firstName: account.firstName ?? '',
              lastName: account.lastName ?? '',
            },
            rounds: summariesOf(options.data),
          },
    [account, options.data],
  );
  if (username === undefined) return { state: 'none' };
  if (open !== null) return open;
  if (profile.data === null || options.data === null) return { state: 'closed' };
  const failed = [profile, options].find((query) => query.isError && query.data === undefined);
  return failed?.error == null
    ? { state: 'loading' }
    : { state: 'error', error: failed.error, retry: () => void failed.refetch() };
}
