const STEP = 4;
const MIN = 4;
const NARROW_START = 3;
/** A narrower window starts with fewer, in pixels. */
const NARROW_BELOW = 1_050;

/** How many news a window starts with (HOME-14). */
export const startCount = (windowWidth: number): number => (windowWidth < NARROW_BELOW ? NARROW_START : MIN);

/** After 'View More'; the counter goes past the total (HOME-15, HOME-O2). */
export const more = (counter: number): number => counter + STEP;

/** After 'View Less' (HOME-16, HOME-O1). */
export const less = (counter: number): number => Math.max(MIN, counter - STEP);

/** What is shown of so many, and which of the two buttons (HOME-17, HOME-18). */
export function visibleNews(counter: number, total: number) {
  const shown = Math.min(counter, total);
  return { shown, hasMore: shown < total, hasLess: shown > MIN && total > MIN };
}
