export type FrameCount = {
  /** Milliseconds between frames. */
  readonly intervals: readonly number[];
  /** Number of frames that a 60 Hz screen would have shown in between. */
  readonly dropped: number;
};

/**
 * Scrolls an element from end to end, a step per frame, like continuous wheel scrolling. Runs in the page, so it must
 * not use outer variables.
 */
export async function scrollFrame(element: Element, passes: number): Promise<FrameCount> {
  const STEP = 40;
  const FRAME = 1_000 / 60;
  const intervals: number[] = [];
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  let before = await frame();
  for (let pass = 0; pass < 2 * passes; pass += 1) {
    const step = pass % 2 === 0 ? STEP : -STEP;
    for (let last = Number.NaN; last !== element.scrollTop; ) {
      last = element.scrollTop;
      element.scrollTop += step;
      const now = await frame();
      intervals.push(now - before);
      before = now;
    }
  }
  const dropped = intervals.reduce((sum, interval) => sum + Math.max(0, Math.round(interval / FRAME) - 1), 0);
  return { intervals, dropped };
}
