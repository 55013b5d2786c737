import { breakpoints } from '../../lib/breakpoints.ts';

const STEP = 4;
const MIN = 4;
const NARROW_START = 3;
/** Number of news at first (HOME-14). */
export const startCount = (windowWidth: number): number => (windowWidth < breakpoints.news ? NARROW_START : MIN);

/** After 'View More'; the counter may exceed the total (HOME-15, HOME-O2). */
export const more = (counter: number): number => counter + STEP;

/** After 'View Less' (HOME-16, HOME-O1). */
export const less = (counter: number): number => Math.max(MIN, counter - STEP);

/** The number of shown news, and which of the two buttons are shown (HOME-17, HOME-18). */
export function visibleNews(counter: number, total: number) {
  const shown = Math.min(counter, total);
  return { shown, hasMore: shown < total, hasLess: shown > MIN && total > MIN };
}
