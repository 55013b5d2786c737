// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import { checkScore, holeScore } from '@strokebook/golf/entry';
import { ScoreSign } from '../../../controls/figures/score-sign.tsx';
import { useState } from 'react';
import { keepFocus, Key } from './key.tsx';
import { NumberSheet } from '../sheets/number-sheet.tsx';
import classes from './pads.module.css';
import type { RoundEntry } from '../round-entry.ts';
import { UndoKey } from './undo-key.tsx';

const scoreNames: ReadonlyMap<number, string> = new Map([
  [-3, 'Albatross'],
  [-2, 'Eagle'],
  [-1, 'Birdie'],
  [0, 'Par'],
  [1, 'Bogey'],
  [2, 'Double'],
]);

function scoreName(score: number, par: number): string {
  if (score === 1) return 'Ace';
  return scoreNames.get(score - par) ?? (score > par ? `+${score - par}` : `−${par - score}`);
}

/** Score alone: one tap stores it and opens the next hole (ENTRY-06). */
export function ScorePad({ entry }: { readonly entry: RoundEntry }) {
  const [isTyping, setIsTyping] = useState(false);
  const { hole, run } = entry;
  const { par } = hole.card;
  const score = holeScore(hole);
  return (
    <div className={classes.pad}>
      <div className={classes.scores} role="group" aria-label="Score">
        {Array.from({ length: 9 }, (_unused, index) => index + 1).map((value) => (
          <Key
            key={value}
            look={value === par ? 'main' : undefined}
            isChosen={value === score}
            onMouseDown={keepFocus}
            onClick={() => run({ kind: 'score', score: value })}
          >
            <span className={classes.score}>
              {value <= par + 2 && value !== par && value !== score ? <ScoreSign score={value} par={par} /> : value}
            </span>
            <small>{scoreName(value, par)}</small>
          </Key>
        ))}
      </div>
      <div className={classes.three}>
        <UndoKey entry={entry} />
        <Key look="quiet" onClick={() => setIsTyping(true)}>
          {score !== undefined && score > 9 ? `${score}` : '10 or more'}
        </Key>
        <Key look="quiet" isChosen={hole.isPickedUp} onClick={() => run({ kind: 'pickUp' })}>
          Picked up
        </Key>
      </div>
      {isTyping && (
        <NumberSheet
          title={`Score on hole ${hole.card.hole}`}
          problem={entry.problem}
          onClose={() => setIsTyping(false)}
          onNumber={(value) => {
            run({ kind: 'score', score: value });
            if (checkScore(value) === null) setIsTyping(false);
          }}
        />
      )}
    </div>
  );
}
