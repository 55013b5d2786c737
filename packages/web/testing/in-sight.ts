import { act } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting' | 'boundingClientRect' | 'rootBounds'>;
type Listener = (entries: readonly Entry[]) => void;

/** A browser that tells what comes in sight, where nothing is until it is said; only of what is waited for. */
export function useSight() {
  const waiting = new Map<Listener, Element>();
  afterEach(() => {
    waiting.clear();
    vi.unstubAllGlobals();
  });
  return {
    stub: () =>
      vi.stubGlobal(
        'IntersectionObserver',
        class {
          readonly listener: Listener;
          constructor(listener: Listener) {
            this.listener = listener;
          }
          observe(element: Element) {
            waiting.set(this.listener, element);
          }
          disconnect() {
            waiting.delete(this.listener);
          }
        },
      ),
    waiting: () => waiting.size,
    /** The window's lower edge comes so many pixels below whatever is waited for. */
    comeInSight: (below = 0) =>
      act(() => {
        for (const [listener, element] of [...waiting]) {
          const boundingClientRect = element.getBoundingClientRect();
          const rootBounds = new DOMRect(0, 0, window.innerWidth, boundingClientRect.top + below);
          const now = { isIntersecting: true, boundingClientRect, rootBounds };
          // As browsers tell of what was scrolled there between two frames.
          listener([{ ...now, isIntersecting: false }, now]);
        }
      }),
  };
}
