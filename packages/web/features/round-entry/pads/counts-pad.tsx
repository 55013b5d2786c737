// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import { holeScore, inferredCounts, inferredGreen } from '@strokebook/golf/entry';
import type { FairwayResult } from '@strokebook/golf/model';
import { useState } from 'react';
import { keepFocus, Key } from './key.tsx';
import { NumberSheet } from '../sheets/number-sheet.tsx';
import classes from './pads.module.css';
import type { RoundEntry } from '../round-entry.ts';
import { UndoKey } from './undo-key.tsx';

const fairways: readonly { readonly fairway: FairwayResult; readonly label: string }[] = [
  { fairway: 'left', label: 'Left' },
  { fairway: 'hit', label: 'Hit' },
  { fairway: 'right', label: 'Right' },
  { fairway: 'short', label: 'Short' },
];

/** Fairway, penalties, score and putts, in the order in which they happen; the last answer opens the next hole. */
export function CountsPad({ entry }: { readonly entry: RoundEntry }) {
  const [typing, setTyping] = useState<'score' | 'putts' | null>(null);
  const { hole, index, run } = entry;
  const { par } = hole.card;
  const inferred = inferredCounts(hole);
  const green = inferredGreen({ ...hole, putts: hole.putts ?? inferred.putts });
  const score = holeScore(hole);
  const putts = hole.putts ?? inferred.putts;
  const next = entry.state.holes[index + 1];
  return (
    <div className={classes.pad}>
      {par > 3 && (
        <Row label="Fairway">
          {fairways.map(({ fairway, label }) => (
            <Key
              key={fairway}
              isChosen={hole.fairway === fairway}
              onClick={() => run({ kind: 'action', action: { kind: 'fairway', hole: index, fairway } })}
            >
              {label}
            </Key>
          ))}
        </Row>
      )}
      <Row label="Penalties" note="none if you skip it">
        {[0, 1, 2, 3].map((value) => (
          <Key
            key={value}
            look={hole.penalties === undefined && value === 0 ? 'worked-out' : undefined}
            isChosen={hole.penalties === value}
            onClick={() => run({ kind: 'penalties', penalties: value })}
          >
            {value}
          </Key>
        ))}
      </Row>
      <Row label="Score">
        {[par - 1, par, par + 1, par + 2].map((value) => (
          <Key key={value} isChosen={score === value} onClick={() => run({ kind: 'score', score: value })}>
            {value}
          </Key>
        ))}
        <Key isChosen={score !== undefined && (score > par + 2 || score < par - 1)} onClick={() => setTyping('score')}>
          {score !== undefined && (score > par + 2 || score < par - 1) ? score : 'Other'}
        </Key>
      </Row>
      <Row
        label="Putts"
        note={green === null ? undefined : `Green hit: ${green ? 'yes' : 'no'}, worked out`}
        isNoteDashed={green !== null}
      >
        {[0, 1, 2, 3].map((value) => (
          <Key
            key={value}
            look={hole.putts === undefined && putts === value ? 'worked-out' : undefined}
            isChosen={hole.putts === value}
            onClick={() => run({ kind: 'putts', putts: value })}
          >
            {value}
          </Key>
        ))}
        <Key isChosen={hole.putts !== undefined && hole.putts > 3} onClick={() => setTyping('putts')}>
          {hole.putts !== undefined && hole.putts > 3 ? hole.putts : '4+'}
        </Key>
      </Row>
      <div className={classes.two}>
        <UndoKey entry={entry} />
        {next === undefined ? (
          <Key look="quiet" isChosen={hole.isPickedUp} onClick={() => run({ kind: 'pickUp' })}>
            Picked up
          </Key>
        ) : (
          <Key look="main" onClick={() => run({ kind: 'step', by: 1 })}>
            Hole {next.card.hole}
          </Key>
        )}
      </div>
      {typing !== null && (
        <NumberSheet
          title={typing === 'score' ? `Score on hole ${hole.card.hole}` : `Putts on hole ${hole.card.hole}`}
          problem={entry.problem}
          onClose={() => setTyping(null)}
          onNumber={(value) => {
            run(typing === 'score' ? { kind: 'score', score: value } : { kind: 'putts', putts: value });
            setTyping(null);
          }}
        />
      )}
    </div>
  );
}

type RowProps = {
  readonly label: string;
  readonly note?: string | undefined;
  readonly isNoteDashed?: boolean;
  readonly children: React.ReactNode;
};

const Row = ({ label, note, isNoteDashed = false, children }: RowProps) => (
  <div className={classes.counts} role="group" aria-label={label}>
    <p className={classes.label}>
      {label}
      {note !== undefined && <span data-worked-out={isNoteDashed || undefined}>{note}</span>}
    </p>
    <div className={classes.even} role="presentation" onMouseDown={keepFocus}>
      {children}
    </div>
  </div>
);
