import type { WordsPart } from '../words.ts';

/** A position as shares of the drawing's width: to the right, and down. */
export type ScatterPlace = readonly [x: number, y: number];

/** Where shots finished, seen from where they were played. */
export type ScatterDrawing = {
  readonly title: string;
  /** What it is based on. */
  readonly basis: string;
  /** Text alternative: what is drawn, and how certain it is. */
  readonly note: string;
  /** As a share of its width. */
  readonly height: number;
  readonly hits: readonly ScatterPlace[];
  readonly misses: readonly ScatterPlace[];
  /** Largest first; dashed if there are too few shots. */
  readonly regions: readonly { readonly label: string; readonly outline: readonly ScatterPlace[] }[];
  readonly isRough: boolean;
  readonly median: ScatterPlace;
  /** The target: a pin, or a line of this width. */
  readonly target:
    | { readonly kind: 'pin'; readonly at: ScatterPlace }
    | { readonly kind: 'line'; readonly from: number; readonly to: number };
  readonly across: readonly ScatterTick[];
  readonly along: readonly ScatterTick[];
};

export type ScatterTick = { readonly at: number; readonly text: string };

/** Drawings on one scale, three in a row. */
export type ScattersBlock = {
  readonly kind: 'scatters';
  readonly title: string;
  /** Meanings of a filled and an open dot. */
  readonly marks: readonly [hit: string, missed: string];
  readonly scatters: readonly ScatterDrawing[];
  readonly notes: readonly string[];
};

export const wordsOfScatters = ({ title, scatters, notes }: ScattersBlock): WordsPart => ({
  title,
  lines: notes,
  columns: ['Drawing', 'Of', 'In words'],
  rows: scatters.map((scatter) => [scatter.title, scatter.basis, scatter.note]),
});
