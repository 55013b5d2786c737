import type { WordsPart } from '../words.ts';

/** A figure that stands by itself; what it rests on, '' where nothing is to be said of that. */
export type KeyFigure = { readonly label: string; readonly value: string; readonly basis: string };

/** Key figures side by side. */
export type FiguresBlock = { readonly kind: 'figures'; readonly figures: readonly KeyFigure[] };

export const wordsOfFigures = ({ figures }: FiguresBlock): WordsPart => ({
  title: '',
  lines: [],
  columns: ['Figure', 'Value', 'Of'],
  rows: figures.map(({ label, value, basis }) => [label, value, basis]),
});
