import { clubText, lieText } from '../format/index.ts';
import { type Metres, type UnitSystem, yardsToMetres } from '../model/index.ts';
import type { MappedShot } from './mapped-round.ts';
import { shotLengthText } from './shot-labels.ts';

/** A shot as a player tells it: how far it went, and the rest. */
export type ShotWords = {
  /** '256 yd'; null if unknown. */
  readonly length: string | null;
  /** 'Driver, fairway. 218 yd left.' */
  readonly rest: string;
};

/** The length first, then club, lie at rest and remaining distance (MAP-O61). */
export function shotInWords(shot: MappedShot, units: UnitSystem): ShotWords {
  const { club, endLie, endToPin, penalties, length } = shot;
  const where = endLie === null || (endLie === 'green' && shot.lie === 'green') ? '' : lieText(endLie);
  const left = endLie === 'holed' || endToPin === null ? '' : `${tellLength(yardsToMetres(endToPin), units)} left`;
  const penalty = penalties === 0 ? '' : penalties === 1 ? '1 penalty stroke' : `${penalties} penalty strokes`;
  const sentences = [[clubText(club), where].filter((part) => part !== '').join(', '), left, penalty];
  return {
    length: length === null ? null : tellLength(yardsToMetres(length), units),
    rest: sentences
      .flatMap((text) => (text === '' ? [] : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`))
      .join(' '),
  };
}

/** A putt of a few inches has no length worth saying. */
function tellLength(length: Metres, units: UnitSystem): string {
  const text = shotLengthText(length, units);
  return Number.parseFloat(text) === 0 ? 'Tap-in' : text;
}
