import { RosterLine } from '@strokebook/contract';
import { fold } from '@strokebook/golf/format';
import { parse } from 'csv-parse/sync';
import { givenFirst } from '../tables/given-first.ts';

/** A roster as it was read, and the lines that hold no name, or one that is too long, by their number from 1. */
export type ReadRoster = {
  readonly lines: readonly RosterLine[];
  readonly skipped: readonly { readonly line: number; readonly text: string }[];
};

type Column = 'name' | 'first' | 'last' | 'class' | 'email' | 'other';

/** Words of heads, folded. */
const heads: readonly (readonly [Column, RegExp])[] = [
  ['first', /^(first( name)?|given( name)?|forename)$/],
  ['last', /^(last( name)?|surname|family( name)?)$/],
  ['name', /^(full name|name|player( name)?|athlete|student)$/],
  ['class', /^(class|class year|year|yr|cl|grade|grad( year)?|graduation( year)?)$/],
  ['email', /^(e-?mail( address)?)$/],
];

/** The last line of many sheets. */
const totals = /^(team )?(total|totals|sum|count|players)\b\s*:?\s*\d*$/;

const classWord =
  /^((r-?s\.?[ -]?)?(fr|so|jr|sr|gr|5th|freshman|sophomore|junior|senior|graduate)\.?|(class of )?'?(19|20)?\d\d)$/i;
const emailAddress = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

/**
 * Reads a roster that was pasted from a sheet or a list: one person a line, columns apart by tabs, semicolons or commas,
 * with or without a row of heads. Without heads the email and the class are known by their form, and what is left is the
 * name: 'Ada Berg', or 'Berg, Ada' and 'Berg', 'Ada' in two columns of a list with commas. A name that repeats stays one.
 */
export function readRoster(text: string): ReadRoster {
  const delimiter = delimiterOf(text);
  const rows = rowsOf(text, delimiter);
  const [first] = rows;
  const columns = first === undefined ? null : columnsOf(first.cells);
  const lines: RosterLine[] = [];
  const skipped: { line: number; text: string }[] = [];
  const seen = new Set<string>();
  for (const { line: number, cells } of columns === null ? rows : rows.slice(1)) {
    const line = columns === null ? lineByForm(cells, delimiter === ',') : lineByHead(cells, columns);
    if (!/\p{L}/u.test(line.name) || totals.test(fold(line.name)) || !RosterLine.safeParse(line).success)
      skipped.push({ line: number, text: cells.join(' ') });
    else if (!seen.has(fold(line.name))) lines.push(line);
    seen.add(fold(line.name));
  }
  return { lines, skipped };
}

/** Tabs of a sheet; else semicolons, else commas. Those within quotes belong to a cell. */
const delimiterOf = (text: string): '\t' | ';' | ',' =>
  (['\t', ';'] as const).find((sign) => text.replaceAll(/"[^"\n]*"/g, '').includes(sign)) ?? ',';

/** The lines that are not empty, with their numbers from 1. */
const rowsOf = (
  text: string,
  delimiter: string,
): readonly { readonly line: number; readonly cells: readonly string[] }[] =>
  text.split(/\r\n|\r|\n/).flatMap((row, place) => {
    // Line by line: a quotation mark that is not closed spoils no other line.
    const [cells = []] = parse(row, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      quote: closed(row),
    });
    const clean = cells.map(cleanCell);
    return clean.every((cell) => cell === '') ? [] : [{ line: place + 1, cells: clean }];
  });

const closed = (row: string): '"' | false => ((row.match(/"/g) ?? []).length % 2 === 0 ? '"' : false);

/** Without quotes, bullets and numbers in front: '1. Ada Berg'. */
const cleanCell = (cell: string): string =>
  cell
    .trim()
    .normalize()
    .replace(/^(\d{1,3}[.)]|[-•*])\s+/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The columns that a row of heads names; null if it is none. */
function columnsOf(cells: readonly string[]): readonly Column[] | null {
  const columns = cells.map(
    (cell) => heads.find(([, words]) => words.test(fold(cell).replace(/\.$/, '')))?.[0] ?? 'other',
  );
  return columns.includes('name') || columns.includes('last') ? columns : null;
}

function lineByHead(cells: readonly string[], columns: readonly Column[]): RosterLine {
  const cellOf = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const whole = columns.includes('name') ? givenFirst(cellOf('name')) : `${cellOf('first')} ${cellOf('last')}`.trim();
  const email = cellOf('email');
  return { name: whole, classYear: cellOf('class') || null, email: emailAddress.test(email) ? email : null };
}

function lineByForm(cells: readonly string[], hasCommas: boolean): RosterLine {
  const filled = cells.filter((cell) => cell !== '');
  const email = filled.find((cell) => emailAddress.test(cell)) ?? null;
  const classYear = filled.find((cell) => classWord.test(cell)) ?? null;
  const names = filled.filter((cell) => cell !== email && cell !== classYear && !/^\d+$/.test(cell));
  const [one = '', two] = names;
  const name = two === undefined ? givenFirst(one) : hasCommas ? `${two} ${one}` : `${one} ${two}`;
  return { name: name.trim(), classYear, email };
}
