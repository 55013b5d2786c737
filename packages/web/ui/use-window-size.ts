import { useSyncExternalStore } from 'react';
import type { Extent } from './floating/floating-place.ts';

let size: Extent = { width: 0, height: 0 };

/** Keeps its identity while nothing has changed. */
function sizeNow(): Extent {
  const { innerWidth: width, innerHeight: height } = window;
  if (width !== size.width || height !== size.height) size = { width, height };
  return size;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Inner width and height of the window, in pixels. */
export const useWindowSize = (): Extent => useSyncExternalStore(subscribe, sizeNow);
