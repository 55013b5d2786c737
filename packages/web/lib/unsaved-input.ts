import { useEffect } from 'react';

/** Forms with unsaved input in this tab. */
const holders = new Set<symbol>();
const waiting = new Set<() => void>();

/** Registers unsaved input until the returned function is called. */
function hold(): () => void {
  const holder = Symbol('unsaved input');
  holders.add(holder);
  return () => {
    holders.delete(holder);
    // Deferred, because a form may register again at once.
    queueMicrotask(() => {
      if (holders.size > 0) return;
      const listeners = [...waiting];
      waiting.clear();
      for (const listener of listeners) listener();
    });
  };
}

/** Tracks unsaved input, which must not be discarded without asking, not even by a sign-out in another tab. */
export const unsavedInput = {
  isHeld: (): boolean => holders.size > 0,
  /** Called once, when there is no unsaved input any more. */
  whenReleased: (listener: () => void): void => void waiting.add(listener),
};

/** Registers unsaved input of a form while `isHeld` is true. */
export function useHeldInput(isHeld: boolean): void {
  useEffect(() => (isHeld ? hold() : undefined), [isHeld]);
}
