import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { isRoundOpen, whenRoundIsLeft } from './is-round-open.ts';
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
  return source.start(() => {
    if (isRoundOpen(router) || isBusy(queryClient)) whenRoundIsLeft(router, reload);
    else reload();
  });
}

const isBusy = (queryClient: QueryClient): boolean =>
  queryClient.isMutating() > 0 || document.querySelector('form, [role="dialog"]') !== null;
