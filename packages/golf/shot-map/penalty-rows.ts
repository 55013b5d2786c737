import { lieText, plural } from '../format/index.ts';
import { type Int, type LatLon, type UnitSystem } from '../model/index.ts';
import { type MappedHole, type MappedShot, numbersOf } from './mapped-round.ts';
import { loggedLengthText } from './shot-labels.ts';

/** The penalty strokes that follow a stroke, in the list of strokes and at the ball that was dropped. */
export type PenaltyRow = {
  /** Index of the stroke that they belong to. */
  readonly after: Int;
  /** Their numbers as golfers count: '2', or '2–3'. */
  readonly label: string;
  /** Where the next stroke is played from if that is elsewhere; null if it is unknown, or the same place. */
  readonly place: LatLon | null;
  /** The next stroke; null if the hole ends here. */
  readonly next: MappedShot | null;
  /** Whether the stroke is played again from where it was played. */
  readonly isAgain: boolean;
  readonly strokes: Int;
  readonly isDrop: boolean;
};

/** A list and a map that count penalties have the same numbers (MAP-O67). */
export function penaltyRows({ shots }: Pick<MappedHole, 'shots'>): readonly PenaltyRow[] {
  const numbers = numbersOf({ shots });
  return shots.flatMap((shot, after): readonly PenaltyRow[] => {
    if (shot.penalties === 0) return [];
    const next = shots[after + 1] ?? null;
    const isAgain = next !== null && next.lie === shot.lie && next.toPin === shot.toPin;
    const first = (numbers[after] ?? 0) + 1;
    const last = first + shot.penalties - 1;
    return [
      {
        after,
        label: first === last ? String(first) : `${first}–${last}`,
        place: isAgain ? null : (next?.start ?? null),
        ...{ next, isAgain, strokes: shot.penalties },
        isDrop: shot.endLie === 'penaltyArea',
      },
    ];
  });
}

/** 'Penalty stroke', and 'Dropped: rough, 150 yd left.' */
export function penaltyInWords(row: PenaltyRow, units: UnitSystem): { readonly title: string; readonly rest: string } {
  const { next, isAgain, isDrop, strokes } = row;
  const title = strokes === 1 ? 'Penalty stroke' : plural(strokes, 'penalty stroke');
  if (next === null) return { title, rest: '' };
  if (isAgain) return { title, rest: next.lie === 'tee' ? 'Played again from the tee.' : 'Played again from there.' };
  const left = next.toPin === null ? '' : `, ${loggedLengthText(next.toPin, next.lie, units)} left`;
  return { title, rest: `${isDrop ? 'Dropped' : 'Next'}: ${lieText(next.lie)}${left}.` };
}
