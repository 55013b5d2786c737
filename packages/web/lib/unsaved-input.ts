import { useEffect } from 'react';

/** Forms that hold what was typed and not saved, in this tab. */
const holders = new Set<symbol>();
const waiting = new Set<() => void>();

/** Something typed is kept until this is called. */
function hold(): () => void {
  const holder = Symbol('unsaved input');
  holders.add(holder);
  return () => {
    holders.delete(holder);
    // Of a form that takes hold anew at once nothing was let go.
    queueMicrotask(() => {
      if (holders.size > 0) return;
      const listeners = [...waiting];
      waiting.clear();
      for (const listener of listeners) listener();
    });
  };
}

/** What was typed and not saved is nobody's to throw away without asking, not even a sign-out's in another tab. */
export const unsavedInput = {
  isHeld: (): boolean => holders.size > 0,
  /** Called once, when nothing is held any more. */
  whenReleased: (listener: () => void): void => void waiting.add(listener),
};

/** Says of a form that it holds what was typed, for as long as it does. */
export function useHeldInput(isHeld: boolean): void {
  useEffect(() => (isHeld ? hold() : undefined), [isHeld]);
}
