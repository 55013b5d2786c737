let returning = false;

/** Whether this page was left and is come back to, by Back, Forward or a reload: it should be found as it was left. */
export const isReturning = (): boolean => returning;

/** Follows how pages are come to. Once something is pointed at, or a key pressed, what opens is no longer what was left. */
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
