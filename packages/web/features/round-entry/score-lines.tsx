// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import { holeScore } from '@strokebook/golf/entry';
import { nineNames } from '@strokebook/golf/scorecard';
import { ScoreSign } from '../../controls/figures/score-sign.tsx';
import type { RoundEntry } from './round-entry.ts';
import classes from './round-finish.module.css';

/** The scores of each nine with their sums. */
export const ScoreLines = ({ entry: { state, soFar } }: { readonly entry: RoundEntry }) => (
  <div className={classes.lines}>
    {soFar.nines.map(({ name, holes, strokes }) => (
      <ol key={name} aria-label={nineNames[name]}>
        {holes.map((at) => {
          const hole = state.holes[at];
          return hole !== undefined && <HoleScore key={at} hole={hole} />;
        })}
        <li>
          <small>{name}</small>
          <b>{strokes ?? '-'}</b>
        </li>
      </ol>
    ))}
  </div>
);

function HoleScore({ hole }: { readonly hole: RoundEntry['hole'] }) {
  const score = holeScore(hole);
  const { hole: number, par } = hole.card;
  return (
    <li>
      <small aria-hidden="true">{number}</small>
      <span className="unseen">{`Hole ${number}, par ${par}: ${hole.isPickedUp ? 'picked up' : ''}`}</span>
      {score === undefined ? (
        <b aria-hidden={hole.isPickedUp || undefined}>{hole.isPickedUp ? 'X' : '-'}</b>
      ) : (
        <ScoreSign score={score} par={par} />
      )}
    </li>
  );
}
