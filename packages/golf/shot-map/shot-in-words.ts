import { clubText, lieText } from '../format/index.ts';
import { distanceBetween } from '../geometry/index.ts';
import { type Metres, type UnitSystem, yardsToMetres } from '../model/index.ts';
import type { MappedShot } from './mapped-round.ts';
import { shotLengthText } from './shot-labels.ts';

/** A shot as a player tells it: 'Driver, 256 yd, fairway, 218 yd left', 'Putter, 9 ft, holed'; '' if nothing is known. */
export function shotInWords(shot: MappedShot, units: UnitSystem): string {
  const { club, endLie, endToPin, penalties } = shot;
  const length = shotLength(shot);
  const isHoled = endLie === 'holed';
  const where = endLie === null || (endLie === 'green' && shot.lie === 'green') ? '' : lieText(endLie);
  const left = isHoled || endToPin === null ? '' : `${shotLengthText(yardsToMetres(endToPin), units)} left`;
  const penalty = penalties === 0 ? '' : penalties === 1 ? '1 penalty stroke' : `${penalties} penalty strokes`;
  const text = [clubText(club), length === null ? '' : shotLengthText(length, units), where, left, penalty]
    .filter((part) => part !== '')
    .join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Where a shot was played from: '474 yd out, tee'. */
export function shotStartInWords({ lie, toPin }: MappedShot, units: UnitSystem): string {
  return toPin === null ? lieText(lie) : `${shotLengthText(yardsToMetres(toPin), units)} out, ${lieText(lie)}`;
}

/** How far the ball went; a holed shot went to the pin. Null if its start or end is unknown. */
function shotLength({ start, end, endLie, toPin }: MappedShot): Metres | null {
  if (endLie === 'holed' && toPin !== null) return yardsToMetres(toPin);
  return start === null || end === null ? null : distanceBetween(start, end);
}
