import { scoreMark } from '@strokebook/golf/scorecard';
import classes from './score-sign.module.css';

type ScoreSignProps = { readonly score: number; readonly par: number };

/** A score in golf's notation: circles under par, squares over par, a second line for two strokes or more. */
export const ScoreSign = ({ score, par }: ScoreSignProps) => (
  <span className={classes.sign} data-mark={scoreMark(score - par)}>
    {score}
  </span>
);
