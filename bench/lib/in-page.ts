/** A state of the screen, as data, so that it can be handed into the page. */
export type Screen = {
  /** What is there, at least this many times. */
  readonly has?: readonly { readonly selector: string; readonly count: number }[];
  readonly hasNot?: string;
  readonly says?: { readonly selector: string; readonly text: string };
};

/** What these functions share; each of them runs in the page, on its own. */
export type Watched = {
  readonly watched: {
    /** Milliseconds after the start of the visit at which the screen was painted; 0 until then. */
    loadedAt: number;
    /** When the mouse was last let go. */
    clickedAt: number;
    /** Milliseconds from a click to the next paint, as the browser reports them in steps of 8. */
    readonly painted: number[];
    readonly shows: (screen: Screen) => boolean;
  };
};

/** Runs in the page, before anything of its own: notes when it first shows a screen. */
export function watchFor(screen: Screen): void {
  const shows = ({ has = [], hasNot, says }: Screen): boolean =>
    has.every(({ selector, count }) => document.querySelectorAll(selector).length >= count) &&
    (hasNot === undefined || document.querySelector(hasNot) === null) &&
    (says === undefined || document.querySelector(says.selector)?.textContent === says.text);
  const watched: Watched['watched'] = { loadedAt: 0, clickedAt: 0, painted: [], shows };
  Object.assign(window, { watched });
  const look = (): void => {
    if (!shows(screen)) {
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

/** When the screen that was watched for was there; 0 until then. */
export const loadedAt = (): number => (window as unknown as Watched).watched.loadedAt;

/** Milliseconds until another screen is painted: after the next click, or after going back. */
export function followTo({ screen, isBack }: { readonly screen: Screen; readonly isBack: boolean }) {
  const { watched } = window as unknown as Watched;
  watched.clickedAt = 0;
  const shown = new Promise<number>((resolve) => {
    const look = (): void => {
      if (watched.clickedAt > 0 && watched.shows(screen))
        requestAnimationFrame((at) => resolve(at - watched.clickedAt));
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
