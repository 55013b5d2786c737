/** What these functions share; each of them runs in the page, on its own. */
export type Watched = {
  readonly watched: {
    /** Milliseconds after the start of the visit at which both grids were painted; 0 until then. */
    loadedAt: number;
    /** When the mouse was last let go. */
    clickedAt: number;
  };
};

/** Runs in the page, before anything of its own. */
export function observeGrid(): void {
  const watched: Watched['watched'] = { loadedAt: 0, clickedAt: 0 };
  Object.assign(window, { watched });
  const look = (): void => {
    // Both panels hold a table with rows.
    const filled = [...document.querySelectorAll('main table')].filter(
      (table) => table.querySelector('tbody tr') !== null,
    );
    if (filled.length < 2) {
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

/** Milliseconds from the next click until the grid of upcoming events is painted with rows, or without. */
export function followGrid(hasRows: boolean) {
  const { watched } = window as unknown as Watched;
  watched.clickedAt = 0;
  const shown = new Promise<number>((resolve) => {
    const look = (): void => {
      const isFilled = document.querySelector('main section table tbody tr th') !== null;
      if (isFilled === hasRows && watched.clickedAt > 0) requestAnimationFrame((at) => resolve(at - watched.clickedAt));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return { shown };
}
