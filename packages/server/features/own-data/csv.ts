export type Cell = string | number | boolean | Date | null | undefined;

/** A column: its title, with the unit where there is one, and what a row has to say in it. */
export type Column<Row> = readonly [title: string, cellOf: (row: Row) => Cell];

/** Spreadsheets take UTF-8 for what they are used to unless a file begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** A table as RFC 4180 has it, piece by piece. */
export async function* writeCsv<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeLine(columns.map(([title]) => title));
  for await (const row of rows) yield writeLine(columns.map(([, cellOf]) => cellOf(row)));
}

const writeLine = (cells: readonly Cell[]): string => cells.map(writeCell).join(',') + LINE_END;

function writeCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (cell instanceof Date) return cell.toISOString();
  return quote(disarm(cell));
}

const quote = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A spreadsheet runs a text that begins like a formula, and a name may be anything: an apostrophe in front makes it a
 * text again. The signs are OWASP's, CSV Injection; numbers begin with some of them too and are left alone.
 */
const disarm = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) && !isNumber(text) ? `'${text}` : text);

const isNumber = (text: string): boolean => /^[+-]?\d+(\.\d+)?$/.test(text);
