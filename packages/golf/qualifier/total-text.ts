import { scoreToPar, signed } from '../format/index.ts';
import type { Int } from '../model/index.ts';
import type { Measure } from './qualifier.ts';

/** A total as the board shows it: '+4' to par, or '−1.2', the mean over the rating of a round. */
export const totalText = (
  { tenths, counted }: { readonly tenths: Int; readonly counted: Int },
  measure: Measure,
): string => (measure === 'toPar' ? scoreToPar(tenths / 10) : signed(tenths / 10 / counted, 1));

/** Strokes between two totals in tenths: 'one', 'two', '1.4'. */
export const gapText = (tenths: Int, word: (count: Int) => string): string =>
  tenths % 10 === 0 ? word(tenths / 10) : (tenths / 10).toFixed(1);
