import type { WordsPart } from '../words.ts';

/** One hole of a blank card; '' for what is unknown. */
export type BlankCardHole = {
  readonly hole: string;
  readonly par: string;
  readonly length: string;
  readonly strokeIndex: string;
};

/** Nine holes on one half of the sheet. */
export type BlankCardHalf = {
  /** 'Out', 'In', or 'Total' for nine holes of both. */
  readonly label: string;
  readonly holes: readonly BlankCardHole[];
  /** Sums of the nine holes; '' if one is unknown. */
  readonly par: string;
  readonly length: string;
};

/** A card to be filled in by hand, stroke by stroke: two halves beside each other. */
export type BlankCardBlock = {
  readonly kind: 'blankCard';
  /** '' for a card without a course. */
  readonly course: string;
  readonly tee: string;
  /** Head of the column of lengths. */
  readonly lengthName: string;
  readonly halves: readonly [BlankCardHalf, BlankCardHalf];
  /** Letters for lies and penalties, with their meanings. */
  readonly legend: readonly { readonly title: string; readonly letters: readonly BlankCardLetter[] }[];
};

type BlankCardLetter = { readonly letter: string; readonly meaning: string };

export const wordsOfBlankCard = ({ halves, lengthName, legend }: BlankCardBlock): WordsPart => ({
  title: '',
  lines: legend.map(
    ({ title, letters }) => `${title}: ${letters.map(({ letter, meaning }) => `${letter} ${meaning}`).join(', ')}`,
  ),
  columns: ['Hole', 'Par', lengthName, 'SI'],
  rows: halves.flatMap(({ holes }) =>
    holes.map(({ hole, par, length, strokeIndex }) => [hole, par, length, strokeIndex]),
  ),
});
