import type { LandingSeason } from '@strokebook/contract';
import classes from './score-sign.module.css';

type ScoreSignProps = Pick<LandingSeason['tournament']['holes'][number], 'score' | 'mark'>;

/** A score with golf's sign on the board: a filled circle under par, a square over par. */
export const ScoreSign = ({ score, mark }: ScoreSignProps) => (
  <b className={classes.sign} data-mark={mark}>
    {score}
  </b>
);
