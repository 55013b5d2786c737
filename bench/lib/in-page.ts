/** A state of the screen as data, so that it can be passed into the page. */
export type Screen = {
  /** Elements that must exist, at least this many each. */
  readonly has?: readonly { readonly selector: string; readonly count: number }[];
  readonly hasNot?: string;
  readonly says?: { readonly selector: string; readonly text: string };
};

/** State that these functions share. Each of them runs in the page, so it must not use outer variables. */
export type Watched = {
  readonly watched: {
    /** Milliseconds from the start of the visit until the screen was painted. */
    readonly loaded: Promise<number>;
    /** Time of the last mouse release. */
    clickedAt: number;
    /** Milliseconds from each click to the next paint, as the browser reports them in steps of 8. */
    readonly painted: number[];
    /**
     * Resolves when the screen is painted and `isReady` returns true. Checked on every DOM mutation and not in every
     * frame, which would affect the measurement on a slow processor.
     */
    readonly untilPainted: (screen: Screen, isReady?: () => boolean) => Promise<number>;
  };
};

/** Runs in the page before its own scripts: records when it first shows a screen. */
export function watchFor(screen: Screen): void {
  const shows = ({ has = [], hasNot, says }: Screen): boolean =>
    has.every(({ selector, count }) => document.querySelectorAll(selector).length >= count) &&
    (hasNot === undefined || document.querySelector(hasNot) === null) &&
    (says === undefined || document.querySelector(says.selector)?.textContent === says.text);
  const untilPainted: Watched['watched']['untilPainted'] = (wanted, isReady = () => true) =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!isReady() || !shows(wanted)) return;
        observer.disconnect();
        // The next frame's drawing is painted when the following frame begins.
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  const watched: Watched['watched'] = { loaded: untilPainted(screen), clickedAt: 0, painted: [], untilPainted };
  Object.assign(window, { watched });
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

/** Milliseconds until another screen is painted: after the next click, or after going back. */
export function followTo({ screen, isBack }: { readonly screen: Screen; readonly isBack: boolean }) {
  const { watched } = window as unknown as Watched;
  watched.clickedAt = 0;
  const shown = watched
    .untilPainted(screen, () => watched.clickedAt > 0)
    .then((paintedAt) => paintedAt - watched.clickedAt);
  if (isBack) {
    watched.clickedAt = performance.now();
    history.back();
  }
  // Wrapped in an object, so that `evaluate` does not await the promise.
  return { shown };
}
