/**
 * Runs a function after the next paint, so that a click gets an immediate response (its menu closes) before expensive
 * rendering.
 */
export function afterPaint(act: () => void): void {
  // Animation frame callbacks run before the paint, a timer after it.
  requestAnimationFrame(() => setTimeout(act));
}
