import { RosterLine } from '@strokebook/contract';
import { fold } from '@strokebook/golf/format';
import { parse } from 'csv-parse/sync';
import { givenFirst } from '../tables/given-first.ts';
import { MAX_LINES_ABOVE_HEADS } from '../tables/read-lines.ts';
import { isWholeName, namesOfList, peopleOfMail } from './name-lists.ts';

/** A roster as it was read, and the lines that hold no name, or one that is too long, by their number from 1. */
export type ReadRoster = {
  readonly lines: readonly RosterLine[];
  readonly skipped: readonly { readonly line: number; readonly text: string }[];
};

type Column = 'name' | 'first' | 'last' | 'class' | 'email' | 'other';

/** Words of heads, folded, in the languages whose worksheets are read. */
const heads: readonly (readonly [Column, RegExp])[] = [
  [
    'first',
    /^(first( name)?|given( name)?|forename|vorname|prenom|nombres?|fornamn|fornavn|voornaam|nome proprio|tilltalsnamn)$/,
  ],
  [
    'last',
    /^(last( name)?|surname|family( name)?|nachname|familienname|nom( de famille)?|apellidos?|efternamn|etternavn|efternavn|achternaam|cognome|sobrenome|apelido)$/,
  ],
  [
    'name',
    /^(full name|name|names|player( name)?s?|golfers?|athletes?|students?|members?|roster|spieler(in)?|joueur|joueuse|jugador(a)?|spelare|namn|navn|naam|nome|giocatore|jogador)$/,
  ],
  ['class', /^(class|class year|year|yr|cl|grade|grad( year)?|graduation( year)?|academic year|eligibility)$/],
  ['email', /^(e-?mail( address)?|mail)$/],
];

/** The last line of many sheets. */
const totals = /^(team )?(total|totals|sum|count|players)\b\s*:?\s*\d*$/;
/** Words of titles that people copy with a roster; with a year they are no name either. */
const titleWords =
  /\b(roster|team|squad|golf|season|mannschaft|kader|saison|equipe|equipo|lag|hold|squadra)\b|\b(19|20)\d\d\b/;

