import { useEffect, useRef, useState } from 'react';

type Size = { readonly width: number; readonly height: number };

/** The inner size of an element, which follows it. @param first until it is measured */
export function useElementSize(first: Size) {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(first);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, size };
}
