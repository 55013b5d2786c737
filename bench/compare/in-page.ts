/** What these functions share; each of them runs in the page, on its own. */
export type Watched = {
  readonly watched: {
    /** Milliseconds after the start of the visit at which figures and cards were painted; 0 until then. */
    loadedAt: number;
    /** When the mouse was last let go. */
    clickedAt: number;
  };
};

/** Runs in the page, before anything of its own. */
export function observeCompare(): void {
  const watched: Watched['watched'] = { loadedAt: 0, clickedAt: 0 };
  Object.assign(window, { watched });
  const look = (): void => {
    const hasFigures = document.querySelector('main table[aria-label="Scoring"] td') !== null;
    const cards = document.querySelectorAll('[role="tabpanel"] section svg');
    const isWaiting = document.querySelector('main [aria-busy="true"], main [role="status"][aria-label="Loading"]');
    if (!hasFigures || cards.length === 0 || isWaiting !== null) {
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
}

/** Milliseconds from the next click until the figures and cards of a left side of this label are painted. */
export function followChange(label: string) {
  const { watched } = window as unknown as Watched;
  watched.clickedAt = 0;
  const shown = new Promise<number>((resolve) => {
    const look = (): void => {
      const head = document.querySelector('main table[aria-label="Scoring"] thead th:nth-child(2)')?.textContent;
      const isOld = document.querySelector('main [data-stale]') !== null;
      if (head === label && !isOld && watched.clickedAt > 0) {
        requestAnimationFrame((at) => resolve(at - watched.clickedAt));
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return { shown };
}