const classWord =
  /^((r-?s?\.?[ -]?)?(fr|so|jr|sr|gr|5th|freshman|sophomore|junior|senior|graduate)\.?|(class of )?'?(19|20)?\d\d)$/i;
const emailAddress = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;
/** Heights and weights, hands, and schools: 5-7, 5'10", 170 cm, 1,70 m, 150 lbs, R/R, Nord HS. */
const noName =
  /^\d['’′-]\s?\d{1,2}["”″]?$|^\d+([.,]\d+)?\s?(cm|m|kg|lbs?|ft|in)\b|^[rl](\/[rl])?$|\b(hs|h\.s\.|high school|academy|university|college|gymnasium)\b/i;

/**
 * Reads a roster that was pasted from a sheet, a list or a mail: one person a line, columns apart by tabs, semicolons or
 * commas, with or without heads in one of the first rows; several people in a line; or addresses with names. Without
 * heads the email and the class are known by their form, and the name is what is left at first: 'Ada Berg', 'Berg, Ada',
 * or the two columns of a sheet. A name that repeats stays one.
 */
export function readRoster(text: string): ReadRoster {
  const delimiter = delimiterOf(text);
  const rows = rowsOf(text, delimiter);
  const headPlace = rows.slice(0, MAX_LINES_ABOVE_HEADS).findIndex(({ cells }) => columnsOf(cells) !== null);
  const columns = columnsOf(rows[headPlace]?.cells ?? []);
  const people = columns === null ? peopleByForm(rows, delimiter) : peopleByHead(rows, headPlace, columns);
  const lines: RosterLine[] = [];
  const skipped: { line: number; text: string }[] = [];
  const seen = new Set<string>();
  for (const { row, line } of people) {
    if (
      line === null ||
      !/\p{L}/u.test(line.name) ||
      totals.test(fold(line.name)) ||
      !RosterLine.safeParse(line).success
    )
      skipped.push({ line: row.line, text: row.cells.join(' ') });
    else if (!seen.has(fold(line.name))) {
      lines.push(line);
      seen.add(fold(line.name));
    }
  }
  return { lines, skipped };
}

type Row = { readonly line: number; readonly text: string; readonly cells: readonly string[] };
/** What a row says of one person; null if it is of nobody. */
type Found = { readonly row: Row; readonly line: RosterLine | null };

/** Rows above the heads are titles, and heads that repeat on a next page are nobody. */
const peopleByHead = (rows: readonly Row[], headPlace: number, columns: readonly Column[]): readonly Found[] =>
  rows.flatMap((row, place): Found[] => {
    if (place === headPlace || (place > headPlace && columnsOf(row.cells) !== null)) return [];
    return [{ row, line: place < headPlace ? null : lineByHead(row.cells, columns) }];
  });

const isTitle = ({ text, cells }: Row): boolean =>
  cells.filter((cell) => cell !== '').length === 1 && !text.includes('@') && titleWords.test(fold(text));

function peopleByForm(rows: readonly Row[], delimiter: string): readonly Found[] {
  const first = rows.findIndex((row) => !isTitle(row));
  const own = rows.slice(Math.max(0, first));
  // Most rows tell whether the first two cells are first and last name.
  const isParted = own.filter(({ cells }) => isWholeName(namesIn(cells)[0] ?? '')).length * 2 < own.length;
  const titles = rows.slice(0, Math.max(0, first)).map((row) => ({ row, line: null }));
  const people = own.flatMap((row): Found[] => {
    const several =
      peopleOfMail(row.text) ??
      namesOfList(row.text, own.length === 1)?.map((name) => ({ name, classYear: null, email: null }));
    if (several !== undefined) return several.map((line) => ({ row, line }));
    const nameOf = (names: readonly string[]) => nameOfCells(names, { delimiter, isParted, text: row.text });
    return [{ row, line: lineByForm(row.cells, nameOf) }];
  });
  return [...titles, ...people];
}

/** Tabs of a sheet; else semicolons, else commas. Those within quotes belong to a cell. */
const delimiterOf = (text: string): '\t' | ';' | ',' =>
  (['\t', ';'] as const).find((sign) => text.replaceAll(/"[^"\n]*"/g, '').includes(sign)) ?? ',';

/** The lines that are not empty, with their numbers from 1. */
const rowsOf = (text: string, delimiter: string): readonly Row[] =>
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
    return clean.every((cell) => cell === '') ? [] : [{ line: place + 1, text: row, cells: clean }];
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
  const isNamed = columns.includes('last') || columns.includes('name');
  // 'Roster' alone is a title, and 'Name' alone a head.
  return isNamed && (columns.length > 1 || /^(full )?names?$/.test(fold(cells[0] ?? ''))) ? columns : null;
}

function lineByHead(cells: readonly string[], columns: readonly Column[]): RosterLine {
  const cellOf = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const whole = columns.includes('name') ? givenFirst(cellOf('name')) : `${cellOf('first')} ${cellOf('last')}`.trim();
  const email = cellOf('email');
  return { name: whole, classYear: cellOf('class') || null, email: emailAddress.test(email) ? email : null };
}

/** The cells that can be a name, without those of a known form. */
const namesIn = (cells: readonly string[]): readonly string[] =>
  cells.filter(
    (cell) =>
      cell !== '' && !emailAddress.test(cell) && !classWord.test(cell) && !/^#?\d+$/.test(cell) && !noName.test(cell),
  );

function lineByForm(cells: readonly string[], nameOf: (names: readonly string[]) => string): RosterLine {
  const classes = cells.filter((cell) => classWord.test(cell));
  return {
    name: nameOf(namesIn(cells)).trim(),
    // Two digits can be a number of the team.
    classYear: classes.find((cell) => !/^\d\d$/.test(cell)) ?? classes[0] ?? null,
    email: cells.find((cell) => emailAddress.test(cell)) ?? null,
  };
}

type Form = {
  readonly delimiter: string;
  /** Whether first and last name have a column each. */
  readonly isParted: boolean;
  readonly text: string;
};

/** 'Berg, Ada' is family name first; 'Ada,Berg' without a blank are columns. Further cells are towns and schools. */
function nameOfCells([one = '', two, three]: readonly string[], { delimiter, isParted, text }: Form): string {
  if (two === undefined) return givenFirst(one);
  const isOne = delimiter === ',' ? three !== undefined && isWholeName(one) : !isParted;
  if (isOne) return givenFirst(one);
  return delimiter === ',' && /,\s/.test(text) ? `${two} ${one}` : `${one} ${two}`;
}
