import type { StatCategory, StatFigure, StatReport } from '../stats/index.ts';
import type { NotableStat, StrengthsAndWeaknesses } from './report.ts';

const MOST_NOTABLE = 5;
/** One putt of one is no strength: fewer opportunities than a handful are not ranked. */
const FEWEST_OPPORTUNITIES = 5;

/**
 * What stands out against the standard: the compared stats and children, ordered by their distance from the standard
 * in half-widths of their own interval, so that a large gap in three putts does not outrank a small one in three
 * hundred. Stats without an interval cannot be ranked and are left out.
 */
export function strengthsAndWeaknesses(stats: readonly StatReport[]): StrengthsAndWeaknesses {
  const ranked = stats
    .flatMap((stat) => [
      stat,
      ...stat.children.map((child) => ({ ...child, name: `${stat.name}, ${child.name}`, category: stat.category })),
    ])
    .flatMap((stat) => {
      const gap = gapOf(stat);
      return gap === null ? [] : [{ stat, gap }];
    })
    .sort((a, b) => b.gap - a.gap);
  return {
    strengths: ranked
      .filter(({ stat }) => stat.beatStandard === true)
      .slice(0, MOST_NOTABLE)
      .map(({ stat }) => notable(stat)),
    weaknesses: ranked
      .filter(({ stat }) => stat.beatStandard === false)
      .slice(0, MOST_NOTABLE)
      .map(({ stat }) => notable(stat)),
  };
}

function gapOf({ performance, standard, beatStandard }: StatFigure): number | null {
  if (beatStandard === null || performance?.interval == null || standard === null) return null;
  if (performance.opportunities < FEWEST_OPPORTUNITIES) return null;
  const halfWidth = (performance.interval.high - performance.interval.low) / 2;
  const gap = Math.abs(performance.raw - standard.raw);
  return halfWidth === 0 || gap === 0 ? null : gap / halfWidth;
}

function notable(stat: StatFigure & { readonly category: StatCategory }): NotableStat {
  return {
    statId: stat.id,
    name: stat.name,
    category: stat.category,
    performance: stat.performance?.formatted ?? '',
    standard: stat.standard?.formatted ?? '',
    isCertain: stat.isCertain,
  };
}
