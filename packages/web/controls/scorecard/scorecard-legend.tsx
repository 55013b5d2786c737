import type { ScoreMark } from '@strokebook/golf/scorecard';
import { markWords } from './score-in-words.ts';
import classes from './scorecard.module.css';

const marks = (Object.keys(markWords) as ScoreMark[]).filter((mark) => mark !== 'par');

type ScorecardLegendProps = { readonly hasGroups: boolean };

/** What the signs mean, in one line below the table. */
export function ScorecardLegend({ hasGroups }: ScorecardLegendProps) {
  return (
    <p className={classes.legend}>
      {marks.map((mark) => (
        <span key={mark} className={classes.sample}>
          <span className={classes.score} data-mark={mark} aria-hidden="true" />
          {markWords[mark]}
        </span>
      ))}
      {hasGroups && <span>Shaded rows: average to par</span>}
      <span className={classes.swipe}>Swipe for the back nine and totals</span>
    </p>
  );
}
