import type { CompareFilter } from '@strokebook/golf/compare';

/** One side of a comparison, ready to be shown. */
export type Side = {
  readonly place: 'left' | 'right';
  /** Whose rounds: the filter's player. */
  readonly accountId: number;
  readonly playerName: string;
  /** The custom label, else the derived one. */
  readonly label: string;
  readonly filter: CompareFilter;
};

export type Sides = { readonly left: Side; readonly right: Side };
