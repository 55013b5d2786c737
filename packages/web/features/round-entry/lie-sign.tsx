import { lieText } from '@strokebook/golf/format';
import type { Lie } from '@strokebook/golf/model';
import { unseen } from '../../ui/unseen.ts';
import classes from './lie-sign.module.css';

/** Lies that the pad offers, with their letters and keys. All others of a stored round keep their own. */
export const padLies = [
  { lie: 'fairway', letter: 'F', label: 'Fairway' },
  { lie: 'rough', letter: 'R', label: 'Rough' },
  { lie: 'bunker', letter: 'S', label: 'Sand' },
  { lie: 'recovery', letter: 'X', label: 'Trees' },
  { lie: 'green', letter: 'G', label: 'Green' },
] as const satisfies readonly { readonly lie: Lie; readonly letter: string; readonly label: string }[];

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
    <span className={unseen}>{lieText(lie)}</span>
  </span>
);
