import { type Certainty, certaintyWords } from '@strokebook/golf/compare';
import classes from './better-side.module.css';
import type { Place, Sides } from './sides.ts';

type BetterSideProps = {
  readonly certainty: Certainty;
  /** The better side; null where there is none, or none can be told. */
  readonly better: Place | null;
  readonly sides: Sides;
};

/** Which side is better, as an arrow to its column, and how sure that is, in a word. */
export function BetterSide({ certainty, better, sides }: BetterSideProps) {
  const told = certainty === 'cannotTell' ? null : better;
  return (
    <span className={classes.better} data-certainty={certainty}>
      {told !== null && (
        <span className={classes.arrow} data-place={told} aria-hidden="true">
          {told === 'left' ? '◀' : '▶'}
        </span>
      )}
      {certaintyWords[certainty]}
      {told !== null && <span className={classes.unseen}> better: {sides[told].label}</span>}
    </span>
  );
}
