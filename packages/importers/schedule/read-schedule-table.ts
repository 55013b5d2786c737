import { type DayOrder, dayOrders, importFields, type ImportField } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { withSingleBlanks } from '@strokebook/golf/format';
import { eventKey } from '@strokebook/golf/schedule';
import { guessDayOrder, readDays } from '../tables/read-day.ts';
import { delimiterOf, MAX_LINES_ABOVE_HEADS, readLines } from '../tables/read-lines.ts';
import { guessColumns } from './guess-columns.ts';
import { type Cells, readRow, type TableEvent } from './read-row.ts';

type TableRow = {
  /** Line number as in an editor, from 1. */
  readonly line: number;
  /** The name as it was typed, also of a row with problems; '' without one. */
  readonly name: string;
  /** Null if the row is excluded or has problems. */
  readonly event: TableEvent | null;
  readonly problems: readonly string[];
  readonly isLeftOut: boolean;
};

/** The parsed table. */
export type ScheduleTable = {
  readonly columns: readonly { readonly head: string; readonly example: string; readonly field: ImportField | null }[];
  readonly dayOrder: DayOrder;
  readonly rows: readonly TableRow[];
  /** Problems of the table as a whole. */
  readonly problems: readonly string[];
};

type Asked = {
  /** The field of each column; guessed from the headers if missing or of another length. */
  readonly mapping?: readonly (ImportField | null)[] | undefined;
  readonly dayOrder?: DayOrder | undefined;
  /** The par of every round whose row has none. */
  readonly par?: number | undefined;
  /** Line numbers of excluded rows. */
  readonly leftOut?: readonly number[] | undefined;
  readonly today: CalendarDay;
};

/** The max number of events in a schedule. */
const MAX_ROWS = 1_000;
/** The max number of columns that can be mapped. */
const MAX_COLUMNS = 200;

/**
 * Reads tournaments and results from CSV text with commas, semicolons or tabs. The header line may follow a title;
 * without a header the columns must be mapped. Never throws: problems are sentences at the table or at a row.
 */
export function readScheduleTable(csv: string, { mapping, dayOrder, par, leftOut = [], today }: Asked): ScheduleTable {
  const found = readLines(
    csv,
    delimiterOf(
      csv,
      (lines) => lines[headIndex(lines)] ?? [],
      // Lists in the rows may hold more semicolons than the line has commas.
      (cells) => hasNeededFields(cells) || (cells.length > 1 && cells.length === mapping?.length),
    ),
  );
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
  const rows = lines.map(({ line, cells }) => {
    const texts = cellsOf(cells, fields);
    const named = { line, name: texts.name };
    return leftOut.includes(line)
      ? { ...named, event: null, problems: [], isLeftOut: true }
      : { ...named, ...readRow(withPar(texts, par), order, today), isLeftOut: false };
  });
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
    ...(lineCount === 0 ? ['There is no row below the names of the columns.'] : []),
    ...(lineCount > MAX_ROWS ? [`The table has more than ${MAX_ROWS} rows: please split it.`] : []),
  ];
}

const hasNeededFields = (cells: readonly string[]): boolean => {
  const found = guessColumns(cells.slice(0, MAX_COLUMNS));
  return importFields.every(({ field, isNeeded }) => !isNeeded || found.includes(field));
};

/** Whether a line is data, not a header: headers contain no day, although a row may contain 'Tournament' or 'Team'. */
const isRow = (cells: readonly string[]): boolean =>
  !hasNeededFields(cells) && cells.some((cell) => dayOrders.some((order) => readDays(cell, order) !== null));

/** Index of the header line: the first with all required fields, else the first with more than a title. */
function headIndex(lines: readonly (readonly string[])[]): number {
  const first = lines.slice(0, MAX_LINES_ABOVE_HEADS);
  const found = first.findIndex(hasNeededFields);
  if (found >= 0) return found;
  return Math.max(
    0,
    first.findIndex((cells) => cells.filter((cell) => cell !== '').length > 1),
  );
}

function cellsOf(cells: readonly string[], fields: readonly (ImportField | null)[]): Cells {
  return Object.fromEntries(
    importFields.map(({ field }) => [
      field,
      cells
        .filter((cell, index) => fields[index] === field && cell !== '')
        // Only notes may contain line breaks.
        .map((cell) => (field === 'note' ? cell : withSingleBlanks(cell)))
        // Columns of single rounds are joined to one list of scores.
        .join(' '),
    ]),
  ) as Cells;
}

/** The cells with the par of the table where scores have none of their own. */
const withPar = (cells: Cells, par: number | undefined): Cells =>
  par === undefined || cells.par !== '' || cells.scores === '' ? cells : { ...cells, par: String(par) };

/** The problem of a row whose tournament is on an earlier line. */
export const duplicateMessage = (line: number): string => `This tournament is already on line ${line}.`;

function withoutRepeats(rows: readonly TableRow[]): readonly TableRow[] {
  const lineOf = new Map<string, number>();
  return rows.map((row) => {
    if (row.event === null) return row;
    const key = eventKey(row.event.tournament);
    const earlier = lineOf.get(key);
    if (earlier === undefined) {
      lineOf.set(key, row.line);
      return row;
    }
    return { ...row, event: null, problems: [duplicateMessage(earlier)] };
  });
}
