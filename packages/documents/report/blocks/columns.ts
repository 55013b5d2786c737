import type { WordsPart } from '../words.ts';

/** Columns from zero, with their figures below. */
export type ColumnsBlock = {
  readonly kind: 'columns';
  readonly title: string;
  /** Next to the title: the rounds it is about. */
  readonly hint: string;
  /** End of the scale, in the unit of the values. */
  readonly top: number;
  readonly ticks: readonly number[];
  readonly columns: readonly {
    readonly label: string;
    readonly value: number;
    readonly isAverage: boolean;
    /** The score to par at the top of the column; below zero it is a circle, above a square. */
    readonly mark: { readonly toPar: number; readonly text: string };
  }[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
};

export const wordsOfColumns = ({ title, hint, columns, rows }: ColumnsBlock): WordsPart => ({
  title,
  lines: [hint],
  columns: ['Round', ...rows.map(({ label }) => label)],
  rows: columns.map(({ label }, index) => [label, ...rows.map(({ cells }) => cells[index] ?? '')]),
});
