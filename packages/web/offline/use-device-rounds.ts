import type { AccountId } from '@strokebook/golf/access';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { type DeviceRound, isSameKey, isWaiting, type RoundKey } from './device-round.ts';
import { useOffline } from './offline-context.tsx';
import { type RoundStatus, statusOf } from './outbox.ts';

export type SavedRound = { readonly round: DeviceRound; readonly status: RoundStatus };

/** The rounds that an account entered on this device, the last changed first; empty while they are read. */
export function useDeviceRounds(accountId: AccountId | undefined): readonly SavedRound[] {
  const { store, outbox } = useOffline();
  const queryClient = useQueryClient();
  const state = useSyncExternalStore(outbox.watch, outbox.read);
  const queryKey = ['deviceRounds', accountId];
  const { data = [] } = useQuery({
    queryKey,
    queryFn: accountId === undefined ? skipToken : () => store.listRounds(accountId),
    // Never fresh from the cache, because stored rounds change while the screen is open.
    staleTime: 0,
    retry: false,
  });
  useEffect(
    () => store.watch(() => void queryClient.invalidateQueries({ queryKey: ['deviceRounds'] })),
    [store, queryClient],
  );
  return data.map((round) => ({ round, status: statusOf(round, state) }));
}

/** One round of the device; undefined if the device does not have it. */
export function useDeviceRound(key: RoundKey): SavedRound | undefined {
  return useDeviceRounds(key.accountId).find(({ round }) => isSameKey(round, key));
}

/** The rounds with actions that the account does not have yet. */
export const useWaitingRounds = (accountId: AccountId | undefined): readonly SavedRound[] =>
  useDeviceRounds(accountId).filter(({ round }) => isWaiting(round));
