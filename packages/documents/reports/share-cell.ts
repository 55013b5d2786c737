import { NOTHING, wholePercent } from '@strokebook/golf/format';
import type { CategoryPerformance } from '@strokebook/golf/overview';
import { cellOf } from '../report/blocks/table.ts';

/** A share of stats as a percentage. */
export const shareText = (percent: number | null): string => (percent === null ? NOTHING : wholePercent(percent / 100));

/** Below a table of shares. */
export const SHARE_NOTE =
  'Share of the compared stats that beat the standard. A category without figures in it is judged by the nearest standard that has them.';

/** The share of a category's stats that beat the standard, or the nearest one with figures of the category (DASH-11). */
export function shareCell({ performance, beaten, compared, nearest, hasFigures }: CategoryPerformance) {
  if (nearest !== null) {
    return cellOf(shareText(nearest.performance), [`${nearest.beaten} of ${nearest.compared}`, `by ${nearest.label}`]);
  }
  return compared === 0 && hasFigures
    ? cellOf(NOTHING, 'no standard')
    : cellOf(shareText(performance), `${beaten} of ${compared}`);
}
