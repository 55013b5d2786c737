import type { AccountId } from '@strokebook/golf/access';
import type { SwingVideo } from '@strokebook/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../api/api-context.tsx';

/** An account's swings; empty if they cannot be loaded (HOME-O6) or the gallery is closed to the viewer. */
export function useSwingVideos(
  accountId: AccountId,
  isOpen = true,
): {
  readonly isSettled: boolean;
  readonly videos: readonly SwingVideo[];
} {
  const { api } = useApi();
  const { data, error, isPending } = useQuery({
    ...api.query('getSwingVideos', { params: { accountId } }),
    enabled: isOpen,
  });
  useEffect(() => {
    if (error !== null) console.error('Error fetching swing videos:', error);
  }, [error]);
  return { isSettled: !isPending || !isOpen, videos: data ?? [] };
}
