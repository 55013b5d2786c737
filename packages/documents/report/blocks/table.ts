import type { WordsPart } from '../words.ts';

/** Compared to its standard; never shown by color alone. */
export type Tone = 'better' | 'worse';

export type ReportCell = {
  readonly text: string;
  /** What it is based on, or remarks; smaller, one line each. */
  readonly small: readonly string[];
  readonly tone: Tone | null;
  /** Warnings, marked, one line each. */
  readonly warnings: readonly string[];
};

/**
 * A row of a table: a `part` of the previous row, an emphasized `sum`, or the name of a `group` of the rows after it.
 * The other cells of a group are next to its name.
 */
export type TableRow = {
  readonly kind: 'row' | 'part' | 'sum' | 'group';
  readonly cells: readonly ReportCell[];
  /** The player's own note, below the row across the table; '' for none. */
  readonly note: string;
};

/** Determines the column's width: days, the row's subject, other text, or a figure. */
type ColumnKind = 'days' | 'name' | 'words' | 'figure';

/** Rows below column heads, which are repeated on every page; the first column names the row. */
export type TableBlock = {
  readonly kind: 'table';
  readonly title: string;
  readonly columns: readonly { readonly label: string; readonly kind: ColumnKind }[];
  /** Narrow rows are side by side in two halves, which saves half of the height. */
  readonly isHalved?: boolean;
  /** A table without rows consists of its title and notes. */
  readonly rows: readonly TableRow[];
  /** Sentences below it. */
  readonly notes: readonly string[];
};

/** A column of a table of rows: its head, and its cell of each row, on screens and on paper. */
export type Column<Row> = TableBlock['columns'][number] & { readonly cell: (row: Row) => string | ReportCell };

/** @param small lines to show smaller; empty ones are omitted */
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

/** Cells with text only. */
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

/** @param empty text of a table without rows */
export const tableOf = (
  title: string,
  columns: TableBlock['columns'],
  rows: readonly TableRow[],
  empty: string,
): TableBlock => ({ kind: 'table', title, columns, rows, notes: rows.length === 0 ? [empty] : [] });

/**
 * A table of rows by its columns.
 *
 * @param empty text of a table without rows
 * @param noteOf the player's own note of a row
 */
export const tableBy = <Row>(
  title: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  empty: string,
  noteOf: (row: Row) => string | null = () => null,
): TableBlock =>
  tableOf(
    title,
    // Without the functions of its cells, because a document is plain data.
    columns.map(({ label, kind }) => ({ label, kind })),
    rows.map((row) =>
      rowOf(
        columns.map(({ cell }) => cell(row)),
        'row',
        noteOf(row),
      ),
    ),
    empty,
  );

/** A table, or none if it has no rows. */
export const tableIfAny = (
  title: string,
  columns: TableBlock['columns'],
  rows: readonly TableRow[],
): readonly TableBlock[] => (rows.length === 0 ? [] : [{ kind: 'table', title, columns, rows, notes: [] }]);

export const wordsOfTable = ({ title, columns, rows, notes }: TableBlock): WordsPart => ({
  title,
  lines: notes,
  columns: rows.length === 0 ? [] : columns.map(({ label }) => label),
  rows: rows.map(({ kind, cells, note }) => {
    const [name = '', ...others] = cells.map(wordsOfCell);
    // Cells next to a group's name are no values of the columns above.
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
