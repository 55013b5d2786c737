import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The value at the last render, for handlers that must not change with it. Read it in event handlers, not while
 * rendering.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
