import type { StatCategory, StatFigure, StatReport } from '../stats/index.ts';
import type { NotableStat, StrengthsAndWeaknesses } from './report.ts';

const MAX_NOTABLE = 5;
/** One putt of one is no strength: fewer opportunities than a handful are not ranked. */
const MIN_OPPORTUNITIES = 5;

/**
 * What stands out against the standard: the compared stats and children, ordered by their distance from the standard
 * in half-widths of their own interval, so that a large gap in three putts does not outrank a small one in three
 * hundred. Stats without an interval cannot be ranked and are left out.
 */
export function strengthsAndWeaknesses(stats: readonly StatReport[]): StrengthsAndWeaknesses {
  const ranked = stats
    .flatMap((stat) => [
      { figure: stat, category: stat.category, family: stat.id },
      ...stat.children.map((child) => ({
        figure: { ...child, name: `${stat.name}, ${child.name}` },
        category: stat.category,
        family: stat.id,
      })),
    ])
    .flatMap((candidate) => {
      const gap = gapOf(candidate.figure);
      return gap === null ? [] : [{ ...candidate, gap }];
    })
    .sort((a, b) => b.gap - a.gap);
  const best = (isBeaten: boolean): readonly NotableStat[] =>
    oneOfEachFamily(ranked.filter(({ figure }) => figure.beatStandard === isBeaten))
      .slice(0, MAX_NOTABLE)
      .map(({ figure, category }) => notable(figure, category));
  return { strengths: best(true), weaknesses: best(false) };
}

/** A stat and its children say the same thing twice: the one that stands out most speaks for its family. */
function oneOfEachFamily<T extends { readonly family: string }>(ranked: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return ranked.filter(({ family }) => !seen.has(family) && seen.add(family));
}

function gapOf({ performance, standard, beatStandard }: StatFigure): number | null {
  if (beatStandard === null || performance?.interval == null || standard === null) return null;
  if (performance.opportunities < MIN_OPPORTUNITIES) return null;
  const halfWidth = (performance.interval.high - performance.interval.low) / 2;
  const gap = Math.abs(performance.raw - standard.raw);
  return halfWidth === 0 || gap === 0 ? null : gap / halfWidth;
}

function notable(figure: StatFigure, category: StatCategory): NotableStat {
  return {
    statId: figure.id,
    name: figure.name,
    category,
    performance: figure.performance?.formatted ?? '',
    standard: figure.standard?.formatted ?? '',
    isCertain: figure.isCertain,
  };
}
