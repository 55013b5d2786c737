import { distanceText, type PenaltyKind, penaltyKind } from '@strokebook/golf/entry';
import { plural } from '@strokebook/golf/format';
import type { Shot, ShotPenalty, UnitSystem } from '@strokebook/golf/model';

type PenaltyOption = {
  readonly penalty: PenaltyKind;
  readonly strokes: number;
  readonly title: string;
  /** What follows by the Rules of Golf. */
  readonly text: string;
};

const bunkers: ReadonlySet<Shot['lie']> = new Set(['bunker', 'greensideBunker', 'fairwayBunker']);

/**
 * The penalties that a stroke can have.
 *
 * @param isLying whether an unplayable ball is the one that lies at the stroke's place, and was not played from there
 */
export function penaltyOptions(played: Shot, units: UnitSystem, isLying: boolean): readonly PenaltyOption[] {
  const from = played.lie === 'tee' ? 'the tee' : 'the same place';
  const distance = played.toPin === undefined ? '' : `, ${distanceText(played.toPin, played.lie, units)}`;
  const again = `Play again from ${from}${distance}`;
  return [
    { penalty: 'water', strokes: 1, title: penaltyNames.water, text: 'Drop, then say where the drop lies' },
    { penalty: 'outOfBounds', strokes: 1, title: penaltyNames.outOfBounds, text: again },
    { penalty: 'lost', strokes: 1, title: penaltyNames.lost, text: again },
    {
      ...{ penalty: 'unplayable', strokes: 1, title: penaltyNames.unplayable },
      text: isLying ? `Not played from here${distance}. Then say where the drop lies` : `Drop, or back to ${from}`,
    },
    ...(bunkers.has(played.lie)
      ? [
          {
            ...{ penalty: 'unplayable' as const, strokes: 2 },
            title: `${penaltyNames.unplayable}, out of the bunker`,
            text: 'Drop outside the bunker, back on the line',
          },
        ]
      : []),
    {
      ...{ penalty: 'wrongBall', strokes: 2, title: penaltyNames.wrongBall },
      text: 'That stroke does not count. Play your own ball from where it lay',
    },
    {
      ...{ penalty: 'other', strokes: 1, title: `${penaltyNames.other}, one stroke` },
      text: 'Play the ball as it lies',
    },
    {
      ...{ penalty: 'other', strokes: 2, title: `${penaltyNames.other}, two strokes` },
      text: 'General penalty; play the ball as it lies',
    },
  ];
}

const penaltyNames: Readonly<Record<PenaltyKind, string>> = {
  water: 'Water',
  outOfBounds: 'Out of bounds',
  lost: 'Lost ball',
  unplayable: 'Unplayable',
  wrongBall: 'Wrong ball',
  other: 'Something else',
};

/** Short enough for a chip beside its stroke; '' for a penalty of no kind. */
export function shortPenaltyName({ reason }: ShotPenalty): string {
  const kind = penaltyKind(reason);
  if (kind === null || kind === 'other') return '';
  return kind === 'outOfBounds' ? 'OB' : kind === 'lost' ? 'Lost' : penaltyNames[kind];
}

/** 'Penalty on stroke 2: Water, 1 stroke. Change it'. @param number the stroke's, as golfers count. */
export function penaltyLabel(number: number, { reason, strokes }: ShotPenalty): string {
  const kind = penaltyKind(reason);
  const name = kind === null ? '' : `${penaltyNames[kind]}, `;
  return `Penalty on stroke ${number}: ${name}${plural(strokes, 'stroke')}. Change it`;
}
