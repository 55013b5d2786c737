import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * True while a component renders on the server or hydrates the server's HTML. Both must render the same, so values that
 * only a browser has, such as the window's width, are not used then. After hydration the component renders again.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
