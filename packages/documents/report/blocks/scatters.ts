import type { WordsPart } from '../words.ts';

/** A place on a drawing, as shares of its width: to the right, and down. */
export type ScatterPlace = readonly [x: number, y: number];

/** Where some shots finished, seen from where they were played. */
export type ScatterDrawing = {
  readonly title: string;
  /** What it rests on. */
  readonly basis: string;
  /** What is drawn, in a sentence; how sure it is. */
  readonly note: string;
  /** As a share of its width. */
  readonly height: number;
  readonly hits: readonly ScatterPlace[];
  readonly misses: readonly ScatterPlace[];
  /** The larger first; dashed where too few shots make them firm. */
  readonly regions: readonly { readonly label: string; readonly outline: readonly ScatterPlace[] }[];
  readonly isRough: boolean;
  readonly median: ScatterPlace;
  /** A pin to reach, or a line to follow, so wide. */
  readonly target:
    | { readonly kind: 'pin'; readonly at: ScatterPlace }
    | { readonly kind: 'line'; readonly from: number; readonly to: number };
  readonly across: readonly ScatterTick[];
  readonly along: readonly ScatterTick[];
};

export type ScatterTick = { readonly at: number; readonly text: string };

/** Drawings to one scale, three in a row. */
export type ScattersBlock = {
  readonly kind: 'scatters';
  readonly title: string;
  /** What a full and an open dot mean. */
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
