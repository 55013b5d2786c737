import type { WordsPart } from '../words.ts';

/** A single figure and what it is based on, '' if there is nothing to say. */
export type KeyFigure = { readonly label: string; readonly value: string; readonly basis: string };

/** Key figures side by side. */
export type FiguresBlock = {
  readonly kind: 'figures';
  /** Prints the figures in the largest size, for the main figures of a page. */
  readonly isLarge?: boolean;
  /** Above large figures, which are all of it: '2026/27 season'. */
  readonly period?: string;
  readonly figures: readonly KeyFigure[];
};

/** What a player says about themselves; `href` makes the value a link. */
export type Fact = { readonly label: string; readonly value: string; readonly href: string | null };

/** A block of figures, or none if there are no figures. */
export const figuresOf = (figures: readonly KeyFigure[]): readonly FiguresBlock[] =>
  figures.length === 0 ? [] : [{ kind: 'figures', figures }];

export const wordsOfFigures = ({ figures, period = '' }: FiguresBlock): WordsPart => ({
  title: period,
  lines: [],
  columns: ['Figure', 'Value', 'Of'],
  rows: figures.map(({ label, value, basis }) => [label, value, basis]),
});

export const wordsOfFacts = (facts: readonly Fact[]): WordsPart => ({
  title: '',
  lines: facts.map(({ label, value, href }) => {
    const text = `${label}: ${value}`;
    return href === null ? text : { text, href };
  }),
  columns: [],
  rows: [],
});
