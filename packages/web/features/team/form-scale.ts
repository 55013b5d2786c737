import type { Form } from '@strokebook/golf/form';

/** Strokes beyond the figures at either end, so that a usual interval is shown whole and that of one round is cut. */
const MARGIN = 3;

/** The scale of all dots of a list, with the course rating on it. */
export function formScale(figures: readonly Form['figure'][]): { readonly from: number; readonly to: number } {
  const strokes = figures.flatMap((figure) => figure?.strokes ?? []);
  return { from: Math.min(0, ...strokes) - MARGIN, to: Math.max(0, ...strokes) + MARGIN };
}
