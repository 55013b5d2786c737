import type { StatCategory, StatFigure, StatReport } from '../stats/index.ts';
import type { NotableStat, StrengthsAndWeaknesses } from './report.ts';

const MAX_NOTABLE = 5;
/** Figures with fewer opportunities are not ranked: one of one putts made is no strength. */
const MIN_OPPORTUNITIES = 5;

/**
 * The compared stats and children that stand out, ordered by their distance from the standard in half-widths of their
 * own interval, so that a large gap over three putts does not rank above a small one over three hundred. Stats without
 * an interval cannot be ranked and are left out.
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

/**
 * Keeps one per family: a stat and its children report the same difference, so only the one that stands out most is
 * kept.
 */
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
