import { distanceDigits, distanceUnit } from '@strokebook/golf/entry';
import type { Lie } from '@strokebook/golf/model';
import { strokesOf } from '@strokebook/golf/facts';
import { plural } from '@strokebook/golf/format';
import { LieSign } from '../../../controls/lie-sign/lie-sign.tsx';
import { BackspaceIcon } from '../../../ui/icons.tsx';
import { EditKeys } from './edit-keys.tsx';
import { EntryProblemText } from '../entry-problem-text.tsx';
import { keepFocus, Key } from './key.tsx';
import classes from './pads.module.css';
import { NextHole } from './next-hole.tsx';
import { padLies } from './pad-lies.ts';
import type { RoundEntry } from '../round-entry.ts';
import { padTitle } from './pad-title.ts';
import { UndoKey } from './undo-key.tsx';
import { WhichBall } from './which-ball.tsx';

type StrokePadProps = { readonly entry: RoundEntry; readonly onPenalty: () => void };

/** Every stroke: the distance to the hole, then the lie, which stores the stroke and opens the next one (ENTRY-08). */
export function StrokePad({ entry, onPenalty }: StrokePadProps) {
  const { typed, asked, editing, units, run, isOffGreen, isChipIn } = entry;
  const isPutting = isOnGreen(entry);
  const isClosed = asked.keys === 'none' || asked.keys === 'ball';
  // Keys of a hole that is done would do nothing.
  const isInert = editing === null && asked.keys === 'none';
  const isTee = editing === 0 || (editing === null && asked.placed === 0);
  const lies: readonly { readonly lie: Lie; readonly label: string }[] = isTee
    ? [{ lie: 'tee', label: 'Tee' }, ...padLies.slice(0, 4)]
    : padLies;
  return (
    <div className={classes.pad}>
      <TypedDistance entry={entry} />
      {asked.keys === 'ball' && editing === null ? (
        <WhichBall entry={entry} />
      ) : (
        <div className={classes.keys} role="presentation" onMouseDown={keepFocus}>
          <div className={classes.digits} role="group" aria-label="Distance to the hole">
            {'123456789'.split('').map((digit) => (
              <Key key={digit} disabled={isInert} onClick={() => run({ kind: 'digit', digit })}>
                {digit}
              </Key>
            ))}
            {units === 'metric' ? (
              <Key look="quiet" aria-label="Decimal point" onClick={() => run({ kind: 'digit', digit: '.' })}>
                .
              </Key>
            ) : (
              <Key look="quiet" className={classes.word} onClick={() => run({ kind: 'clear' })}>
                Clear
              </Key>
            )}
            <Key disabled={isInert} onClick={() => run({ kind: 'digit', digit: '0' })}>
              0
            </Key>
            <Key look="quiet" aria-label="Delete the last digit" onClick={() => run({ kind: 'backspace' })}>
              <BackspaceIcon size={24} />
            </Key>
          </div>
          {isPutting ? (
            <div className={classes.green} role="group" aria-label="The putt">
              <Key look="main" className={classes.holed} onClick={() => run({ kind: 'holed' })}>
                Holed
                <small>{plural(strokesOf(entry.hole.strokes), 'stroke')} on the card</small>
              </Key>
              <Key onClick={() => run({ kind: 'missed' })}>
                Missed
                <small>next putt</small>
              </Key>
              <Key onClick={() => run({ kind: 'offGreen' })}>Off the green</Key>
            </div>
          ) : (
            <div className={classes.lies} role="group" aria-label={isChipIn ? 'Holed from' : 'Lie'}>
              {lies.map(({ lie, label }) => (
                <Key key={lie} className={classes.lie} disabled={isInert} onClick={() => run({ kind: 'lie', lie })}>
                  <span aria-hidden="true">
                    <LieSign lie={lie} />
                  </span>
                  <span>{label}</span>
                  {lie === 'green' && <small>{distanceUnit('green', units)}</small>}
                </Key>
              ))}
            </div>
          )}
        </div>
      )}
      {editing === null ? (
        <div className={classes.three}>
          <UndoKey entry={entry} />
          <Key look="quiet" disabled={isClosed} onClick={onPenalty}>
            Penalty
          </Key>
          {/* Keys of their own: a tap that began on one of them must not end on the other. */}
          {isPutting ? (
            <Key key="conceded" look="quiet" onClick={() => run({ kind: 'holed', isConceded: true })}>
              Conceded
            </Key>
          ) : asked.keys === 'none' ? (
            <NextHole entry={entry} />
          ) : (
            <Key
              key="holed"
              look="quiet"
              disabled={asked.keys === 'ball' || (isOffGreen && typed === '')}
              onClick={() => run({ kind: 'holed' })}
            >
              Holed
            </Key>
          )}
        </div>
      ) : (
        <EditKeys entry={entry} stroke={editing} onPenalty={onPenalty} />
      )}
    </div>
  );
}

/** Whether the keys of the green are shown: the ball lies on it, and no other stroke is corrected. */
function isOnGreen({ asked, editing, isOffGreen }: RoundEntry): boolean {
  return editing === null && !isOffGreen && asked.keys === 'putt';
}

function TypedDistance({ entry }: { readonly entry: RoundEntry }) {
  const { typed, asked, editing, hole, units, problem, isInserting } = entry;
  const stroke = editing ?? asked.stroke;
  const shown = isInserting || stroke === null ? undefined : hole.strokes[stroke];
  const lie = shown?.lie ?? (isOnGreen(entry) ? 'green' : 'fairway');
  const isHidden = shown?.position !== undefined && !entry.showsDistances;
  const stored = shown?.toPin === undefined || isHidden ? '' : distanceDigits(shown.toPin, shown.lie, units);
  const { title, text } = padTitle(entry);
  return (
    <div className={classes.typed}>
      {stroke !== null && (
        <>
          <output aria-label="Distance to the hole" data-stored={typed === '' || undefined}>
            {typed === '' ? stored : typed}
          </output>
          <i aria-hidden="true" />
          <span className="muted text-xl">{distanceUnit(lie, units)}</span>
        </>
      )}
      {problem === null ? (
        <p aria-live="polite">
          <b>{title}</b>
          {text}
        </p>
      ) : (
        <EntryProblemText problem={problem} />
      )}
    </div>
  );
}
