import { CsvError, parse } from 'csv-parse/browser/esm/sync';

/** A line of a table that is not empty. */
export type TableLine = {
  /** Line number as in an editor, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
};

/** Spreadsheets often begin with a title, a season, a team and a print date. */
export const MAX_LINES_ABOVE_HEADS = 20;

/** The signs that separate cells, the most frequent first. */
const delimiters = [',', ';', '\t'];

/**
 * The delimiter of a table: the one that splits its first lines into heads, else the one that makes most cells.
 *
 * @param headCells the cells of the head line among the first lines
 * @param isHead whether these cells are heads that the caller knows
 */
export function delimiterOf(
  text: string,
  headCells: (lines: readonly (readonly string[])[]) => readonly string[],
  isHead: (cells: readonly string[]) => boolean,
): string {
  const lines = firstLines(text).map((line) => line.trim());
  const cellsBy = (sign: string) => headCells(lines.map((line) => line.split(sign)));
  const found = delimiters.find((sign) => isHead(cellsBy(sign)));
  return found ?? delimiters.reduce((best, sign) => (cellsBy(sign).length > cellsBy(best).length ? sign : best), ',');
}

/** More than heads and titles are long; splitting all of a large text at its line ends would take its memory twice. */
const MAX_HEAD_LETTERS = 200_000;

const firstLines = (text: string): readonly string[] =>
  text.slice(0, MAX_HEAD_LETTERS).split(/\r?\n|\r/, MAX_LINES_ABOVE_HEADS);

/** The non-empty lines of a text in CSV format, or the problem of the text. */
export function readLines(text: string, delimiter: string): readonly TableLine[] | string {
  const lines = text.includes('"') ? quotedLines(text, delimiter) : plainLines(text, delimiter);
  if (typeof lines === 'string') return lines;
  return lines
    .map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.trim().normalize()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** Text pasted from several sources can contain all of them. */
const LINE_ENDS = ['\r\n', '\n', '\r'];

/** Without quotation marks a line is split where its delimiters are, which takes a tenth of the parser's time. */
const plainLines = (text: string, delimiter: string): readonly TableLine[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ line: index + 1, cells: line.split(delimiter) }));

function quotedLines(text: string, delimiter: string): readonly TableLine[] | string {
  try {
    const records = parse(text, {
      bom: true,
      delimiter,
      info: true,
      record_delimiter: LINE_ENDS,
      relax_column_count: true,
      // A quotation mark in the middle of a name belongs to the name.
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
    return (records as unknown as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
      line: info.lines,
      cells: record,
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return 'The text is not a table: a quotation mark is opened and not closed.';
  }
}
