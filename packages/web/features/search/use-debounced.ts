import { useEffect, useRef } from 'react';

/** How long nothing is typed before a search begins (UX-12). */
const SEARCH_DEBOUNCE_MS = 200;

/** Calls with the last value once it has stood still for 200 ms; the first value is not told. */
export function useDebounced(value: string, tell: (value: string) => void): void {
  const latest = useRef(tell);
  const told = useRef(value);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    if (value === told.current) return undefined;
    const timer = setTimeout(() => {
      told.current = value;
      latest.current(value);
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
}
