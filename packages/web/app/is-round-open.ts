import type { AnyRouter } from '@tanstack/react-router';

/** Whether this tab shows the entry of a round, which nothing may reload or leave but the player (ENTRY-26). */
export const isRoundOpen = ({ state }: Pick<AnyRouter, 'state'>): boolean =>
  state.location.pathname.startsWith('/log/');

/** Calls a listener once, when the entry of a round was left. */
export function whenRoundIsLeft(router: Pick<AnyRouter, 'state' | 'subscribe'>, listener: () => void): void {
  const stop = router.subscribe('onResolved', () => {
    if (isRoundOpen(router)) return;
    stop();
    listener();
  });
}
