import { formatStat } from '../format/index.ts';
import type { HoleCount } from '../model/index.ts';
import {
  halfSignalSample,
  readStat,
  type StandardFigure,
  type StatColumn,
  type StatReport,
  type StatResult,
  standardFigures,
  statColumns,
  type Tally,
} from '../stats/index.ts';

/**
 * Every stat of a tally held against a standard, children inside their parents.
 * @param standardName the standard's id, or null for none: then nothing is compared.
 */
export function statReports(
  tally: Tally,
  standardName: string | null,
  holesPerRound: HoleCount,
): readonly StatReport[] {
  const figures = standardName === null ? [] : standardFigures(standardName, holesPerRound);
  const reports: StatReport[] = [];
  let children: StatReport[] = [];
  // Backwards: a stat's columns are followed by its children's.
  for (let place = statColumns.length - 1; place >= 0; place -= 1) {
    const column = statColumns[place] as StatColumn;
    const isChild = column.parentId !== null;
    const report = reportOf(
      column,
      readStat(tally, place, holesPerRound),
      figures[place] ?? null,
      isChild ? [] : children,
    );
    if (isChild) children.unshift(report);
    else {
      reports.unshift(report);
      children = [];
    }
  }
  return reports;
}

function reportOf(
  column: StatColumn,
  result: StatResult,
  figure: StandardFigure | null,
  children: readonly StatReport[],
): StatReport {
  const { stat } = column;
  const comparison = compare(column, result, figure);
  return {
    id: column.id,
    name: column.label,
    category: stat.category,
    belongsToView: stat.views,
    better: stat.better,
    state: result.state,
    performance:
      result.state === 'value'
        ? {
            formatted: formatStat(result.value, column.format),
            raw: result.value,
            successes: result.sum,
            opportunities: result.n,
            interval: result.interval,
          }
        : null,
    standard:
      figure === null
        ? null
        : {
            formatted: formatStat(figure.value, column.format),
            raw: figure.value,
            source: figure.source,
            isModelled: figure.isModelled,
          },
    beatStandard: comparison.beatStandard,
    isCertain: comparison.isCertain,
    children,
    ...(result.state === 'failed' ? { error: result.message } : {}),
  };
}

/**
 * Whether a result beats the standard, and whether its sample is large enough to say so: the standard lies outside its
 * interval, and a rate has at least its half-signal sample. Level with the standard is not beaten.
 */
function compare(
  column: StatColumn,
  result: StatResult,
  figure: StandardFigure | null,
): { readonly beatStandard: boolean | null; readonly isCertain: boolean } {
  if (result.state !== 'value' || figure === null || column.stat.better === 'none') {
    return { beatStandard: null, isCertain: false };
  }
  const beatStandard = column.stat.better === 'higher' ? result.value > figure.value : result.value < figure.value;
  const isOutside =
    result.interval !== null && (figure.value < result.interval.low || figure.value > result.interval.high);
  return { beatStandard, isCertain: isOutside && result.n >= halfSignalSample(column.id) };
}
