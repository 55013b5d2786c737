import type { CardFigure } from './card-figure.ts';

export type Scale = { readonly from: number; readonly to: number };

/**
 * The scale for some figures with their intervals and zero. Both sides are drawn on it, so that bar lengths compare.
 * The ends are rounded out to whole steps. A wide interval of few holes may exceed the scale, so that it does not
 * flatten the others. @param step the ends are multiples of it. @param reach how far from zero an interval may stretch
 * the scale.
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
