import { type Metres, metres, metresToYards, type UnitSystem, yards, yardsToMetres } from '../model/index.ts';

/** A scale bar of a map. */
export type ScaleBar = { readonly label: string; readonly length: Metres };

/** The longest round length up to `atMost`: 1, 2 or 5 times a power of ten, in yards or metres. */
export function scaleBar(atMost: Metres, units: UnitSystem): ScaleBar {
  const most = units === 'metric' ? atMost : metresToYards(atMost);
  const power = 10 ** Math.floor(Math.log10(most));
  const round = power * ([5, 2].find((step) => step * power <= most) ?? 1);
  // Powers below one are inexact: 0.30000000000000004.
  const shown = Number(round.toPrecision(1));
  return units === 'metric'
    ? { label: `${shown} m`, length: metres(shown) }
    : { label: `${shown} yd`, length: yardsToMetres(yards(shown)) };
}
