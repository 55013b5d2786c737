import type { Comparison } from './comparison.ts';
import { namedFigures } from './metrics.ts';

/** Of equal players, about one figure in this many is worth a look by chance: its 95% interval excludes zero. */
const ONE_IN = 20;

/**
 * How many of the figures of a comparison are real and how many are worth a look, and how many of these chance alone
 * brings: 'Of 164 figures 2 are likely real and 12 worth a look; about 8 are so by chance.'
 */
export function differencesText({ categories }: Pick<Comparison, 'categories'>): string {
  const judged = categories
    .flatMap(namedFigures)
    .flatMap(({ figure }) => figure.difference?.certainty ?? [])
    .filter((certainty) => certainty !== 'tooFew');
  const count = (sought: 'clear' | 'likely'): number => judged.filter((certainty) => certainty === sought).length;
  const byChance = Math.round(judged.length / ONE_IN);
  return `Of ${judged.length} figures ${count('clear')} are likely real and ${count('likely')} worth a look; about ${byChance} are so by chance.`;
}
