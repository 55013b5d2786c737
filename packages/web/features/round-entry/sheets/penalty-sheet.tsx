// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import { isUnplayed, lastPlayed, penaltyKind, teeStroke } from '@strokebook/golf/entry';
import { strokeNumber } from '@strokebook/golf/facts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Key } from '../pads/key.tsx';
import { penaltyOptions } from './penalty-options.ts';
import classes from './penalty-sheet.module.css';
import type { RoundEntry } from '../round-entry.ts';

type PenaltySheetProps = { readonly entry: RoundEntry; readonly onClose: () => void };

/** The kind of a penalty, new or stored: the next place follows from the Rules of Golf (ENTRY-09). */
export function PenaltySheet({ entry, onClose }: PenaltySheetProps) {
  const { hole, index, units, run, editing } = entry;
  const stroke = editing ?? lastPlayed(hole);
  const played = hole.strokes[stroke] ?? teeStroke(hole);
  const stored = hole.strokes[stroke]?.penalty;
  const isChange = editing !== null && stored !== undefined;
  return (
    <Dialog title={`Penalty on stroke ${strokeNumber(hole.strokes, stroke)}`} size={430} onClose={onClose}>
      <ul className={classes.kinds}>
        {penaltyOptions(played, units, editing === null && isUnplayed(hole, 'unplayable')).map(
          ({ penalty, strokes, title, text }) => (
            <li key={`${penalty}${strokes}`}>
              <button
                type="button"
                aria-pressed={
                  isChange ? penaltyKind(stored.reason) === penalty && stored.strokes === strokes : undefined
                }
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
          ),
        )}
      </ul>
      <div className={classes.others}>
        <Key
          look="quiet"
          onClick={() => {
            if (isChange) run({ kind: 'action', action: { kind: 'noPenalty', hole: index, stroke } });
            onClose();
          }}
        >
          No penalty
        </Key>
        {!isChange && (
          <Key
            onClick={() => {
              run({ kind: 'provisional' });
              onClose();
            }}
          >
            Provisional ball
          </Key>
        )}
        {!isChange && (
          <Key
            onClick={() => {
              run({ kind: 'pickUp' });
              onClose();
            }}
          >
            {hole.isPickedUp ? 'Not picked up' : 'Picked up'}
          </Key>
        )}
      </div>
    </Dialog>
  );
}
