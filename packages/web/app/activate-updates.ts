import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { UpdateSource } from './update-source.ts';

type ActivateDeps = {
  readonly router: Pick<AnyRouter, 'subscribe' | 'state'>;
  readonly queryClient: QueryClient;
  readonly reload: () => void;
};

/**
 * Reloads the page when a newer build is available (SHELL-01): at once, or with the next navigation if input or uploads
 * would be lost. The entry of a round is never reloaded (ENTRY-26).
 */
export function activateUpdates(source: UpdateSource, { router, queryClient, reload }: ActivateDeps): () => void {
  const isRoundOpen = (): boolean => router.state.location.pathname.startsWith('/log/');
  return source.start(() => {
    if (!isRoundOpen() && !isBusy(queryClient)) {
      reload();
      return;
    }
    const stop = router.subscribe('onResolved', () => {
      if (isRoundOpen()) return;
      stop();
      reload();
    });
  });
}

const isBusy = (queryClient: QueryClient): boolean =>
  queryClient.isMutating() > 0 || document.querySelector('form, [role="dialog"]') !== null;
