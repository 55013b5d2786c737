import { type DayOrder, dayOrders } from '@strokebook/contract';
import { readDays } from '../../tables/read-day.ts';
import { MAX_LINES_ABOVE_HEADS } from '../../tables/read-lines.ts';
import { fieldOfHead, guessMeanings, plainHead, type RowKind, rowKindOf } from './guess-meanings.ts';
import type { ColumnMeaning } from './worksheet-fields.ts';

/** A row of a worksheet with the number that the program shows, from 1. */
export type SheetRow = { readonly row: number; readonly cells: readonly string[] };

/** A table of a worksheet: many sheets have several, one below the other. */
export type SheetBlock = {
  /** Rows above the heads: titles, days, courses. */
  readonly titles: readonly SheetRow[];
  readonly heads: readonly string[];
  readonly meanings: readonly (ColumnMeaning | null)[];
  readonly rowKind: RowKind;
  readonly rows: readonly SheetRow[];
};

type Heads = Pick<SheetBlock, 'heads' | 'meanings' | 'rowKind'> & { readonly lines: 1 | 2 };

/** Splits the rows of a sheet into its tables: each begins with heads that make rounds. */
export function blocksOf(rows: readonly SheetRow[]): readonly SheetBlock[] {
  const starts = rows.flatMap((_row, index) => {
    const heads = headsAt(rows, index);
    return heads === null ? [] : [{ index, heads }];
  });
  const first = starts[0];
  if (first === undefined || first.index > MAX_LINES_ABOVE_HEADS) return [];
  // Two lines of heads are one: the second alone could be heads too.
  const apart = starts.filter(
    ({ index }, place) => !starts.slice(0, place).some((one) => one.heads.lines === 2 && index === one.index + 1),
  );
  return apart.map(({ index, heads }, place) => {
    const previousEnd = place === 0 ? 0 : lastRowOf(rows, apart[place - 1]?.index ?? 0, index);
    const end = apart[place + 1] === undefined ? rows.length : lastRowOf(rows, index, apart[place + 1]?.index ?? 0);
    return {
      titles: rows.slice(previousEnd, index),
      heads: heads.heads,
      meanings: heads.meanings,
      rowKind: heads.rowKind,
      rows: rows.slice(index + heads.lines, end),
    };
  });
}

/** Titles of the next table stand directly above its heads, in rows with little in them and no score. */
function lastRowOf(rows: readonly SheetRow[], from: number, next: number): number {
  let end = next;
  while (end > from + 1 && isTitle(rows[end - 1]) && next - end < MAX_LINES_ABOVE_HEADS) end -= 1;
  return end;
}

const isTitle = (row: SheetRow | undefined): boolean =>
  filled(row) <= 2 && !(row?.cells ?? []).some((cell) => /^[+-]?\d{1,3}$/.test(cell));

/** Whether a cell is a head that is known. Long texts and figures are none. */
const isKnown = (cell: string): boolean =>
  cell.length <= MAX_HEAD && /\p{L}/u.test(cell) && fieldOfHead(cell) !== undefined;
const MAX_HEAD = 24;

const filled = (row: SheetRow | undefined): number => (row?.cells ?? []).filter((cell) => cell !== '').length;

/** The heads that begin at a row, in one line or two. */
function headsAt(rows: readonly SheetRow[], index: number): Heads | null {
  const cells = rows[index]?.cells ?? [];
  // A cheap test first: a sheet of strokes has a hundred thousand rows.
  const isCandidate =
    cells.filter((cell) => isKnown(cell)).length >= 2 || isCardRow(cells) || index < MAX_LINES_ABOVE_HEADS;
  if (!isCandidate || filled(rows[index]) < 2 || hasDay(cells)) return null;
  const below = rows[index + 1]?.cells ?? [];
  const single = headsOf(cells, []);
  if (isSecondLine(below) && isUpperLine(cells, below)) {
    const width = Math.max(cells.length, below.length);
    const groups = spread(cells, width);
    const own = Array.from({ length: width }, (_unused, place) => below[place] || (cells[place] ?? ''));
    const double = headsOf(own, groups);
    if (double !== null) return { ...double, heads: own.map((head, place) => joined(groups[place], head)), lines: 2 };
  }
  return single === null ? null : { ...single, lines: 1 };
}

function headsOf(own: readonly string[], groups: readonly string[]): Omit<Heads, 'lines'> | null {
  const meanings = guessMeanings(own, groups);
  const rowKind = rowKindOf(meanings);
  return rowKind === null ? null : { heads: own, meanings, rowKind };
}

const joined = (group: string | undefined, head: string): string =>
  group === undefined || group === '' || group === head ? head : `${group} ${head}`;

/** A merged cell has its text in the first of its columns. */
function spread(cells: readonly string[], width: number): readonly string[] {
  let last = '';
  return Array.from({ length: width }, (_unused, place) => {
    last = cells[place] || last;
    return last;
  });
}

/**
 * Whether a row is an upper line of heads: its words stand over several columns of the lower line, or where that has none.
 * A title, a player's scores and a line 'Date: May 2' above heads are not.
 */
function isUpperLine(cells: readonly string[], below: readonly string[]): boolean {
  const places = cells.flatMap((cell, at) => (cell === '' ? [] : [at]));
  const isOver = (at: number) =>
    (below[at] ?? '') === '' || ((cells[at + 1] ?? '') === '' && (below[at + 1] ?? '') !== '');
  const isWord = (at: number) => !/^[+-]?\d+([.,]\d+)?$|:/.test(cells[at] ?? '');
  return places.every(isWord) && places.filter(isOver).length * 2 >= places.length;
}

/** Whether a row can be the second line of heads: words that are known, or the numbers of holes, and nothing else. */
function isSecondLine(cells: readonly string[]): boolean {
  const words = cells.filter((cell) => cell !== '');
  if (words.length < 2) return false;
  if (isCardRow(cells)) return true;
  const known = words.filter((word) => fieldOfHead(word) !== undefined).length;
  return known >= 2 && known * 2 >= words.length && !words.some((word) => /^[+-]?\d/.test(word));
}

/** 1, 2, 3 … 9 in a row: the heads of a card. */
const isCardRow = (cells: readonly string[]): boolean => {
  const numbers = cells.map(plainHead).filter((head) => /^(?:hole |h ?)?\d{1,2}$/.test(head));
  const values = numbers.map((head) => Number(head.replace(/\D+/, '')));
  return values.length >= 9 && values.every((value, place) => place === 0 || value === (values[place - 1] ?? 0) + 1);
};

/** Rows of rounds have a day, heads have none. */
const hasDay = (cells: readonly string[]): boolean =>
  cells.some((cell) => /\d/.test(cell) && dayOrders.some((order: DayOrder) => readDays(cell, order) !== null));
