import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What a value was at the last draw, for handlers that must not change with it. Read it in events, not while drawing. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
