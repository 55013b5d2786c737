/** What a cell of a table may hold. */
export type CsvCell = string | number | boolean | Date | null | undefined;

/** Spreadsheets take UTF-8 for what they are used to unless a file begins with this. */
export const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** One line of a table as RFC 4180 has it, with its line end. */
export const csvLine = (cells: readonly CsvCell[]): string =>
  cells.map((cell) => quote(textOf(cell))).join(',') + LINE_END;

/** A whole table as a file that spreadsheets open. */
export const csvTable = (rows: readonly (readonly CsvCell[])[]): string => BYTE_ORDER_MARK + rows.map(csvLine).join('');

/** A table as spreadsheets take it from the clipboard: cells by tabs, rows by lines. */
export const tabbedTable = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((cells) => cells.map((cell) => textOf(cell).replaceAll(/\s+/g, ' ')).join('\t')).join('\n');

function textOf(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (cell instanceof Date) return cell.toISOString();
  return disarm(cell);
}

const quote = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A spreadsheet runs a text that begins like a formula, and a name may be anything: an apostrophe in front makes it a
 * text again. The signs are OWASP's, CSV Injection; numbers begin with some of them too and are left alone.
 */
const disarm = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) && !isNumber(text) ? `'${text}` : text);

/** '-' alone is the product's "nothing to say". */
const isNumber = (text: string): boolean => /^([+-]?\d+(\.\d+)?|-)$/.test(text);
