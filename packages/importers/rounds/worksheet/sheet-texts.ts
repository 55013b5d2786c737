import { fieldOfHead } from './guess-meanings.ts';
import type { SheetRow } from './sheet-blocks.ts';
import { MAX_SHEET_ROWS } from './sheet-limits.ts';

/** A cell as programs give it. */
type SheetCell = string | number | boolean | Date | null | undefined;
/** A sheet of a workbook, or a file in CSV format. */
export type Sheet = { readonly name: string; readonly rows: readonly (readonly SheetCell[])[] };

/** The max number of columns that can be mapped. */
const MAX_COLUMNS = 300;
/** Cells of rounds are short; a note may be longer, and is not read. */
const MAX_CELL = 200;
const MIN_HOLES_OF_CARD = 9;

/** The rows of a sheet that are not empty, with their cells as texts; the lines of a cell stay apart. */
export const rowsOf = (rows: Sheet['rows']): readonly SheetRow[] =>
  rows
    .slice(0, MAX_SHEET_ROWS)
    .map((cells, index) => ({ row: index + 1, cells: cells.slice(0, MAX_COLUMNS).map(textOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

/** Figures, days and words of Latin letters need no cleaning. */
const plainCell = /^[\w.:/+-]{0,40}$/;

function textOf(cell: SheetCell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 16);
  const text = String(cell);
  if (plainCell.test(text)) return text;
  // The lines of a head say different things: event, days, course.
  return text
    .slice(0, MAX_CELL)
    .normalize()
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();
}

/** Rows whose cells have one line each. */
export const inOneLine = (rows: readonly SheetRow[]): readonly SheetRow[] =>
  rows.map((line) =>
    line.cells.some((cell) => cell.includes('\n'))
      ? { row: line.row, cells: line.cells.map((cell) => cell.replaceAll('\n', ' ')) }
      : line,
  );

/** A card with a row for each hole and a column for each player, as one with a row for each player. */
export function turnedCard(rows: readonly SheetRow[]): readonly SheetRow[] {
  const top = rows.findIndex(({ cells }) => fieldOfHead(cells[0] ?? '') === 'hole');
  const heads = rows[top]?.cells ?? [];
  const below = rows.slice(top + 1);
  const holes = below.filter(({ cells }) => /^\d{1,2}$/.test(cells[0] ?? ''));
  if (heads.length < 2 || holes.length < MIN_HOLES_OF_CARD) return [];
  const turned = heads.map((_head, at) => ({
    row: (rows[top] as SheetRow).row,
    cells: [heads[at] ?? '', ...below.map(({ cells }) => cells[at] ?? '')],
  }));
  return [...rows.slice(0, top), ...turned];
}
