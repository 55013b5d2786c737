import { significanceText } from '../format/index.ts';
import type { Judgement } from './contrast.ts';

/** How certain it is that two selections differ. */
export const certainties = ['clear', 'likely', 'cannotTell', 'tooFew'] as const;
export type Certainty = (typeof certainties)[number];

/** Whether a better side is shown for a difference; only a clear one is called real. */
export const isSignificant = (certainty: Certainty): boolean => certainty === 'clear' || certainty === 'likely';

/**
 * The largest share of comparisons of equal players in which chance alone calls one of a family clear. At most 2% of
 * comparisons may have any false clear result: half of these are for the figures, half for the categories
 * (`certainty.test.ts` of the demo measures it).
 */
const CLEAR_BELOW = 0.01;

/** P-value below which a difference is likely, of a figure and of a category: its 95% interval excludes zero. */
const LIKELY_BELOW = 0.05;

/**
 * The certainty of each of some differences that are shown together. Among many figures of equal players some always
 * differ much, so `clear` controls the family-wise error: chance alone calls any of them clear in few comparisons only,
 * however the figures correlate (Holm, Scandinavian Journal of Statistics 6, 1979). `likely` is judged one by one, so
 * that one in twenty differences between equal players is called so.
 */
export function certaintiesOf(family: readonly Judgement[]): readonly Certainty[] {
  const surest = [...family.entries()]
    .filter(([, { isEnough }]) => isEnough)
    .sort(([, a], [, b]) => a.maxChance - b.maxChance);
  const firstUnclear = surest.findIndex(
    ([, { maxChance }], index) => maxChance >= CLEAR_BELOW / (surest.length - index),
  );
  const clear = new Set(surest.slice(0, firstUnclear < 0 ? surest.length : firstUnclear).map(([place]) => place));
  return family.map(({ isEnough, chance }, place) => {
    if (!isEnough) return 'tooFew';
    if (clear.has(place)) return 'clear';
    return chance < LIKELY_BELOW ? 'likely' : 'cannotTell';
  });
}

/**
 * The text of a certainty on all screens and reports.
 *
 * @param needed number of rounds that are missing.
 */
export const certaintyText = (certainty: Certainty, needed: number): string => {
  if (certainty === 'likely') return 'Worth a look';
  const text = significanceText({ isCertain: certainty === 'clear', roundsNeeded: needed });
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};
