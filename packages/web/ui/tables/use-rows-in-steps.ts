import { startTransition, useEffect, useState } from 'react';
import { isReturning } from '../../lib/is-returning.ts';
import { useIsPrinting } from '../use-is-printing.ts';

/** Min height of a row of two lines, in pixels. */
const ROW_HEIGHT = 56;
/** A higher window shows the other rows a moment later. */
const MAX_FIRST_ROWS = 24;
/** Rows per step: a click waits until they are laid out. */
const MORE_ROWS = 16;
/** Pause before further rows, because a following click must not wait for rows that are not visible yet. */
const PAUSE_MS = 150;

/**
 * The number of rows of a long list to render: first as many as fit the window, so that a choice is answered quickly,
 * and then, while idle, all others; all of them in print, and on return to the page. Unlike virtualized rows they can
 * be found with the browser's search.
 *
 * @param listKey changes when another list is requested, which starts again @param above min height in pixels of the
 * content above the first row, when expanded: it reduces the first rows; if it is collapsed, further rows follow a
 * moment later
 */
export function useRowsInSteps(count: number, listKey: unknown, above = 0): number {
  const isPrinting = useIsPrinting();
  const [drawn, setDrawn] = useState(() => ({
    count: isReturning() ? Number.POSITIVE_INFINITY : firstRows(above),
    listKey,
  }));
  const isNew = drawn.listKey !== listKey;
  const shown = isNew ? firstRows(above) : drawn.count;
  if (isNew) setDrawn({ count: shown, listKey });
  const isAll = shown >= count;
  useEffect(() => {
    if (isAll) return undefined;
    const more = () => startTransition(() => setDrawn({ count: shown + MORE_ROWS, listKey }));
    const pause = setTimeout(more, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [isAll, shown, listKey]);
  return isPrinting ? count : shown;
}

/** A list below the window also starts with some rows, so that scrolling to it shows content. */
const MIN_FIRST_ROWS = 4;

/** The window's position on the page, in pixels. Reading it during a render would force another layout. */
const view = { top: 0, height: 0 };
const look = (): void => {
  view.top = window.scrollY;
  view.height = window.innerHeight;
};
look();
window.addEventListener('scroll', look, { passive: true });
window.addEventListener('resize', look);

const firstRows = (above: number): number => {
  const room = view.height - Math.max(0, above - view.top);
  return Math.max(MIN_FIRST_ROWS, Math.min(MAX_FIRST_ROWS, Math.ceil(room / ROW_HEIGHT)));
};

/** Min height in pixels of a number of rows. */
export const heightOfRows = (count: number): number => count * ROW_HEIGHT;
