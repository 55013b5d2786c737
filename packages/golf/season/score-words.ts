import { plural, scoreToPar } from '../format/index.ts';
import type { ScoreStory } from './score-story.ts';

/**
 * Describes the scores of one round: '+1 on par 3s, +5 on par 4s, even on par 5s; 1 double or worse.' The story must be
 * that of one round: over several, strokes to par are means.
 */
export function scoreWords({ byPar, doubles }: Pick<ScoreStory, 'byPar' | 'doubles'>): string {
  const parts = byPar.map(({ par, toPar }) => `${toPar === 0 ? 'even' : scoreToPar(toPar)} on par ${par}s`);
  const sentence = parts.join(', ');
  const worst = doubles.holes === 0 ? '' : `; ${plural(doubles.holes, 'double')} or worse`;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${worst}.`;
}
