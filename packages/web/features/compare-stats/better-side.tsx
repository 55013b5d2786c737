import { type Certainty, certaintyText, isTold } from '@strokebook/golf/compare';
import { unseen } from '../../ui/unseen.ts';
import classes from './better-side.module.css';
import type { Place, Sides } from './sides.ts';

type BetterSideProps = {
  readonly certainty: Certainty;
  /** The better side; null where there is none, or none can be told. */
  readonly better: Place | null;
  readonly sides: Sides;
  readonly roundsNeeded?: number;
};

/** Which side is better, as an arrow to its column, and how sure that is, in a word. */
export function BetterSide({ certainty, better, sides, roundsNeeded = 0 }: BetterSideProps) {
  const told = isTold(certainty) ? better : null;
  return (
    <span className={classes.better} data-told={isTold(certainty) || undefined}>
      {told !== null && (
        <span className={classes.arrow} data-place={told} aria-hidden="true">
          {told === 'left' ? '◀' : '▶'}
        </span>
      )}
      {certaintyText(certainty, roundsNeeded)}
      {told !== null && <span className={unseen}> better: {sides[told].label}</span>}
    </span>
  );
}
