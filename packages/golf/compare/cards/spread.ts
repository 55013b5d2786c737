import type { Int } from '../../model/index.ts';

/** Median and quartiles of some values. */
export type Spread = {
  readonly n: Int;
  readonly lowest: number;
  readonly lowerQuarter: number;
  readonly median: number;
  readonly upperQuarter: number;
  readonly highest: number;
};

/** Null without values. Interpolates linearly between two values, as most spreadsheets do. */
export function spreadOf(values: readonly number[]): Spread | null {
  if (values.length === 0) return null;
  const sorted = Float64Array.from(values).sort();
  return {
    n: values.length,
    lowest: at(sorted, 0),
    lowerQuarter: at(sorted, 0.25),
    median: at(sorted, 0.5),
    upperQuarter: at(sorted, 0.75),
    highest: at(sorted, 1),
  };
}

/** Rounded to thousandths, the precision of facts. */
function at(sorted: Float64Array, share: number): number {
  const place = (sorted.length - 1) * share;
  const [lower, upper] = [sorted[Math.floor(place)] as number, sorted[Math.ceil(place)] as number];
  return Math.round((lower + (upper - lower) * (place - Math.floor(place))) * 1000) / 1000;
}
