import type { WordsPart } from '../words.ts';

/** Against what it is held against: never told by colour alone. */
export type Tone = 'better' | 'worse';

export type ReportCell = {
  readonly text: string;
  /** What the figure rests on, smaller. */
  readonly basis: string;
  readonly tone: Tone | null;
};

export type TableRow = {
  readonly cells: readonly ReportCell[];
  /** A part of the row before it, or a row of its own; what sums up stands out. */
  readonly kind: 'row' | 'part' | 'sum';
};

/** Rows under their heads, which are repeated on every page; the first column names its row. */
export type TableBlock = {
  readonly kind: 'table';
  readonly title: string;
  readonly columns: readonly { readonly label: string; readonly kind: 'words' | 'figure' }[];
  readonly rows: readonly TableRow[];
  /** Below it, a sentence each. */
  readonly notes: readonly string[];
};

export const cellOf = (text: string, basis = '', tone: Tone | null = null): ReportCell => ({ text, basis, tone });

/** Cells of plain words. */
export const rowOf = (cells: readonly (string | ReportCell)[], kind: TableRow['kind'] = 'row'): TableRow => ({
  cells: cells.map((cell) => (typeof cell === 'string' ? cellOf(cell) : cell)),
  kind,
});

export const words = (...labels: readonly string[]): TableBlock['columns'] =>
  labels.map((label) => ({ label, kind: 'words' }));

export const figures = (...labels: readonly string[]): TableBlock['columns'] =>
  labels.map((label) => ({ label, kind: 'figure' }));

export const wordsOfTable = ({ title, columns, rows, notes }: TableBlock): WordsPart => ({
  title,
  lines: notes,
  columns: columns.map(({ label }) => label),
  rows: rows.map(({ cells }) => cells.map(wordsOfCell)),
});

/** '61% (11 of 18), better'. */
const wordsOfCell = ({ text, basis, tone }: ReportCell): string =>
  `${text}${basis === '' ? '' : ` (${basis})`}${tone === null ? '' : `, ${tone}`}`;
