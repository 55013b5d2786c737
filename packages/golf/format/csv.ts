/** The value of a table cell. */
export type CsvCell = string | number | boolean | Date | null | undefined;

/** Spreadsheets open UTF-8 correctly only if the file begins with this. */
export const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** One line of a table in RFC 4180 format, with its line end. */
export const csvLine = (cells: readonly CsvCell[]): string =>
  cells.map((cell) => quote(textOf(cell))).join(',') + LINE_END;

/** A whole table as a file that spreadsheets open. */
export const csvTable = (rows: readonly (readonly CsvCell[])[]): string => BYTE_ORDER_MARK + rows.map(csvLine).join('');

/** A table in the clipboard format of spreadsheets: tab-separated cells, one row per line. */
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
 * A spreadsheet runs a text that begins like a formula, and names are user input: a leading apostrophe makes it a text
 * again. The signs are those of OWASP, CSV Injection, in every width, also behind spaces and characters that nobody
 * sees; numbers may begin with them too and are kept.
 */
const disarm = (text: string): string =>
  /^[\t\r\n]|^[\s\p{Cf}]*[=+\-@]/u.test(text.normalize('NFKC')) && !isNumber(text) ? `'${text}` : text;

/** '-' alone is the product's text for "no value". */
const isNumber = (text: string): boolean => /^([+-]?\d+(\.\d+)?|-)$/.test(text);
