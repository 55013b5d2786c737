// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import { holeScore } from '@strokebook/golf/entry';
import { ScoreSign } from '../../controls/figures/score-sign.tsx';
import classes from './hole-tape.module.css';
import type { RoundEntry } from './round-entry.ts';

/** The nine holes around the open one with their scores; a tap goes there. */
export function HoleTape({ entry: { state, index, run } }: { readonly entry: RoundEntry }) {
  const first = index < 9 ? 0 : 9;
  return (
    <ol className={classes.tape} aria-label="Holes">
      {state.holes.slice(first, first + 9).map((hole, place) => {
        const score = holeScore(hole);
        const at = first + place;
        return (
          <li key={at}>
            <button
              type="button"
              aria-current={at === index ? 'step' : undefined}
              onClick={() => run({ kind: 'goTo', hole: at })}
            >
              <small>
                <span className="unseen">Hole </span>
                {hole.card.hole}
                <span className="unseen">, </span>
              </small>
              {score === undefined ? (
                <span>
                  {hole.isPickedUp && <span aria-hidden="true">X</span>}
                  <span className="unseen">{hole.isPickedUp ? 'picked up' : 'no score'}</span>
                </span>
              ) : (
                <ScoreSign score={score} par={hole.card.par} />
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
