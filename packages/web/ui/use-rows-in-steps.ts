import { startTransition, useEffect, useState } from 'react';
import { useIsPrinting } from './use-is-printing.ts';

/** Height of a row of two lines at least, in pixels. */
const ROW_HEIGHT = 56;
/** A higher window shows the others a moment later. */
const MOST_FIRST_ROWS = 24;
const MORE_ROWS = 32;
/** Choices are made one after the other: what is clicked next must not wait for rows that nobody sees yet. */
const PAUSE_MS = 150;

/**
 * How many rows of a long list to draw: as many as the window holds at once, so that a choice is answered at once, and
 * then, while nothing else is to be done, all others; all of them on paper. Unlike rows that are drawn as they come into
 * sight, they can be searched.
 *
 * @param asked changes when another list is asked for, which begins anew
 * @param above how many rows of other lists stand above this one as the page opens, which push it out of the window;
 *   later it may have been scrolled to
 */
export function useRowsInSteps(count: number, asked: unknown, above = 0): number {
  const isPrinting = useIsPrinting();
  const [drawn, setDrawn] = useState(() => ({ count: firstRows(above), asked }));
  const isNew = drawn.asked !== asked;
  const shown = isNew ? firstRows(0) : drawn.count;
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
const FEWEST_FIRST_ROWS = 4;

const firstRows = (above: number): number => {
  const fit = Math.min(MOST_FIRST_ROWS, Math.ceil(window.innerHeight / ROW_HEIGHT));
  return Math.max(FEWEST_FIRST_ROWS, fit - above);
};
