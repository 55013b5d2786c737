import { NOTHING, plural, wholePercent } from '@strokebook/golf/format';

/** Text of a percentage from 0 to 100; '-' if null (ASSESS-11). */
export const percentText = (percent: number | null): string =>
  percent === null ? NOTHING : wholePercent(percent / 100);

/** The fraction of a share of stats: '3 of 4 stats'; '' if none was compared. */
export const partsText = ({ beaten, compared }: { readonly beaten: number; readonly compared: number }): string =>
  compared === 0 ? '' : `${beaten} of ${plural(compared, 'stat')}`;
