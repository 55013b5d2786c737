import type { HoleCount } from '../model/index.ts';
import { type RoundFilter, selectRounds } from '../selection/index.ts';
import {
  nearestStandards,
  statCategories,
  type StatCategory,
  type StatReport,
  sumTallies,
  type Tally,
} from '../stats/index.ts';
import type { Career } from './career.ts';
import type { BeatenShare, CategoryPerformance, OverviewReport, PerformanceData } from './report.ts';
import { statReports } from './stat-reports.ts';
import { strengthsAndWeaknesses } from './strengths.ts';

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
    performanceStats: withStats(performanceOf(stats, tally, standardName, holesPerRoundOf(filter)), statIds),
    strengthWeaknessResponse: strengthsAndWeaknesses(stats, rounds.length),
  };
}

/**
 * Share of the compared top-level stats that beat the standard, by category and in total (ASSESS-09, ASSESS-O3). A
 * category without published figures in it is judged by the nearest standard that has them, too (DASH-11).
 */
function performanceOf(
  stats: readonly StatReport[],
  tally: Tally,
  standardName: string | null,
  holesPerRound: HoleCount,
): PerformanceData {
  const byCategory = statCategories.map((category): CategoryPerformance => {
    const ofCategory = stats.filter((stat) => stat.category === category);
    const share = shareBeaten(ofCategory);
    const hasFigures = ofCategory.some(({ performance }) => performance !== null);
    const needsOther = share.compared === 0 && hasFigures && standardName !== null;
    const nearest = needsOther ? nearestShare(category, { tally, standardName, holesPerRound }) : null;
    return { category, ...share, nearest, hasFigures };
  });
  const hasFigures = byCategory.some((one) => one.hasFigures);
  return { stats, hasFigures, byCategory, skillPerformance: shareBeaten(stats).performance };
}

type Judged = { readonly tally: Tally; readonly standardName: string; readonly holesPerRound: HoleCount };

function nearestShare(category: StatCategory, judged: Judged): CategoryPerformance['nearest'] {
  for (const { standardName, label } of nearestStandards(judged.standardName)) {
    const stats = statReports(judged.tally, standardName, judged.holesPerRound);
    const share = shareBeaten(stats.filter((stat) => stat.category === category));
    if (share.compared > 0) return { ...share, standardName, label };
  }
  return null;
}

const withStats = (performance: PerformanceData, statIds: readonly string[] | undefined): PerformanceData =>
  statIds === undefined
    ? performance
    : { ...performance, stats: performance.stats.filter(({ id }) => statIds.includes(id)) };

function shareBeaten(stats: readonly StatReport[]): BeatenShare {
  const compared = stats.filter((stat) => stat.beatStandard !== null);
  const beaten = compared.filter((stat) => stat.beatStandard === true).length;
  return {
    performance: compared.length === 0 ? null : Math.round((100 * beaten) / compared.length),
    beaten,
    compared: compared.length,
  };
}
