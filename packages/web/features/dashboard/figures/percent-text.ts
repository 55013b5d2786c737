import { NOTHING, plural, wholePercent } from '@strokebook/golf/format';
import type { BeatenShare, CategoryPerformance } from '@strokebook/golf/overview';

/** Text of a percentage from 0 to 100; '-' if null (ASSESS-11). */
export const percentText = (percent: number | null): string =>
  percent === null ? NOTHING : wholePercent(percent / 100);

/** The fraction of a share of stats: '3 of 4 stats'; '' if none was compared. */
export const partsText = ({ beaten, compared }: { readonly beaten: number; readonly compared: number }): string =>
  compared === 0 ? '' : `${beaten} of ${plural(compared, 'stat')}`;

/** The share that a bar and the spider show: by the chosen standard, else by the nearest one with figures (DASH-11). */
export const shownShare = (figure: CategoryPerformance): BeatenShare => figure.nearest ?? figure;

/** '3 of 4 stats', or 'no standard'. */
export function sharePartsText(figure: CategoryPerformance): string {
  const share = shownShare(figure);
  return share.compared === 0 && figure.hasFigures ? 'no standard' : partsText(share);
}
