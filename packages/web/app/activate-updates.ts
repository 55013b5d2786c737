import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { UpdateSource } from './update-source.ts';

type ActivateDeps = {
  readonly router: Pick<AnyRouter, 'subscribe'>;
  readonly queryClient: QueryClient;
  readonly reload: () => void;
};

/**
 * Reloads the page when a newer build is available (SHELL-01): at once, or with the next navigation if input or uploads
 * would be lost.
 */
export function activateUpdates(source: UpdateSource, { router, queryClient, reload }: ActivateDeps): () => void {
  return source.start(() => {
    if (!isBusy(queryClient)) {
      reload();
      return;
    }
    const stop = router.subscribe('onResolved', () => {
      stop();
      reload();
    });
  });
}

const isBusy = (queryClient: QueryClient): boolean =>
  queryClient.isMutating() > 0 || document.querySelector('form, [role="dialog"]') !== null;
