import type { Judgement } from './contrast.ts';

/** How sure one may be that two selections differ. */
export const certainties = ['clear', 'likely', 'cannotTell', 'tooFew'] as const;
export type Certainty = (typeof certainties)[number];

/** Whether it is said of a difference which side is better. */
export const isTold = (certainty: Certainty): boolean => certainty === 'clear' || certainty === 'likely';

/**
 * In how many comparisons of equal players one of a family is called clear at the most. 2% of comparisons may have
 * anything that is: half of these are for the figures, half for the categories (`certainty.test.ts` of the demo counts).
 */
const CLEAR_BELOW = 0.01;

/**
 * How sure each of some differences is that are looked at together. Among many figures of equal players some always
 * differ much, so clear holds of all of them at once: chance alone calls none of them clear in all but a few
 * comparisons, however the figures hang together (Holm, Scandinavian Journal of Statistics 6, 1979). Likely is said of
 * each alone.
 *
 * @param likelyBelow chance alone below which a difference is likely.
 */
export function certaintiesOf(family: readonly Judgement[], likelyBelow: number): readonly Certainty[] {
  const surest = [...family.entries()]
    .filter(([, { isEnough }]) => isEnough)
    .sort(([, a], [, b]) => a.mostChance - b.mostChance);
  const firstUnclear = surest.findIndex(
    ([, { mostChance }], index) => mostChance >= CLEAR_BELOW / (surest.length - index),
  );
  const clear = new Set(surest.slice(0, firstUnclear < 0 ? surest.length : firstUnclear).map(([place]) => place));
  return family.map(({ isEnough, chance }, place) => {
    if (!isEnough) return 'tooFew';
    if (clear.has(place)) return 'clear';
    return chance < likelyBelow ? 'likely' : 'cannotTell';
  });
}

/** The words for how sure a difference is. */
export const certaintyWords: Readonly<Record<Certainty, string>> = {
  clear: 'Clear',
  likely: 'Likely',
  cannotTell: 'Cannot tell',
  tooFew: 'Too few rounds',
};
