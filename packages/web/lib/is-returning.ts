let returning = false;

/** Whether the user returned to this page with Back, Forward or a reload, so that its state should be restored. */
export const isReturning = (): boolean => returning;

/** Tracks navigations. After a click or key press, the next page counts as newly opened. */
export function followReturns(): void {
  returning = performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate');
  window.addEventListener('popstate', () => {
    returning = true;
  });
  for (const leaving of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(
      leaving,
      () => {
        returning = false;
      },
      true,
    );
  }
}
