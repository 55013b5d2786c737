import type { AccountId } from '@strokebook/golf/access';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DeviceCards } from './device-cards.ts';
import { useOffline } from './offline-context.tsx';

/** The cards of a qualifier that an account keeps on this device, the last changed first; undefined while they are read. */
export function useDeviceCards(accountId: AccountId, qualifierId: string): readonly DeviceCards[] | undefined {
  const { store } = useOffline();
  const queryClient = useQueryClient();
  const { data, isError } = useQuery({
    queryKey: ['deviceCards', accountId],
    queryFn: () => store.cards.list(accountId),
    // Never fresh from the cache, because cards change while the screen is open.
    staleTime: 0,
    retry: false,
  });
  useEffect(
    () => store.cards.watch(() => void queryClient.invalidateQueries({ queryKey: ['deviceCards'] })),
    [store, queryClient],
  );
  // A device without storage has no cards.
  return isError ? [] : data?.filter((cards) => cards.qualifierId === qualifierId);
}
