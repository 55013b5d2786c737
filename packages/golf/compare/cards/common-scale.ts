import type { CardFigure } from './card-figure.ts';

export type Scale = { readonly from: number; readonly to: number };

/**
 * The scale that holds some figures with their intervals, and zero: both sides are drawn on it, so that what is longer
 * is more. Rounded out to whole steps; an interval of a few holes may reach over it, so that it does not flatten the
 * others.
 * @param step what the ends are multiples of.
 * @param reach how far from zero a figure's interval may stretch the scale.
 */
export function commonScaleOf(figures: readonly CardFigure[], step: number, reach: number): Scale {
  const values = figures.flatMap((figure) => {
    if (figure === null) return [];
    const { low, high } = figure.interval ?? { low: figure.raw, high: figure.raw };
    return [figure.raw, Math.max(low, Math.min(figure.raw, -reach)), Math.min(high, Math.max(figure.raw, reach))];
  });
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const from = Math.floor(least / step) * step;
  const to = Math.ceil(most / step) * step;
  return from === to ? { from: -step, to: step } : { from, to };
}
