// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import { distanceDigits, distanceUnit } from '@strokebook/golf/entry';
import type { Lie } from '@strokebook/golf/model';
import { distanceBefore, strokesOf } from '@strokebook/golf/facts';
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
          {/* Every key keeps its place between the full stroke and the putt. */}
          <div
            className={classes.lies}
            role="group"
            aria-label={isPutting ? 'The putt' : isChipIn ? 'Holed from' : 'Lie'}
          >
            {(isPutting ? lies.slice(0, 3) : lies).map(({ lie, label }) => (
              <Key
                key={lie}
                className={classes.lie}
                disabled={isInert}
                isChosen={
                  editing === null || entry.isInserting ? undefined : isLie(entry.hole.strokes[editing]?.lie, lie)
                }
                // A putt that left the green: first how far it lies now, unless that was typed.
                onClick={() => run(isPutting && typed === '' ? { kind: 'offGreen' } : { kind: 'lie', lie })}
              >
                <span aria-hidden="true">
                  <LieSign lie={lie} />
                </span>
                <span>{label}</span>
                {lie === 'green' && <small>{distanceUnit('green', units)}</small>}
              </Key>
            ))}
            {/* Keys of their own: a tap that began on one of them must not end on the other. */}
            {isPutting && (
              <>
                <Key key="conceded" className={classes.lie} onClick={() => run({ kind: 'holed', isConceded: true })}>
                  <span className={classes.letter} aria-hidden="true">
                    C
                  </span>
                  Conceded
                </Key>
                <Key key="missed" className={classes.lie} onClick={() => run({ kind: 'missed' })}>
                  <span aria-hidden="true">
                    <LieSign lie="green" />
                  </span>
                  <span className={classes.twoLines}>
                    Missed
                    <small>on the green</small>
                  </span>
                </Key>
              </>
            )}
          </div>
        </div>
      )}
      {editing === null ? (
        <div className={classes.three}>
          <UndoKey entry={entry} />
          <Key look="quiet" disabled={isClosed} onClick={onPenalty}>
            Penalty
          </Key>
          {asked.keys === 'none' ? (
            <NextHole entry={entry} />
          ) : (
            <Key
              key="holed"
              look={isPutting ? 'main' : 'quiet'}
              className={classes.holed}
              disabled={asked.keys === 'ball' || (isOffGreen && typed === '')}
              onClick={() => run({ kind: 'holed' })}
            >
              Holed
              {isPutting && <small>{plural(strokesOf(entry.hole.strokes), 'stroke')}</small>}
            </Key>
          )}
        </div>
      ) : (
        <EditKeys entry={entry} stroke={editing} onPenalty={onPenalty} />
      )}
    </div>
  );
}

const bunkers: ReadonlySet<Lie | undefined> = new Set(['bunker', 'greensideBunker', 'fairwayBunker']);

/** Whether the lie of a stored stroke is that of a key: 'Sand' is every bunker. */
const isLie = (stored: Lie | undefined, lie: Lie): boolean =>
  stored === lie || (lie === 'bunker' && bunkers.has(stored));

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
  const known = shown === undefined || isHidden ? null : distanceBefore(hole.card, shown);
  const stored = known === null || shown === undefined ? '' : distanceDigits(known, shown.lie, units);
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
