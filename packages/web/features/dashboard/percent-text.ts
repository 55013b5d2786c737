import { NOTHING, wholePercent } from '@strokebook/golf/format';

/** Text of a percentage from 0 to 100; '-' if null (ASSESS-11). */
export const percentText = (percent: number | null): string =>
  percent === null ? NOTHING : wholePercent(percent / 100);
