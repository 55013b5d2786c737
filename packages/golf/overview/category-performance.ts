import { statCategories, type StatReport } from '../stats/index.ts';
import type { CategoryPerformance, PerformanceData } from './report.ts';

/** Share of the compared top-level stats that beat the standard, by category and over all (ASSESS-09, ASSESS-O3). */
export function performanceOf(stats: readonly StatReport[]): PerformanceData {
  const byCategory: readonly CategoryPerformance[] = statCategories.map((category) => {
    const ofCategory = stats.filter((stat) => stat.category === category);
    return { category, ...shareBeaten(ofCategory) };
  });
  return { stats, byCategory, skillPerformance: shareBeaten(stats).performance };
}

function shareBeaten(stats: readonly StatReport[]): Omit<CategoryPerformance, 'category'> {
  const compared = stats.filter((stat) => stat.beatStandard !== null);
  const beaten = compared.filter((stat) => stat.beatStandard === true).length;
  return {
    performance: compared.length === 0 ? null : Math.round((100 * beaten) / compared.length),
    beaten,
    compared: compared.length,
  };
}
