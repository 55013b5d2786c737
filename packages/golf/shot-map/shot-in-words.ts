import { clubText, lieText, wholeYards } from '../format/index.ts';
import { type UnitSystem, type Yards, yardsToMetres } from '../model/index.ts';
import type { MappedShot } from './mapped-round.ts';
import { isTypedInYards, loggedLengthText, shotLengthText } from './shot-labels.ts';

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
  const left =
    endLie === 'holed' || endToPin === null ? '' : `${tellLength(loggedLengthText(endToPin, endLie, units))} left`;
  const penalty = penalties === 0 ? '' : penalties === 1 ? '1 penalty stroke' : `${penalties} penalty strokes`;
  const sentences = [[clubText(club), where].filter((part) => part !== '').join(', '), left, penalty];
  return {
    length: length === null ? null : tellLength(lengthText(shot, length, units)),
    rest: sentences
      .flatMap((text) => (text === '' ? [] : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`))
      .join(' '),
  };
}

/** As long as what it was played from: a chip of 27 yd from 30 typed yards. */
const lengthText = ({ lie, toPin }: MappedShot, length: Yards, units: UnitSystem): string =>
  units === 'imperial' && isTypedInYards(toPin, lie)
    ? wholeYards(length)
    : shotLengthText(yardsToMetres(length), units);

/** A putt of a few inches has no length worth saying. */
const tellLength = (text: string): string => (Number.parseFloat(text) === 0 ? 'Tap-in' : text);
