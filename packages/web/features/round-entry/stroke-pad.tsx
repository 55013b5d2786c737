import { distanceDigits, distanceUnit } from '@strokebook/golf/entry';
import type { Lie } from '@strokebook/golf/model';
import { plural } from '@strokebook/golf/format';
import { BackspaceIcon } from '../../ui/icons.tsx';
import { EditKeys } from './edit-keys.tsx';
import { Key } from './key.tsx';
import { LieSign, padLies } from './lie-sign.tsx';
import classes from './pads.module.css';
import { NextHole } from './next-hole.tsx';
import type { RoundEntry } from './round-entry.ts';
import { strokeTitle } from './stroke-title.ts';
import { UndoKey } from './undo-key.tsx';

type StrokePadProps = { readonly entry: RoundEntry; readonly onPenalty: () => void };

/** Every stroke: the distance to the hole, then the lie, which stores the stroke and opens the next one (ENTRY-08). */
export function StrokePad({ entry, onPenalty }: StrokePadProps) {
  const { typed, question, editing, units, run, hole, isOffGreen, isChipIn } = entry;
  const isPutting = isOnGreen(entry);
  const isTee = editing === 0 || (editing === null && question.kind === 'place' && question.stroke === 0);
  const lies: readonly { readonly lie: Lie; readonly label: string }[] = isTee
    ? [{ lie: 'tee', label: 'Tee' }, ...padLies.slice(0, 4)]
    : padLies;
  return (
    <div className={classes.pad}>
      <TypedDistance entry={entry} />
      {question.kind === 'provisional' && editing === null ? (
        <WhichBall entry={entry} />
      ) : (
        <div className={classes.keys}>
          <div className={classes.digits} role="group" aria-label="Distance to the hole">
            {'123456789'.split('').map((digit) => (
              <Key key={digit} onClick={() => run({ kind: 'digit', digit })}>
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
            <Key onClick={() => run({ kind: 'digit', digit: '0' })}>0</Key>
            <Key look="quiet" aria-label="Delete the last digit" onClick={() => run({ kind: 'backspace' })}>
              <BackspaceIcon size={24} />
            </Key>
          </div>
          {isPutting ? (
            <div className={classes.green} role="group" aria-label="The putt">
              <Key look="main" className={classes.holed} onClick={() => run({ kind: 'holed' })}>
                Holed
                <small>{plural(strokesIfHoled(entry), 'stroke')} on the card</small>
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
                <Key key={lie} className={classes.lie} onClick={() => run({ kind: 'lie', lie })}>
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
          <Key look="quiet" disabled={hole.isHoled || hole.isPickedUp} onClick={onPenalty}>
            Penalty
          </Key>
          {/* Keys of their own: a tap that began on one of them must not end on the other. */}
          {isPutting ? (
            <Key key="conceded" look="quiet" onClick={() => run({ kind: 'holed', isConceded: true })}>
              Conceded
            </Key>
          ) : question.kind === 'done' ? (
            <NextHole entry={entry} />
          ) : (
            <Key key="holed" look="quiet" disabled={isOffGreen && typed === ''} onClick={() => run({ kind: 'holed' })}>
              Holed
            </Key>
          )}
        </div>
      ) : (
        <EditKeys entry={entry} stroke={editing} />
      )}
    </div>
  );
}

/** Whether the keys of the green are shown: the ball lies on it, and no other stroke is corrected. */
function isOnGreen({ question, editing, isOffGreen }: RoundEntry): boolean {
  return editing === null && !isOffGreen && (question.kind === 'putt' || question.kind === 'puttLength');
}

function strokesIfHoled({ hole, question }: RoundEntry): number {
  const listed = question.kind === 'place' ? 0 : hole.strokes.length;
  return listed + hole.strokes.reduce((total, { penalty }) => total + (penalty?.strokes ?? 0), 0);
}

function TypedDistance({ entry }: { readonly entry: RoundEntry }) {
  const { typed, question, editing, hole, units, problem, isInserting } = entry;
  const stroke = editing ?? (question.kind === 'done' ? null : question.stroke);
  const shown = isInserting || stroke === null ? undefined : hole.strokes[stroke];
  const lie = shown?.lie ?? (isOnGreen(entry) ? 'green' : 'fairway');
  const stored = shown?.toPin === undefined ? '' : distanceDigits(shown.toPin, shown.lie, units);
  const title = strokeTitle(entry);
  return (
    <>
      <div className={classes.typed}>
        {stroke !== null && (
          <>
            <output aria-label="Distance to the hole" data-stored={typed === '' || undefined}>
              {typed === '' ? stored : typed}
            </output>
            <i aria-hidden="true" />
            <span className={classes.unit}>{distanceUnit(lie, units)}</span>
          </>
        )}
        <p aria-live="polite">
          <b>{title.title}</b>
          {title.question}
        </p>
      </div>
      {problem !== null && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

function WhichBall({ entry: { run, index, hole, question } }: { readonly entry: RoundEntry }) {
  const choose = (ball: 'first' | 'provisional') =>
    run({ kind: 'action', action: { kind: 'chooseBall', hole: index, ball } });
  const stroke = question.kind === 'provisional' ? hole.strokes[question.stroke] : undefined;
  return (
    <div className={classes.balls}>
      <Key onClick={() => choose('first')}>
        First ball found
        <small>Go on with it. The provisional ball does not count.</small>
      </Key>
      <Key onClick={() => choose('provisional')}>
        First ball lost or out of bounds
        <small>
          Go on with the provisional ball: one penalty stroke
          {stroke === undefined
            ? ''
            : stroke.lie === 'tee'
              ? ', played again from the tee'
              : ', played again from there'}
        </small>
      </Key>
    </div>
  );
}
