import { formatDifference, formatDifferenceOf, formatStat, type StatFormat } from '../format/index.ts';
import type { UnitSystem } from '../model/index.ts';
import { placeOfStat, statColumns } from './catalog.ts';

/**
 * The texts of replies are in yards and feet. Only lengths are formatted again for a viewer with meters; a stat that
 * this version does not know keeps the reply's text.
 */
function lengthFormatOf(statId: string, units: UnitSystem): StatFormat | null {
  const format = units === 'metric' ? statColumns[placeOfStat(statId)]?.format : undefined;
  return format === 'wholeYards' || format === 'feet' ? format : null;
}

/** A figure of a reply in the viewer's units. */
export function statText(
  statId: string,
  figure: { readonly raw: number | null; readonly formatted: string },
  units: UnitSystem,
): string {
  const format = lengthFormatOf(statId, units);
  return format === null || figure.raw === null ? figure.formatted : formatStat(figure.raw, format, units);
}

/** The difference of two figures as the viewer reads them, in their units. */
export function differenceText(
  statId: string,
  difference: { readonly left: number | null; readonly right: number | null; readonly formatted: string },
  units: UnitSystem,
): string {
  const format = lengthFormatOf(statId, units);
  const { left, right, formatted } = difference;
  return format === null || left === null || right === null
    ? formatted
    : formatDifferenceOf(left, right, format, units);
}

/** A bound of a difference's interval in the viewer's units. */
export function differenceBoundText(
  statId: string,
  bound: { readonly raw: number; readonly formatted: string },
  units: UnitSystem,
): string {
  const format = lengthFormatOf(statId, units);
  return format === null ? bound.formatted : formatDifference(bound.raw, format, units);
}
