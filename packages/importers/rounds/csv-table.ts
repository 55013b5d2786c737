import { fold } from '@strokebook/golf/format';
import { delimiterOf, readLines } from '../tables/read-lines.ts';

/** A row of a table whose columns are known by their heads. */
export type CsvRow = {
  /** Line number as in an editor, from 1. */
  readonly line: number;
  /** The row's cell in the column with a head; '' if the table has no such column. */
  readonly cell: (head: string) => string;
};

/** A table of another product: heads in its first line, folded, and rows. */
export type CsvTable = { readonly heads: ReadonlySet<string>; readonly rows: readonly CsvRow[] };

/** Two heads that are apart by a delimiter make a table. */
const MIN_HEADS = 2;

/** Reads a table in CSV format with heads in its first line; null if the text is none. */
export function csvTableOf(text: string): CsvTable | null {
  const lines = readLines(
    text,
    delimiterOf(
      text,
      ([first = []]) => first,
      (cells) => cells.length > MIN_HEADS,
    ),
  );
  if (typeof lines === 'string') return null;
  const [first, ...others] = lines;
  if (first === undefined || first.cells.length < MIN_HEADS) return null;
  const heads = first.cells.map(headKey);
  const places = new Map(heads.map((head, place) => [head, place] as const).toReversed());
  return {
    heads: new Set(heads),
    rows: others.map(({ line, cells }) => ({ line, cell: (head) => cells[places.get(head) ?? -1] ?? '' })),
  };
}

/** The heads of a table alone, for recognising it: cheap also for a large one. */
export const headsOf = (text: string): ReadonlySet<string> =>
  csvTableOf(text.slice(0, text.indexOf('\n', 1) + 1 || text.length))?.heads ?? new Set();

/** Some heads begin with a blank, and programs change their case. */
const headKey = (head: string): string => fold(head);
