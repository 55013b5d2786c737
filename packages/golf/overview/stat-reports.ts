import { formatStat } from '../format/index.ts';
import type { HoleCount } from '../model/index.ts';
import {
  chanceOf,
  readStat,
  REAL_DOUBT,
  roundsNeeded,
  type StandardFigure,
  type StatColumn,
  type StatFigure,
  type StatPerformance,
  type StatReport,
  type StatResult,
  standardFigures,
  standingOf,
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
  const compared = statColumns.map((column, place) =>
    comparedFigure(column, readStat(tally, place, holesPerRound), figures[place] ?? null, rounds),
  );
  // All figures are one family: whoever is like the standard in everything has one that is likely real in a page of twenty.
  const judged = compared.filter(({ chance }) => chance !== null);
  const standing = standingOf(
    judged.map(({ chance }) => chance ?? 1),
    REAL_DOUBT,
  );
  const real = new Set(judged.filter((_one, place) => standing.has(place)).map(({ figure }) => figure));
  const reports: StatReport[] = [];
  let children: StatFigure[] = [];
  // Backwards, because a stat's column comes before its children's.
  for (let place = statColumns.length - 1; place >= 0; place -= 1) {
    const column = statColumns[place] as StatColumn;
    const { figure: found } = compared[place] as ComparedFigure;
    const figure: StatFigure = real.has(found) ? { ...found, certainty: 'clear' } : found;
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

type ComparedFigure = {
  /** Judged alone. */
  readonly figure: StatFigure;
  /** Two-sided p-value of the standard; null if there is nothing to judge. */
  readonly chance: number | null;
};

function comparedFigure(
  column: StatColumn,
  result: StatResult,
  standard: StandardFigure | null,
  rounds: number,
): ComparedFigure {
  const needed = roundsNeeded(column, rounds, result.state === 'value' ? result.n : 0);
  const { chance, ...judgement } = compare(column, result, standard, needed);
  const figure: StatFigure = {
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
    ...judgement,
    roundsNeeded: needed,
    ...(result.state === 'failed' ? { error: result.message } : {}),
  };
  return { figure, chance };
}

/** A result with its texts. */
export function resultPerformance(
  column: StatColumn,
  result: StatResult & { readonly state: 'value' },
): StatPerformance {
  const { value, sum, n, sample, interval } = result;
  return {
    formatted: formatStat(value, column.format),
    raw: toMillionths(value),
    successes: toMillionths(sum),
    opportunities: toMillionths(n),
    ...(sample !== undefined && { sample }),
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
 * Whether a result beats the standard, and how certain that is by itself: 'likely' if the standard is outside of its
 * interval, and there are enough rounds. Equal to the standard is not beaten.
 */
function compare(
  column: StatColumn,
  result: StatResult,
  figure: StandardFigure | null,
  needed: number,
): Pick<StatFigure, 'beatStandard' | 'certainty'> & Pick<ComparedFigure, 'chance'> {
  const alone = needed > 0 ? 'tooFew' : 'cannotTell';
  if (result.state !== 'value' || figure === null || column.stat.better === 'none') {
    return { beatStandard: null, certainty: alone, chance: null };
  }
  const beatStandard = column.stat.better === 'higher' ? result.value > figure.value : result.value < figure.value;
  const isOutside =
    result.interval !== null && (figure.value < result.interval.low || figure.value > result.interval.high);
  if (needed > 0 || result.interval === null) return { beatStandard, certainty: alone, chance: null };
  const chance = chanceOf(result.value, result.interval, figure.value, result.n);
  return { beatStandard, certainty: isOutside ? 'likely' : alone, chance };
}
