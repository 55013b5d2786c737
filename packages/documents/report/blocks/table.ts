import type { WordsPart } from '../words.ts';

/** Against what it is held against: never told by colour alone. */
export type Tone = 'better' | 'worse';

export type ReportCell = {
  readonly text: string;
  /** What it rests on or says besides, smaller, a line each. */
  readonly small: readonly string[];
  readonly tone: Tone | null;
  /** What to look after, marked, a line each. */
  readonly warnings: readonly string[];
};

/**
 * A row of a table: `part` of the row before it, a `sum` that stands out, or the name of a `group` of the rows after it,
 * whose further cells stand beside the name.
 */
export type TableRow = {
  readonly kind: 'row' | 'part' | 'sum' | 'group';
  readonly cells: readonly ReportCell[];
  /** The player's own words on it, below it across the table; '' for none. */
  readonly note: string;
};

/** Decides how wide a column is: days, what the row is about, other words, or a figure. */
type ColumnKind = 'days' | 'name' | 'words' | 'figure';

/** Rows under their heads, which are repeated on every page; the first column names its row. */
export type TableBlock = {
  readonly kind: 'table';
  readonly title: string;
  readonly columns: readonly { readonly label: string; readonly kind: ColumnKind }[];
  /** A table without rows is its title and its notes. */
  readonly rows: readonly TableRow[];
  /** Below it, a sentence each. */
  readonly notes: readonly string[];
};

/** @param small empty ones are left out */
export const cellOf = (
  text: string,
  small: string | readonly string[] = [],
  tone: Tone | null = null,
  warnings: readonly string[] = [],
): ReportCell => ({
  text,
  small: (typeof small === 'string' ? [small] : small).filter((line) => line !== ''),
  tone,
  warnings,
});

/** Cells of plain words. */
export const rowOf = (
  cells: readonly (string | ReportCell)[],
  kind: TableRow['kind'] = 'row',
  note: string | null = null,
): TableRow => ({
  kind,
  cells: cells.map((cell) => (typeof cell === 'string' ? cellOf(cell) : cell)),
  note: note?.trim() ?? '',
});

const columnsOf =
  (kind: ColumnKind) =>
  (...labels: readonly string[]): TableBlock['columns'] =>
    labels.map((label) => ({ label, kind }));

export const days = columnsOf('days');
export const names = columnsOf('name');
export const words = columnsOf('words');
export const figures = columnsOf('figure');

/** @param empty what stands in the place of a table without rows */
export const tableOf = (
  title: string,
  columns: TableBlock['columns'],
  rows: readonly TableRow[],
  empty: string,
): TableBlock => ({ kind: 'table', title, columns, rows, notes: rows.length === 0 ? [empty] : [] });

export const wordsOfTable = ({ title, columns, rows, notes }: TableBlock): WordsPart => ({
  title,
  lines: notes,
  columns: rows.length === 0 ? [] : columns.map(({ label }) => label),
  rows: rows.map(({ kind, cells, note }) => {
    const [name = '', ...others] = cells.map(wordsOfCell);
    // What stands beside the name of a group is not a value of the columns above it.
    if (kind === 'group')
      return [[name, ...others].join(', ') + (note === '' ? '' : `: ${note}`), ...columns.slice(1).map(() => '')];
    const padding = Array.from({ length: columns.length - cells.length }, () => '');
    return [note === '' ? name : `${name}: ${note}`, ...others, ...padding];
  }),
});

/** '61% (11 of 18), better'. */
const wordsOfCell = ({ text, small, tone, warnings }: ReportCell): string => {
  const basis = text === '' || small.length === 0 ? small.join('; ') : ` (${small.join('; ')})`;
  return [`${text}${basis}`, ...(tone === null ? [] : [tone]), ...warnings].join(', ');
};
