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
    /** Milliseconds after the start of the visit at which the screen was painted. */
    readonly loaded: Promise<number>;
    /** When the mouse was last let go. */
    clickedAt: number;
    /** Milliseconds from a click to the next paint, as the browser reports them in steps of 8. */
    readonly painted: number[];
    /** When the screen is painted that is there once `isReady`; looked for at every change of the page, and not at every frame, which would cost a slow processor what is measured. */
    readonly untilPainted: (screen: Screen, isReady?: () => boolean) => Promise<number>;
  };
};

/** Runs in the page, before anything of its own: notes when it first shows a screen. */
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
        // What the next frame draws is painted when the one after it begins.
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
  // In an object, so that whoever asks for it does not wait for it.
  return { shown };
}
