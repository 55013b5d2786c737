import { type DayOrder, dayOrders, importFields, type ImportField } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { CsvError, parse } from 'csv-parse/sync';
import { guessColumns } from './guess-columns.ts';
import { guessDayOrder, readDays } from './read-day.ts';
import { type Cells, readRow, type TableEvent } from './read-row.ts';

type TableRow = {
  /** As an editor counts; the first line is 1. */
  readonly line: number;
  /** Null where it is left out, or something is wrong with it. */
  readonly event: TableEvent | null;
  readonly problems: readonly string[];
  readonly isLeftOut: boolean;
};

/** A table of tournaments as it was understood. */
export type ScheduleTable = {
  readonly columns: readonly { readonly head: string; readonly example: string; readonly field: ImportField | null }[];
  readonly dayOrder: DayOrder;
  readonly rows: readonly TableRow[];
  /** What concerns the table and no row of it. */
  readonly problems: readonly string[];
};

type Asked = {
  /** What each column holds; told by the heads where it is left out or of another length. */
  readonly mapping?: readonly (ImportField | null)[] | undefined;
  readonly dayOrder?: DayOrder | undefined;
  /** Lines of rows that are not taken, whatever they say. */
  readonly leftOut?: readonly number[] | undefined;
  readonly today: CalendarDay;
};

type Line = { readonly line: number; readonly cells: readonly string[] };

/** As many as a schedule has room for. */
const MAX_ROWS = 1_000;
/** As many as can be mapped. */
const MAX_COLUMNS = 200;
/** Spreadsheets often begin with a title, whose season and team it is, and when it was printed. */
const MAX_LINES_ABOVE_HEADS = 20;

/**
 * Reads tournaments and results from CSV text with commas, semicolons or tabs and a line of heads, which may stand below
 * a title; without one the columns are to be mapped. Nothing is thrown: what is wrong stands as sentences with the
 * table or with its row.
 */
export function readScheduleTable(csv: string, { mapping, dayOrder, leftOut = [], today }: Asked): ScheduleTable {
  const found = linesOf(csv);
  if (typeof found === 'string')
    return { columns: [], dayOrder: dayOrder ?? 'year-month-day', rows: [], problems: [found] };
  const [first, ...others] = found.slice(headIndex(found.map(({ cells }) => cells)));
  if (first === undefined) {
    return { columns: [], dayOrder: dayOrder ?? 'year-month-day', rows: [], problems: ['The table is empty.'] };
  }
  if (first.cells.length > MAX_COLUMNS) {
    const problem = `The table has more than ${MAX_COLUMNS} columns.`;
    return { columns: [], dayOrder: dayOrder ?? 'year-month-day', rows: [], problems: [problem] };
  }
  const isHeadless = isRow(first.cells);
  const heads = isHeadless ? first.cells.map(() => '') : first.cells;
  const all = isHeadless ? [first, ...others] : others;
  const lines = all.slice(0, MAX_ROWS);
  const fields = mapping?.length === heads.length ? mapping : guessColumns(heads);
  const textsOf = (field: ImportField) =>
    lines.flatMap(({ cells }) => fields.flatMap((one, index) => (one === field ? (cells[index] ?? []) : [])));
  const order = dayOrder ?? guessDayOrder([...textsOf('startDate'), ...textsOf('endDate')]);
  const rows = lines.map(({ line, cells }) =>
    leftOut.includes(line)
      ? { line, event: null, problems: [], isLeftOut: true }
      : { line, ...readRow(cellsOf(cells, fields), order, today), isLeftOut: false },
  );
  return {
    columns: heads.map((head, index) => ({
      head,
      example: lines.find(({ cells }) => (cells[index] ?? '') !== '')?.cells[index] ?? '',
      field: fields[index] ?? null,
    })),
    dayOrder: order,
    rows: withoutRepeats(rows),
    problems: tableProblems(fields, all.length),
  };
}

