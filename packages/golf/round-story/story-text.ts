import { formatDay, plural, scoreToPar, signed } from '../format/index.ts';
import type { Int } from '../model/index.ts';
import { scoreMark, type ScoreMark, type ScoredHole } from '../scorecard/index.ts';
import { strokesGainedNames } from '../overview/index.ts';
import type { RoundStory } from './round-story.ts';

const scoreNames: Readonly<Record<ScoreMark, string>> = {
  eagle: 'Eagle',
  birdie: 'Birdie',
  par: 'Par',
  bogey: 'Bogey',
  double: 'Double bogey',
};

/** The best hole of a round: 'Birdie at 14', 'Hole in one at 3'. */
export function bestHoleTitle({ hole, par, score }: Pick<ScoredHole, 'hole' | 'par' | 'score'>): string {
  if (score === 1) return `Hole in one at ${hole}`;
  if (score - par === -3) return `Albatross at ${hole}`;
  if (score - par > 2) return `${plural(score, 'stroke')} at ${hole}`;
  return `${scoreNames[scoreMark(score - par)]} at ${hole}`;
}

/** 'Double bogey at 3', 'Double bogeys at 3, 7 and 12'. @param alike the numbers of all holes that cost the same */
export function costliestTitle(hole: Pick<ScoredHole, 'hole' | 'par' | 'score'>, alike: readonly Int[]): string {
  if (alike.length < 2) return bestHoleTitle(hole);
  const toPar = hole.score - hole.par;
  const where = `${alike.slice(0, -1).join(', ')} and ${alike.at(-1)}`;
  return toPar > 2 ? `+${toPar} at ${where}` : `${scoreNames[scoreMark(toPar)]}s at ${where}`;
}

/** The whole story for those who do not see its picture. */
export function storyInWords({ name, courseName, playedOn, score, toPar, best, gained }: RoundStory): string {
  const where = name === courseName ? name : `${name}, ${courseName}`;
  const parts = gained.map(({ part, strokes }) => `${strokesGainedNames[part].toLowerCase()} ${signed(strokes, 1)}`);
  return [
    `${score} (${scoreToPar(toPar)}), ${where}, ${formatDay(playedOn, true)}.`,
    `${bestHoleTitle(best)}.`,
    ...(parts.length === 0 ? [] : [`Strokes gained: ${parts.join(', ')}.`]),
  ].join(' ');
}
