import { lieText } from '@strokebook/golf/format';
import type { Lie } from '@strokebook/golf/model';
import classes from './lie-sign.module.css';

const letters: Readonly<Record<Lie, string>> = {
  tee: 'T',
  fairway: 'F',
  firstCut: 'C',
  rough: 'R',
  fairwayBunker: 'S',
  greensideBunker: 'S',
  bunker: 'S',
  fringe: 'E',
  green: 'G',
  recovery: 'X',
  native: 'N',
  cartPath: 'P',
  penaltyArea: 'W',
  other: 'O',
};

/** The letter of a lie in a circle of its ground's color; never the color alone. */
export const LieSign = ({ lie }: { readonly lie: Lie }) => (
  <span className={classes.sign} data-lie={letters[lie]}>
    <span aria-hidden="true">{letters[lie]}</span>
    <span className="unseen">{lieText(lie)}</span>
  </span>
);
