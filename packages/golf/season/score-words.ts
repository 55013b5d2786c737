import { plural, scoreToPar } from '../format/index.ts';
import type { ScoreStory } from './score-story.ts';

/**
 * A round of scores in one sentence: '+1 on par 3s, +5 on par 4s, even on par 5s; 1 double or worse.' Strokes to par of
 * one round, so that each is a whole number.
 */
export function scoreWords({ byPar, doubles }: Pick<ScoreStory, 'byPar' | 'doubles'>): string {
  const parts = byPar.map(({ par, toPar }) => `${toPar === 0 ? 'even' : scoreToPar(toPar)} on par ${par}s`);
  const sentence = parts.join(', ');
  const worst = doubles.holes === 0 ? '' : `; ${plural(doubles.holes, 'double')} or worse`;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${worst}.`;
}
