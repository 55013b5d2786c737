import type { StatCategory, StatFigure, StatReport } from '../stats/index.ts';
import type { NotableStat, StrengthsAndWeaknesses } from './report.ts';
import { strokesWorth } from './strokes-worth.ts';

const MAX_NOTABLE = 5;
/** Strokes per round; smaller differences are not worth practicing for (ASSESS-O6). */
const MIN_STROKES = 0.1;

/**
 * The compared stats and children that stand out, ordered by the strokes per round that their distance from the standard
 * is worth. Figures that need more rounds, and those without a worth in strokes, are left out.
 */
export function strengthsAndWeaknesses(stats: readonly StatReport[], rounds: number): StrengthsAndWeaknesses {
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
      const { figure, family } = candidate;
      if (figure.beatStandard === null || figure.roundsNeeded > 0) return [];
      const strokes = strokesWorth(figure, family, rounds);
      return strokes === null || strokes < MIN_STROKES ? [] : [{ ...candidate, strokes }];
    })
    .sort((a, b) => b.strokes - a.strokes);
  const best = (isBeaten: boolean): readonly NotableStat[] =>
    oneOfEachFamily(ranked.filter(({ figure }) => figure.beatStandard === isBeaten))
      .slice(0, MAX_NOTABLE)
      .map(({ figure, category, strokes }) => notable(figure, category, strokes));
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

function notable(figure: StatFigure, category: StatCategory, strokes: number): NotableStat {
  return {
    statId: figure.id,
    name: figure.name,
    category,
    performance: figure.performance?.formatted ?? '',
    standard: figure.standard?.formatted ?? '',
    certainty: figure.certainty,
    strokes: Math.round(strokes * 100) / 100,
  };
}
