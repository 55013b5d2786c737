/** What these functions share; each of them runs in the page, on its own. */
export type Watched = {
  readonly watched: {
    /** Milliseconds after the start of the visit at which the assessment's figures were painted; 0 until then. */
    loadedAt: number;
    /** When the mouse was last let go. */
    clickedAt: number;
    /** Milliseconds from a click to the next paint, as the browser reports them in steps of 8. */
    readonly painted: number[];
  };
};

export type FrameCount = {
  /** Milliseconds between frames. */
  readonly intervals: readonly number[];
  /** Frames that a screen of 60 a second would have had in between. */
  readonly dropped: number;
};

/** Runs in the page, before anything of its own. */
export function observeDashboard(): void {
  const watched: Watched['watched'] = { loadedAt: 0, clickedAt: 0, painted: [] };
  Object.assign(window, { watched });
  const look = (): void => {
    const hasFigures = document.querySelector('main section[aria-label$="Assessment"] [role="grid"] td') !== null;
    if (!hasFigures || document.querySelector('main [aria-busy="true"]') !== null) {
      requestAnimationFrame(look);
      return;
    }
    // What this frame draws is painted when the next one begins.
    requestAnimationFrame((at) => {
      watched.loadedAt = at;
    });
  };
  requestAnimationFrame(look);
  document.addEventListener(
    'pointerup',
    (event) => {
      watched.clickedAt = event.timeStamp;
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') watched.painted.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Milliseconds until a group's own figures are painted: after the next click, or after going back. */
export function followGroup({ name, isBack }: { readonly name: string; readonly isBack: boolean }) {
  const { watched } = window as unknown as Watched;
  watched.clickedAt = 0;
  const shown = new Promise<number>((resolve) => {
    const look = (): void => {
      const isThere =
        document.querySelector('main h1')?.textContent === name &&
        document.querySelector('main [data-stale], main [aria-busy="true"]') === null;
      if (isThere && watched.clickedAt > 0) requestAnimationFrame((at) => resolve(at - watched.clickedAt));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  if (isBack) {
    watched.clickedAt = performance.now();
    history.back();
  }
  // In an object, so that whoever asks for it does not wait for it.
  return { shown };
}

/** Scrolls an element from end to end, a step at every frame, as a wheel that does not stop. */
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
