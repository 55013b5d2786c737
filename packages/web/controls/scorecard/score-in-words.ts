import { courseLength } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import { netScore, scoreMark, type ScoreMark, type ScorecardCell } from '@strokebook/golf/scorecard';

/** What the signs mean. */
export const markWords: Readonly<Record<ScoreMark, string>> = {
  eagle: 'eagle or better',
  birdie: 'birdie',
  par: 'par',
  bogey: 'bogey',
  double: 'double bogey or worse',
};

/** The text for screen readers: '5, bogey', and '5, bogey, net 4' with a stroke received. */
export function scoreInWords(cell: ScorecardCell): string {
  const { score, scoreVsPar, excluded, hole, received } = cell;
  const unscored = hole?.isPickedUp === true ? 'picked up' : 'not finished';
  const gross = score === null || scoreVsPar === null ? unscored : `${score}, ${markWords[scoreMark(scoreVsPar)]}`;
  const net = netScore(cell);
  const text = net === null || received === 0 ? gross : `${gross}, net ${net}`;
  return excluded ? `${text}, not counted` : text;
}

/** Tooltip of a hole; for an excluded one with the reason. */
export function holeInWords(
  { hole, score, excluded }: ScorecardCell,
  units: UnitSystem,
  whyExcluded = 'does not count here',
): string {
  if (hole === null) return '';
  const parts = [`Hole ${hole.hole}`, `par ${hole.par}`];
  if (hole.yards !== null) parts.push(courseLength(hole.yards, units));
  if (score !== null) parts.push(`${score} strokes`);
  if (hole.putts !== null) parts.push(`${hole.putts} putts`);
  if (hole.fairway !== null) parts.push(hole.fairway === 'hit' ? 'fairway hit' : missed(hole.fairway));
  if (hole.greenInRegulation !== null) parts.push(hole.greenInRegulation ? 'green in regulation' : 'green missed');
  if (hole.upAndDown === true) parts.push('up and down');
  if ((hole.penalties ?? 0) > 0) parts.push(`penalties ${hole.penalties}`);
  return excluded ? `${parts.join(' · ')} · ${whyExcluded}` : parts.join(' · ');
}

const missed = (side: string): string => (side === 'missed' ? 'fairway missed' : `fairway missed ${side}`);
