import { act } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting' | 'boundingClientRect' | 'rootBounds'>;
type Listener = (entries: readonly Entry[]) => void;

/** A mock of IntersectionObserver in which nothing is visible until the test says so; only for observed elements. */
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
    /** Moves the window's lower edge `below` pixels below every observed element. */
    comeInSight: (below = 0) =>
      act(() => {
        for (const [listener, element] of [...waiting]) {
          const boundingClientRect = element.getBoundingClientRect();
          const rootBounds = new DOMRect(0, 0, window.innerWidth, boundingClientRect.top + below);
          const now = { isIntersecting: true, boundingClientRect, rootBounds };
          // Like browsers after scrolling between two frames.
          listener([{ ...now, isIntersecting: false }, now]);
        }
      }),
  };
}
