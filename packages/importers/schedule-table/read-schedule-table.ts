import { type DayOrder, importFields, type ImportField } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { CsvError, parse } from 'csv-parse/sync';
import { guessColumns } from './guess-columns.ts';
import { guessDayOrder } from './read-day.ts';
import { type Cells, readRow, type TableEvent } from './read-row.ts';

type TableRow = {
  /** As an editor counts; the head is line 1. */
  readonly line: number;
  readonly event: TableEvent | null;
  readonly problems: readonly string[];
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
  readonly today: CalendarDay;
};

type Line = { readonly line: number; readonly cells: readonly string[] };

/** As many as a schedule has room for. */
const MOST_ROWS = 1_000;

/**
 * Reads tournaments and results from CSV text with commas, semicolons or tabs and a line of heads. Nothing is thrown:
 * what is wrong stands as sentences with the table or with its row.
 */
export function readScheduleTable(csv: string, { mapping, dayOrder, today }: Asked): ScheduleTable {
  const found = linesOf(csv);
  if (typeof found === 'string')
    return { columns: [], dayOrder: dayOrder ?? 'year-month-day', rows: [], problems: [found] };
  const [head, ...lines] = found;
  if (head === undefined) {
    return { columns: [], dayOrder: dayOrder ?? 'year-month-day', rows: [], problems: ['The table is empty.'] };
  }
  const fields = mapping?.length === head.cells.length ? mapping : guessColumns(head.cells);
  const textsOf = (field: ImportField) =>
    lines.flatMap(({ cells }) => fields.flatMap((one, index) => (one === field ? (cells[index] ?? []) : [])));
  const order = dayOrder ?? guessDayOrder([...textsOf('startDate'), ...textsOf('endDate')]);
  const rows = lines
    .slice(0, MOST_ROWS)
    .map(({ line, cells }) => ({ line, ...readRow(cellsOf(cells, fields), order, today) }));
  return {
    columns: head.cells.map((text, index) => ({
      head: text,
      example: lines.find(({ cells }) => (cells[index] ?? '') !== '')?.cells[index] ?? '',
      field: fields[index] ?? null,
    })),
    dayOrder: order,
    rows: withoutRepeats(rows),
    problems: tableProblems(fields, lines.length),
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
    ...(lineCount > MOST_ROWS ? [`The table has more than ${MOST_ROWS} rows: please split it.`] : []),
  ];
}

/** The lines that say anything, or what is wrong with the text. */
function linesOf(csv: string): readonly Line[] | string {
  const [start = ''] = csv.split(/\r?\n/, 1);
  const count = (sign: string) => start.split(sign).length;
  const delimiter = [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
  try {
    const records = parse(csv, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      // A quotation mark in the middle of a name is a part of it.
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
    return (records as unknown as { record: string[]; info: { lines: number } }[])
      .map(({ record, info }) => ({ line: info.lines, cells: record }))
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
      // Columns for one round each are read as one list of scores.
      cells.filter((cell, index) => fields[index] === field && cell !== '').join(' '),
    ]),
  ) as Cells;
}

/** A tournament of the same name and first day is the same one. */
export const tableEventKey = ({
  name,
  startDate,
}: {
  readonly name: string;
  readonly startDate: CalendarDay;
}): string => `${startDate} ${name.trim().toLowerCase()}`;

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
    return { ...row, event: null, problems: [`This tournament stands on line ${earlier} already.`] };
  });
}
