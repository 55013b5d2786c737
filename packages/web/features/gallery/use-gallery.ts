import type { AccountId } from '@strokebook/golf/access';
import type { GalleryItem } from '@strokebook/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../api/api-context.tsx';

type GalleryState = {
  readonly isSettled: boolean;
  /** Undefined while loading, and after a failure (HOME-04, ERR-16). */
  readonly items: readonly GalleryItem[] | undefined;
};

/** The pictures of an account, featured or all; empty if the gallery is closed to the viewer. */
export function useGallery(accountId: AccountId, which: 'featured' | 'all', isOpen = true): GalleryState {
  const { api } = useApi();
  const { data, error, isPending } = useQuery({
    ...(which === 'featured'
      ? api.query('getGallery', { params: { accountId }, query: { isFeatured: 'true' } })
      : api.query('getGallery', { params: { accountId } })),
    enabled: isOpen,
  });
  useEffect(() => {
    if (error !== null) console.error('Error fetching media:', error);
  }, [error]);
  return { isSettled: !isPending || !isOpen, items: error === null ? data : undefined };
}
