import { type Certainty, certaintyText, isSignificant } from '@strokebook/golf/compare';
import { CertaintyMark } from '../../ui/certainty-mark.tsx';
import classes from './better-side.module.css';
import type { Place, Sides } from './sides.ts';

type BetterSideProps = {
  readonly certainty: Certainty;
  /** The better side; null if there is none, or it is uncertain. */
  readonly better: Place | null;
  readonly sides: Sides;
  readonly roundsNeeded?: number;
  /** Further sentences: what the judgement rests on. */
  readonly basis: string;
};

const fillOf = { clear: 'full', likely: 'half', cannotTell: 'none', tooFew: 'none' } as const;

/** The better side as an arrow to its column, and the certainty as a sign with its words on demand. */
export function BetterSide({ certainty, better, sides, roundsNeeded = 0, basis }: BetterSideProps) {
  const shown = isSignificant(certainty) ? better : null;
  const whose = shown === null ? '' : ` ${sides[shown].label} is better.`;
  return (
    <span className={classes.better} data-place={shown ?? undefined}>
      {shown !== null && <span aria-hidden="true">{shown === 'left' ? '◀' : '▶'}</span>}
      <CertaintyMark
        fill={fillOf[certainty]}
        words={`${certaintyText(certainty, roundsNeeded)}.${whose} ${basis}`.trim()}
      />
    </span>
  );
}
