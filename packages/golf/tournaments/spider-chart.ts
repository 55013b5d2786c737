import { formatStat, NOTHING } from '../format/index.ts';
import type { HoleCount } from '../model/index.ts';
import { placeOfStat, readStat, standardByName, standardFigures, type Tally } from '../stats/index.ts';

/** One axis per category: a percentage, so that all share one scale, and more is better. */
const axes = [
  { label: 'Par or better', statId: 'scoring.parOrBetter' },
  { label: 'Fairways', statId: 'drive.fairwaysHit' },
  { label: 'Greens', statId: 'approach.greensInRegulation' },
  { label: 'Up and down', statId: 'save.upAndDown' },
  { label: 'One-putts', statId: 'putt.onePuttRate' },
] as const;

/** A share in percent, 0 to 100; null if unknown. */
type SpiderFigure = { readonly value: number | null; readonly formatted: string };

/** One axis of a spider chart, with values for the rounds of its chart, all tournament rounds, and the standard. */
type SpiderChartStat = {
  readonly label: string;
  readonly included: SpiderFigure;
  readonly all: SpiderFigure;
  readonly standard: SpiderFigure;
};

/** DATA-51. */
export type SpiderChart = {
  readonly label: string;
  readonly standardLabel: string | null;
  readonly spiderChartStats: readonly SpiderChartStat[];
};

/** @param standardName the standard's id; an unknown one counts as none. */
export function spiderChart(
  label: string,
  { included, all }: { readonly included: Tally; readonly all: Tally },
  holeCount: HoleCount,
  standardName: string | null,
): SpiderChart {
  const standard = standardName === null ? undefined : standardByName(standardName);
  const figures = standard === undefined ? [] : standardFigures(standard.standardName, holeCount);
  return {
    label,
    standardLabel: standard?.label ?? null,
    spiderChartStats: axes.map((axis) => {
      const place = placeOfStat(axis.statId);
      const shareOf = (tally: Tally): number | null => {
        const result = readStat(tally, place, holeCount);
        return result.state === 'value' ? result.value : null;
      };
      return {
        label: axis.label,
        included: percentOf(shareOf(included)),
        all: percentOf(shareOf(all)),
        standard: percentOf(figures[place]?.value ?? null),
      };
    }),
  };
}

const percentOf = (share: number | null): SpiderFigure =>
  share === null
    ? { value: null, formatted: NOTHING }
    : { value: Math.round(share * 1000) / 10, formatted: formatStat(share, 'wholePercent') };
