import { formatStat } from '../format/index.ts';
import type { HoleCount } from '../model/index.ts';
import {
  readStat,
  roundsNeeded,
  type StandardFigure,
  type StatColumn,
  type StatFigure,
  type StatPerformance,
  type StatReport,
  type StatResult,
  standardFigures,
  statColumns,
  type Tally,
} from '../stats/index.ts';

/**
 * Every stat of a tally compared with a standard, with children inside their parents. @param standardName the
 * standard's id, or null to compare with none.
 */
export function statReports(
  tally: Tally,
  standardName: string | null,
  holesPerRound: HoleCount,
): readonly StatReport[] {
  const figures = standardName === null ? [] : standardFigures(standardName, holesPerRound);
  const rounds = Math.floor(tally.holes / holesPerRound);
  const reports: StatReport[] = [];
  let children: StatFigure[] = [];
  // Backwards, because a stat's column comes before its children's.
  for (let place = statColumns.length - 1; place >= 0; place -= 1) {
    const column = statColumns[place] as StatColumn;
    const figure = figureOf(column, readStat(tally, place, holesPerRound), figures[place] ?? null, rounds);
    if (column.parentId !== null) {
      children.push(figure);
      continue;
    }
    const { category, views, better } = column.stat;
    reports.push({ ...figure, category, belongsToView: views, better, children: children.reverse() });
    children = [];
  }
  return reports.reverse();
}

function figureOf(column: StatColumn, result: StatResult, standard: StandardFigure | null, rounds: number): StatFigure {
  const needed = roundsNeeded(column, rounds, result.state === 'value' ? result.n : 0);
  return {
    id: column.id,
    name: column.label,
    state: result.state,
    performance: result.state === 'value' ? resultPerformance(column, result) : null,
    standard:
      standard === null
        ? null
        : {
            formatted: formatStat(standard.value, column.format),
            raw: standard.value,
            source: standard.source,
            isModelled: standard.isModelled,
          },
    ...compare(column, result, standard, needed),
    roundsNeeded: needed,
    ...(result.state === 'failed' ? { error: result.message } : {}),
  };
}

/** A result with its texts. */
export function resultPerformance(
  column: StatColumn,
  result: StatResult & { readonly state: 'value' },
): StatPerformance {
  const { value, sum, n, interval } = result;
  return {
    formatted: formatStat(value, column.format),
    raw: toMillionths(value),
    successes: toMillionths(sum),
    opportunities: toMillionths(n),
    interval: interval === null ? null : { low: toMillionths(interval.low), high: toMillionths(interval.high) },
  };
}

/**
 * Rounds to millionths: further digits are noise of the addition, and a third of the reply's size. Rounds half away
 * from zero, so that a difference with swapped sides is the exact negative.
 */
export const toMillionths = (value: number): number =>
  value < 0 ? -Math.round(-value * 1e6) / 1e6 : Math.round(value * 1e6) / 1e6;

/**
 * Whether a result beats the standard, and whether that is likely real: the standard is outside its interval, and
 * there are enough rounds. Equal to the standard is not beaten.
 */
function compare(
  column: StatColumn,
  result: StatResult,
  figure: StandardFigure | null,
  needed: number,
): { readonly beatStandard: boolean | null; readonly isCertain: boolean } {
  if (result.state !== 'value' || figure === null || column.stat.better === 'none') {
    return { beatStandard: null, isCertain: false };
  }
  const beatStandard = column.stat.better === 'higher' ? result.value > figure.value : result.value < figure.value;
  const isOutside =
    result.interval !== null && (figure.value < result.interval.low || figure.value > result.interval.high);
  return { beatStandard, isCertain: isOutside && needed === 0 };
}
