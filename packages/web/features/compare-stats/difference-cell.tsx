import { certaintyWords, type MetricFigure } from '@strokebook/golf/compare';
import { NOTHING } from '@strokebook/golf/format';
import classes from './metrics-table.module.css';
import type { Sides } from './sides.ts';

/** Left minus right, its interval, and a plain word for how sure that is. */
export function DifferenceCell({ figure, sides }: { readonly figure: MetricFigure; readonly sides: Sides }) {
  const { difference } = figure;
  if (difference === null) return <td className={classes.difference}>{NOTHING}</td>;
  const { certainty, better, formattedInterval: interval } = difference;
  const isTold = certainty !== 'cannotTell';
  return (
    <td className={classes.difference} data-certainty={certainty}>
      <span className={classes.value}>
        {isTold && better !== null && (
          <span className={classes.arrow} data-place={better} aria-hidden="true">
            {better === 'left' ? '◀' : '▶'}
          </span>
        )}
        {difference.formattedValue}
      </span>
      <small>
        <span className={classes.word}>
          {certaintyWords[certainty]}
          {isTold && better !== null && <span className={classes.unseen}> better: {sides[better].label}</span>}
        </span>
        {interval !== null && ` ${interval.low} to ${interval.high}`}
      </small>
    </td>
  );
}
