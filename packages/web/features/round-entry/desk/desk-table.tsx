// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import { distanceUnit, holePutts, holeScore } from '@strokebook/golf/entry';
import { strokeNumber } from '@strokebook/golf/facts';
import { courseLength, signed, strokeDots } from '@strokebook/golf/format';
import { LieSign } from '../../../controls/lie-sign/lie-sign.tsx';
import { ScoreSign } from '../../../controls/figures/score-sign.tsx';
import { Fragment, useEffect, useRef } from 'react';
import classes from './desk-table.module.css';
import { DifferenceList } from '../difference-list.tsx';
import { EditKeys } from '../pads/edit-keys.tsx';
import { EntryProblemText } from '../entry-problem-text.tsx';
import { PenaltyKey } from '../pads/penalty-key.tsx';
import { receivedText, type RoundEntry } from '../round-entry.ts';
import { WhichBall } from '../pads/which-ball.tsx';
import { StrokeDistance } from '../stroke-distance.tsx';
import { padTitle } from '../pads/pad-title.ts';

type DeskTableProps = {
  readonly entry: RoundEntry;
  /** Strokes gained of each hole; null where they are not shown. */
  readonly gained: readonly (number | null)[] | null;
  readonly onPenalty: () => void;
};

/** All holes with their strokes; the open hole takes the keys. */
export function DeskTable({ entry, gained, onPenalty }: DeskTableProps) {
  const { state, index, soFar } = entry;
  const putts = state.holes.reduce((sum, hole) => sum + (holePutts(hole) ?? 0), 0);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Hole</th>
          <th scope="col">Par</th>
          <th scope="col">{entry.units === 'metric' ? 'm' : 'Yd'}</th>
          <th scope="col">Strokes</th>
          <th scope="col">Putts</th>
          <th scope="col">Score</th>
          {gained !== null && <th scope="col">Gained</th>}
        </tr>
      </thead>
      <tbody>
        {state.holes.map((hole, at) => (
          <Row
            key={at}
            entry={entry}
            hole={hole}
            at={at}
            isOpen={at === index}
            gained={gained === null ? undefined : (gained[at] ?? null)}
            onPenalty={onPenalty}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={4}>
            Thru {soFar.thru}
          </th>
          <td>{putts}</td>
          <td>{soFar.pickedUp.length > 0 ? '-' : soFar.strokes}</td>
          {gained !== null && (
            <td>
              {signed(
                gained.reduce<number>((sum, value) => sum + (value ?? 0), 0),
                1,
              )}
            </td>
          )}
        </tr>
      </tfoot>
    </table>
  );
}

type RowProps = {
  readonly entry: RoundEntry;
  readonly hole: RoundEntry['hole'];
  readonly at: number;
  readonly isOpen: boolean;
  readonly gained: number | null | undefined;
  readonly onPenalty: () => void;
};

function Row({ entry, hole, at, isOpen, gained, onPenalty }: RowProps) {
  const { run, units } = entry;
  const score = holeScore(hole);
  const received = entry.received?.[at] ?? 0;
  const row = useRef<HTMLTableRowElement>(null);
  const edit = (stroke: number): void => {
    run({ kind: 'goTo', hole: at });
    run({ kind: 'edit', stroke });
  };
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <tr ref={row} data-open={isOpen || undefined}>
      <th scope="row">
        <button
          type="button"
          aria-current={isOpen ? 'step' : undefined}
          onClick={() => run({ kind: 'goTo', hole: at })}
        >
          {hole.card.hole}
        </button>
      </th>
      <td>
        {hole.card.par}
        <span className="accent" aria-hidden="true">
          {`\u00a0${strokeDots(received)}`}
        </span>
        <span className="unseen">{receivedText(received)}</span>
      </td>
      <td>{hole.card.yards === undefined ? '' : courseLength(hole.card.yards, units).replace(/\D+$/, '')}</td>
      <td>
        <div className={classes.strokes}>
          {hole.strokes.map((stroke, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a stroke is its place in the order
            <Fragment key={place}>
              <button
                type="button"
                aria-current={isOpen && isCurrent(entry, place) ? 'step' : undefined}
                onClick={() => edit(place)}
              >
                <span className="unseen">Stroke {strokeNumber(hole.strokes, place)}: </span>
                <LieSign lie={stroke.lie} />
                <StrokeDistance entry={entry} hole={hole} stroke={stroke} at={isOpen ? place : null} />
                {stroke.isConceded === true && <small>conceded</small>}
              </button>
              {stroke.penalty !== undefined && (
                <PenaltyKey
                  number={strokeNumber(hole.strokes, place)}
                  penalty={stroke.penalty}
                  className={classes.penalty}
                  onPress={() => {
                    edit(place);
                    onPenalty();
                  }}
                />
              )}
            </Fragment>
          ))}
          {isOpen && <Typed entry={entry} onPenalty={onPenalty} />}
        </div>
        {isOpen && entry.editing !== null && (
          <div className={classes.edit}>
            <EditKeys entry={entry} stroke={entry.editing} onPenalty={onPenalty} />
          </div>
        )}
        {isOpen && entry.asked.keys === 'ball' && entry.editing === null && (
          <div className={classes.edit}>
            <WhichBall entry={entry} />
          </div>
        )}
        <DifferenceList entry={entry} hole={hole} at={at} />
        {isOpen && <EntryProblemText problem={entry.problem} />}
      </td>
      <td>{holePutts(hole) ?? ''}</td>
      <td>{score === undefined ? hole.isPickedUp ? 'X' : '' : <ScoreSign score={score} par={hole.card.par} />}</td>
      {gained !== undefined && (
        <td data-tone={gained === null ? undefined : gained < 0 ? 'worse' : 'better'}>
          {gained === null ? '' : signed(gained, 2)}
        </td>
      )}
    </tr>
  );
}

/** What is typed, and which keys store it. */
function Typed({ entry, onPenalty }: { readonly entry: RoundEntry; readonly onPenalty: () => void }) {
  const { typed, asked, editing, units, state, hole } = entry;
  if (state.depth !== 'strokes') return null;
  if (editing !== null && !entry.isInserting) {
    return (
      <span className={classes.typed}>
        <span>
          {distanceUnit(hole.strokes[editing]?.lie ?? 'fairway', units)} left. <b>Enter</b> stores it, <b>Esc</b> leaves
          it
        </span>
      </span>
    );
  }
  const { title, text } = padTitle(entry);
  const isPutt = asked.keys === 'putt';
  const unit = distanceUnit(isPutt ? 'green' : 'fairway', units);
  return (
    <span className={classes.typed}>
      {asked.keys !== 'none' && (
        <output aria-label={`${title}, ${unit} left`}>
          {typed}
          <i aria-hidden="true" />
        </output>
      )}
      <span>
        {asked.keys === 'none' ? (
          title
        ) : isPutt ? (
          <>
            {unit}. <b>H</b> holed, <b>Enter</b> missed
          </>
        ) : (
          <>
            {asked.mapText === null ? '' : `${text} `}
            {unit} left. Now the lie: <b>F R S X</b> or <b>G</b>
          </>
        )}
      </span>
      {!hole.isHoled && !hole.isPickedUp && (
        <button type="button" onClick={onPenalty}>
          Penalty
        </button>
      )}
    </span>
  );
}

const isCurrent = ({ editing, asked }: RoundEntry, stroke: number): boolean => (editing ?? asked.stroke) === stroke;
