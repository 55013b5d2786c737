import { type RefCallback, useState } from 'react';

/** Margin below the window in which elements count as visible, so that they are loaded in advance. */
const AHEAD = '200px';

/** Whether an element has been visible at least once. Without IntersectionObserver everything counts as visible. */
export function useInSight(): { readonly ref: RefCallback<Element>; readonly isInSight: boolean } {
  const [isInSight, setIsInSight] = useState(false);
  const ref = (element: Element | null) => {
    if (element === null || isInSight) return undefined;
    if (!('IntersectionObserver' in window)) {
      setIsInSight(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsInSight(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
  return { ref, isInSight };
}
