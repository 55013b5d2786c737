import { type Certainty, certaintyText, isSignificant } from '@strokebook/golf/compare';
import { unseen } from '../../ui/unseen.ts';
import classes from './better-side.module.css';
import type { Place, Sides } from './sides.ts';

type BetterSideProps = {
  readonly certainty: Certainty;
  /** The better side; null if there is none, or it is uncertain. */
  readonly better: Place | null;
  readonly sides: Sides;
  readonly roundsNeeded?: number;
};

/** The better side as an arrow to its column, with the certainty in words. */
export function BetterSide({ certainty, better, sides, roundsNeeded = 0 }: BetterSideProps) {
  const shown = isSignificant(certainty) ? better : null;
  return (
    <span className={classes.better} data-significant={isSignificant(certainty) || undefined}>
      {shown !== null && (
        <span className={classes.arrow} data-place={shown} aria-hidden="true">
          {shown === 'left' ? '◀' : '▶'}
        </span>
      )}
      {certaintyText(certainty, roundsNeeded)}
      {shown !== null && <span className={unseen}> better: {sides[shown].label}</span>}
    </span>
  );
}
