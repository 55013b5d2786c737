import { type RefCallback, useState } from 'react';

/** How far below the window something begins to be in sight, so that it is there when one comes. */
const AHEAD = '200px';

/** Whether an element has come in sight; once it has, it stays so. A browser that cannot tell shows everything. */
export function useInSight(): { readonly ref: RefCallback<Element>; readonly isInSight: boolean } {
  const [isInSight, setIsInSight] = useState(() => !('IntersectionObserver' in window));
  const ref = (element: Element | null) => {
    if (element === null || isInSight) return undefined;
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
