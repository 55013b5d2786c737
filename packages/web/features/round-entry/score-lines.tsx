import { holeScore } from '@strokebook/golf/entry';
import { ScoreSign } from '../../controls/season/score-sign.tsx';
import { unseen } from '../../ui/unseen.ts';
import type { RoundEntry } from './round-entry.ts';
import classes from './round-finish.module.css';

/** The scores of each nine with their sums. */
export function ScoreLines({ entry: { state, soFar } }: { readonly entry: RoundEntry }) {
  const nines = [state.holes.slice(0, 9), state.holes.slice(9)].filter(({ length }) => length > 0);
  return (
    <div className={classes.lines}>
      {nines.map((holes, nine) => (
        <ol key={nine === 0 ? 'out' : 'in'} aria-label={nine === 0 ? 'First nine' : 'Second nine'}>
          {holes.map((hole, place) => {
            const score = holeScore(hole);
            return (
              <li key={nine * 9 + place}>
                <small aria-hidden="true">{hole.card.hole}</small>
                <span className={unseen}>{`Hole ${hole.card.hole}, par ${hole.card.par}: `}</span>
                {score === undefined ? '-' : <ScoreSign score={score} par={hole.card.par} />}
              </li>
            );
          })}
          <li>
            <small>{nines.length === 1 ? 'Total' : nine === 0 ? 'Out' : 'In'}</small>
            <b>{(nine === 0 ? soFar.out : soFar.in) ?? '-'}</b>
          </li>
        </ol>
      ))}
    </div>
  );
}
