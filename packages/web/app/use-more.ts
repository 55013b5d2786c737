import { useLocation, useRouter } from '@tanstack/react-router';
import { useIsHydrating } from '../lib/use-is-hydrating.ts';

/**
 * Whether the menu of phones is open, and what opens and closes it. It is an entry of the history, so that a phone's
 * Back closes it and does not leave the page.
 */
export function useMore(): readonly [boolean, () => void] {
  const router = useRouter();
  const isInHistory = useLocation({ select: ({ state }) => state.isMoreOpen === true });
  // The server's HTML has the menu closed.
  const isHydrating = useIsHydrating();
  const toggle = () => {
    if (isInHistory) router.history.back();
    else {
      void router.navigate({
        to: '.',
        search: true,
        hash: true,
        state: (state) => ({ ...state, isMoreOpen: true }),
        resetScroll: false,
      });
    }
  };
  return [isInHistory && !isHydrating, toggle];
}
