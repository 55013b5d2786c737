import { type RefObject, useEffect, useState } from 'react';

/** Whether an element can be scrolled further to the right. */
export function useHasMoreRight(frame: RefObject<HTMLElement | null>): boolean {
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const update = () => setHasMore(element.scrollLeft + element.clientWidth < element.scrollWidth - 1);
    // Reports the first size too.
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [frame]);
  return hasMore;
}
