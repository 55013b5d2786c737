import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether a component renders on the server, or takes over the server's HTML and must render the same: without what only
 * a browser knows. It renders again at once.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