function tableProblems(fields: readonly (ImportField | null)[], lineCount: number): readonly string[] {
  const missing = importFields.filter(({ field, isNeeded }) => isNeeded && !fields.includes(field));
  const repeated = importFields.filter(
    ({ field }) => field !== 'scores' && fields.filter((one) => one === field).length > 1,
  );
  return [
    ...missing.map(({ label }) => `No column holds '${label}', which every row needs.`),
    ...repeated.map(({ label }) => `More than one column is said to hold '${label}'.`),
    ...(lineCount === 0 ? ['Below the line of heads there is no row.'] : []),
    ...(lineCount > MAX_ROWS ? [`The table has more than ${MAX_ROWS} rows: please split it.`] : []),
  ];
}

const isTold = (cells: readonly string[]): boolean => {
  const told = guessColumns(cells.slice(0, MAX_COLUMNS));
  return importFields.every(({ field, isNeeded }) => !isNeeded || told.includes(field));
};

/** Whether a line is a tournament where heads should be: a head is no day, though a row may say 'Tournament' or 'Team'. */
const isRow = (cells: readonly string[]): boolean =>
  !isTold(cells) && cells.some((cell) => dayOrders.some((order) => readDays(cell, order) !== null));

/** The line of heads: the first that tells all that every row needs, else the first of more than a title. */
function headIndex(lines: readonly (readonly string[])[]): number {
  const first = lines.slice(0, MAX_LINES_ABOVE_HEADS);
  const told = first.findIndex(isTold);
  if (told >= 0) return told;
  return Math.max(
    0,
    first.findIndex((cells) => cells.filter((cell) => cell !== '').length > 1),
  );
}

/** The sign between the cells of the line of heads: one that tells what every row needs, else the one it has most of. */
function delimiterOf(csv: string): string {
  const lines = csv.split(/\r?\n|\r/, MAX_LINES_ABOVE_HEADS).map((line) => line.trim());
  const headBy = (sign: string) => {
    const cells = lines.map((line) => line.split(sign));
    return cells[headIndex(cells)] ?? [];
  };
  const signs = [',', ';', '\t'];
  const told = signs.find((sign) => isTold(headBy(sign)));
  return told ?? signs.reduce((best, sign) => (headBy(sign).length > headBy(best).length ? sign : best));
}

/** The lines that say anything, or what is wrong with the text. */
function linesOf(csv: string): readonly Line[] | string {
  const delimiter = delimiterOf(csv);
  try {
    const records = parse(csv, {
      bom: true,
      delimiter,
      info: true,
      // A text that was pasted together has all of them.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // A quotation mark in the middle of a name is a part of it.
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
    return (records as unknown as { record: string[]; info: { lines: number } }[])
      .map(({ record, info }) => ({ line: info.lines, cells: record.map((cell) => cell.trim().normalize()) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return 'The text is no table: a quotation mark is opened and not closed.';
  }
}

function cellsOf(cells: readonly string[], fields: readonly (ImportField | null)[]): Cells {
  return Object.fromEntries(
    importFields.map(({ field }) => [
      field,
      cells
        .filter((cell, index) => fields[index] === field && cell !== '')
        // A note alone may have lines of its own.
        .map((cell) => (field === 'note' ? cell : withSingleBlanks(cell)))
        // Columns for one round each are read as one list of scores.
        .join(' '),
    ]),
  ) as Cells;
}

/** Spreadsheets and web pages have double blanks, and blanks that do not break, where nobody sees them. */
const withSingleBlanks = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What a tournament is called, however it is written. */
export const tableEventName = ({ name }: { readonly name: string }): string =>
  withSingleBlanks(name).normalize().toLowerCase();

/** A tournament of the same name and first day is the same one. */
export const tableEventKey = (event: { readonly name: string; readonly startDate: CalendarDay }): string =>
  `${event.startDate} ${tableEventName(event)}`;

/** What is wrong with a row whose tournament another line has. */
export const duplicateMessage = (line: number): string => `This tournament stands on line ${line} already.`;

function withoutRepeats(rows: readonly TableRow[]): readonly TableRow[] {
  const lineOf = new Map<string, number>();
  return rows.map((row) => {
    if (row.event === null) return row;
    const key = tableEventKey(row.event.tournament);
    const earlier = lineOf.get(key);
    if (earlier === undefined) {
      lineOf.set(key, row.line);
      return row;
    }
    return { ...row, event: null, problems: [duplicateMessage(earlier)] };
  });
}
