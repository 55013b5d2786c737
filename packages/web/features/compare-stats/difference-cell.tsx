import { isTold, type MetricFigure } from '@strokebook/golf/compare';
import { NOTHING } from '@strokebook/golf/format';
import { BetterSide } from './better-side.tsx';
import classes from './metrics-table.module.css';
import type { Sides } from './sides.ts';

/** Left minus right, its interval, and a plain word for how sure that is. */
export function DifferenceCell({ figure, sides }: { readonly figure: MetricFigure; readonly sides: Sides }) {
  const { difference } = figure;
  if (difference === null) return <td className={classes.difference}>{NOTHING}</td>;
  const { certainty, better, formattedInterval: interval } = difference;
  return (
    <td className={classes.difference} data-told={isTold(certainty) || undefined}>
      <span className={classes.value}>{difference.formattedValue}</span>
      <small>
        <BetterSide certainty={certainty} better={better} sides={sides} />
        {interval !== null && ` ${interval.low} to ${interval.high}`}
      </small>
    </td>
  );
}
