import { type Certainty, significanceText } from '../format/index.ts';
import { ALONE_DOUBT, REAL_DOUBT, standingOf } from '../stats/index.ts';
import type { Judgement } from './contrast.ts';

/** Whether a better side is shown for a difference; only a clear one is called real. */
export const isSignificant = (certainty: Certainty): boolean => certainty === 'clear' || certainty === 'likely';

/**
 * The certainty of each of some differences that are shown together. Among many figures of equal players some always
 * differ much, so `clear` controls the family-wise error: chance alone calls any of them clear in few comparisons only,
 * however the figures correlate. `likely` is judged one by one, so that one in twenty differences between equal players
 * is called so.
 */
export function certaintiesOf(family: readonly Judgement[]): readonly Certainty[] {
  const enough = family.filter(({ isEnough }) => isEnough);
  const standing = standingOf(
    enough.map(({ maxChance }) => maxChance),
    REAL_DOUBT,
  );
  const clear = new Set(enough.filter((_one, place) => standing.has(place)));
  return family.map((judgement) => {
    if (!judgement.isEnough) return 'tooFew';
    if (clear.has(judgement)) return 'clear';
    return judgement.chance < ALONE_DOUBT ? 'likely' : 'cannotTell';
  });
}

/** The certainties of figures of a category that is not clear: none of them is. */
export const certaintiesWithin = (family: readonly Judgement[], isCategoryClear: boolean): readonly Certainty[] =>
  certaintiesOf(family).map((certainty) => (certainty === 'clear' && !isCategoryClear ? 'likely' : certainty));

/**
 * The text of a certainty on all screens and reports.
 *
 * @param needed number of rounds that are missing.
 */
export const certaintyText = (certainty: Certainty, needed: number): string => {
  const text = significanceText({ certainty, roundsNeeded: needed });
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};
