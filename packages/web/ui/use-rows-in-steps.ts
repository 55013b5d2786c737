import { startTransition, useEffect, useState } from 'react';
import { isReturning } from '../lib/is-returning.ts';
import { useIsPrinting } from './use-is-printing.ts';

/** Height of a row of two lines at least, in pixels. */
const ROW_HEIGHT = 56;
/** A higher window shows the others a moment later. */
const MAX_FIRST_ROWS = 24;
/** Not more: a click waits until they are laid out. */
const MORE_ROWS = 16;
/** Choices are made one after the other: what is clicked next must not wait for rows that nobody sees yet. */
const PAUSE_MS = 150;

/**
 * How many rows of a long list to draw: as many as the window holds at once, so that a choice is answered at once, and
 * then, while nothing else is to be done, all others; all of them on paper, and for whoever comes back to where they were
 * in it. Unlike rows that are drawn as they come into sight, they can be searched.
 *
 * @param asked changes when another list is asked for, which begins anew
 * @param above pixels of the page that stand above the first row at least, unfolded: what they take of the window holds no
 *   rows; where they are folded, further rows follow a moment later
 */
export function useRowsInSteps(count: number, asked: unknown, above = 0): number {
  const isPrinting = useIsPrinting();
  const [drawn, setDrawn] = useState(() => ({
    count: isReturning() ? Number.POSITIVE_INFINITY : firstRows(above),
    asked,
  }));
  const isNew = drawn.asked !== asked;
  const shown = isNew ? firstRows(above) : drawn.count;
  if (isNew) setDrawn({ count: shown, asked });
  const isAll = shown >= count;
  useEffect(() => {
    if (isAll) return undefined;
    const more = () => startTransition(() => setDrawn({ count: shown + MORE_ROWS, asked }));
    const pause = setTimeout(more, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [isAll, shown, asked]);
  return isPrinting ? count : shown;
}

/** A list that is out of the window begins all the same: it is scrolled to as one that has rows. */
const MIN_FIRST_ROWS = 4;

/** Where the window is on the page, in pixels. Asked for while a list is drawn, it would lay the page out once more. */
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

/** Pixels that as many rows take at least. */
export const heightOfRows = (count: number): number => count * ROW_HEIGHT;
