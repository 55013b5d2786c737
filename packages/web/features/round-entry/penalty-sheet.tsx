import { distanceText, lastPlayed, type PenaltyKind, teeStroke } from '@strokebook/golf/entry';
import { Dialog } from '../../ui/dialog.tsx';
import { Key } from './key.tsx';
import classes from './penalty-sheet.module.css';
import type { RoundEntry } from './round-entry.ts';

type PenaltySheetProps = { readonly entry: RoundEntry; readonly onClose: () => void };

type Option = {
  readonly penalty: PenaltyKind;
  readonly strokes: number;
  readonly title: string;
  readonly text: string;
};

/** The kind of a penalty first: the next place follows from the Rules of Golf (ENTRY-09). */
export function PenaltySheet({ entry, onClose }: PenaltySheetProps) {
  const { hole, units, run, editing } = entry;
  const stroke = editing ?? lastPlayed(hole);
  const played = hole.strokes[stroke] ?? teeStroke(hole);
  const from = played.lie === 'tee' ? 'the tee' : 'the same place';
  const again = `Play again from ${from}${played.toPin === undefined ? '' : `, ${distanceText(played.toPin, played.lie, units)}`}`;
  const isInBunker = played.lie === 'bunker' || played.lie === 'greensideBunker' || played.lie === 'fairwayBunker';
  const options: readonly Option[] = [
    { penalty: 'water', strokes: 1, title: 'Water', text: 'Drop, then say where the drop lies' },
    { penalty: 'outOfBounds', strokes: 1, title: 'Out of bounds', text: again },
    { penalty: 'lost', strokes: 1, title: 'Lost ball', text: again },
    { penalty: 'unplayable', strokes: 1, title: 'Unplayable', text: `Drop, or back to ${from}` },
    ...(isInBunker
      ? [
          {
            ...{ penalty: 'unplayable' as const, strokes: 2 },
            title: 'Unplayable, out of the bunker',
            text: 'Drop outside of the bunker, on the line',
          },
        ]
      : []),
    { penalty: 'wrongBall', strokes: 2, title: 'Wrong ball', text: 'Its strokes do not count; play your own ball' },
    { penalty: 'other', strokes: 1, title: 'Something else, one stroke', text: 'The ball stays where it is' },
    { penalty: 'other', strokes: 2, title: 'Something else, two strokes', text: 'The general penalty; the ball stays' },
  ];
  return (
    <Dialog title={`Penalty on stroke ${stroke + 1}`} size={430} onClose={onClose}>
      <ul className={classes.kinds}>
        {options.map(({ penalty, strokes, title, text }) => (
          <li key={`${penalty}${strokes}`}>
            <button
              type="button"
              onClick={() => {
                run({ kind: 'penalty', penalty, strokes });
                onClose();
              }}
            >
              <span>
                <b>{title}</b>
                <small>{text}</small>
              </span>
              <em>+{strokes}</em>
            </button>
          </li>
        ))}
      </ul>
      <div className={classes.others}>
        <Key look="quiet" onClick={onClose}>
          No penalty
        </Key>
        <Key
          onClick={() => {
            run({ kind: 'provisional' });
            onClose();
          }}
        >
          Provisional ball
        </Key>
      </div>
    </Dialog>
  );
}
