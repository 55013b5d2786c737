/**
 * Does something once the browser has painted what is already known: a click is then answered at once (its menu is gone),
 * however much there is to draw because of it.
 */
export function afterPaint(act: () => void): void {
  // A frame's callbacks come before it is painted, a timer's after.
  requestAnimationFrame(() => setTimeout(act));
}
