import type { HoleCount } from '../model/index.ts';
import { type RoundFilter, selectRounds } from '../selection/index.ts';
import { statCategories, type StatReport, sumTallies } from '../stats/index.ts';
import type { Career } from './career.ts';
import type { CategoryPerformance, OverviewReport, PerformanceData } from './report.ts';
import { statReports } from './stat-reports.ts';
import { strengthsAndWeaknesses } from './strengths.ts';

/** A share of fewer stats has no meaning: of one stat it is 0% or 100%. */
const MIN_STATS_OF_SHARE = 3;

/** The default of a filter without a hole count. */
const DEFAULT_HOLE_COUNT: HoleCount = 18;

/** The number of holes that "per round" means for a filter. */
export const holesPerRoundOf = (filter: RoundFilter): HoleCount => filter.holeCount ?? DEFAULT_HOLE_COUNT;

/**
 * Computes the overview of one selection of rounds compared with a standard; without rounds every stat has no data.
 *
 * @param statIds the stats of the report; omitted for all. Shares of beaten stats are always over all.
 */
export function computeOverview(
  career: Career,
  filter: RoundFilter,
  standardName: string | null,
  statIds?: readonly string[],
): OverviewReport {
  const tallyOfRound = new Map(career.map(({ summary, tally }) => [summary.roundId, tally]));
  const rounds = selectRounds(
    career.map(({ summary }) => summary),
    filter,
  );
  const tally = sumTallies(rounds.flatMap((round) => tallyOfRound.get(round.roundId) ?? []));
  const stats = statReports(tally, standardName, holesPerRoundOf(filter));
  return {
    roundCount: rounds.length,
    holeCount: tally.holes,
    performanceStats: withStats(performanceOf(stats), statIds),
    strengthWeaknessResponse: strengthsAndWeaknesses(stats, rounds.length),
  };
}

/** Share of the compared top-level stats that beat the standard, by category and in total (ASSESS-09, ASSESS-O3). */
export function performanceOf(stats: readonly StatReport[]): PerformanceData {
  const byCategory: readonly CategoryPerformance[] = statCategories.map((category) => {
    const ofCategory = stats.filter((stat) => stat.category === category);
    return { category, ...shareBeaten(ofCategory), few: fewStats(ofCategory) };
  });
  const hasFigures = stats.some(({ performance }) => performance !== null);
  return { stats, hasFigures, byCategory, skillPerformance: shareBeaten(stats).performance };
}

const withStats = (performance: PerformanceData, statIds: readonly string[] | undefined): PerformanceData =>
  statIds === undefined
    ? performance
    : { ...performance, stats: performance.stats.filter(({ id }) => statIds.includes(id)) };

function fewStats(stats: readonly StatReport[]): CategoryPerformance['few'] {
  const compared = stats.flatMap(({ id, name, performance, standard, beatStandard, certainty }) => {
    if (beatStandard === null || performance === null || standard === null) return [];
    const shown = ({ raw, formatted }: { readonly raw: number; readonly formatted: string }) => ({ raw, formatted });
    const figures = { performance: shown(performance), standard: shown(standard) };
    return [{ statId: id, name, ...figures, beatStandard, isReal: certainty === 'clear' }];
  });
  return compared.length < MIN_STATS_OF_SHARE ? compared : [];
}

function shareBeaten(stats: readonly StatReport[]): Omit<CategoryPerformance, 'category' | 'few'> {
  const compared = stats.filter((stat) => stat.beatStandard !== null);
  const beaten = compared.filter((stat) => stat.beatStandard === true).length;
  return {
    performance: compared.length === 0 ? null : Math.round((100 * beaten) / compared.length),
    beaten,
    compared: compared.length,
  };
}
