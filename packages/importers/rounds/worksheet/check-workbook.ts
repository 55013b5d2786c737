import { grouped } from '@strokebook/golf/format';
import { MAX_CELLS, MAX_SHEET_ROWS } from './sheet-limits.ts';

/** The size of a workbook in cells, as a reader makes them of it; or why it is not read. */
export type CheckedWorkbook = { readonly cells: number } | { readonly problem: string };

/** The last row and column of a sheet in the format. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;
/** Max tabs of a workbook: a team's seasons with a tab for each player have fewer. */
const MAX_SHEETS = 300;
/** Max elements of a kind: a reader keeps all of them, or compares each with the others. */
const maxOfKind: Readonly<Record<string, number>> = {
  sheet: MAX_SHEETS,
  Relationship: 2_000,
  si: 2_000_000,
  xf: 100_000,
  numFmt: 10_000,
};
/** Max letters of an element with its text: a cell holds 32,767. */
const MAX_ELEMENT_LETTERS = 500_000;

const UNREADABLE = 'The workbook is damaged: save it again as .xlsx or CSV.';

/**
 * Counts the cells that a workbook would take in memory, before a reader makes them: sheets are read as rectangles, from
 * the first cell to the last row and column with a value, however few cells have one. What a sheet says of its own size is
 * not believed (IMPORT-17).
 *
 * @param parts XML files of the workbook by their paths
 */
export function checkWorkbook(parts: ReadonlyMap<string, Uint8Array>): CheckedWorkbook {
  const decoder = new TextDecoder();
  const textOf = (path: string): string => decoder.decode(parts.get(path) ?? new Uint8Array());
  const names = sheetNames(textOf('xl/workbook.xml'), textOf('xl/_rels/workbook.xml.rels'));
  let cells = 0;
  for (const path of parts.keys()) {
    const name = names.get(path.split('/').at(-1) ?? '') ?? path;
    const checked = sizeOf(textOf(path), name);
    if ('problem' in checked) return checked;
    cells += checked.rows * checked.columns;
    if (cells > MAX_CELLS) {
      const reach = `row ${grouped(checked.rows)} and column ${grouped(checked.columns)}`;
      return {
        problem: `'${name}' reaches to ${reach}, and the workbook has more than ${grouped(MAX_CELLS)} cells: please delete what stands far from the tables.`,
      };
    }
  }
  return { cells };
}

type Size = { readonly rows: number; readonly columns: number };

/** The rectangle of an XML file of a workbook; nothing for one that is no sheet. */
function sizeOf(xml: string, name: string): Size | { readonly problem: string } {
  const counts = new Map<string, number>();
  const relations = new Set<string>();
  let size: Size = { rows: 0, columns: 0 };
  /** Rows without a number, each of which is one more. */
  let unnumbered = 0;
  let row = 0;
  let cell: { readonly row: number; readonly column: number } | null = null;
  for (let at = xml.indexOf('<'); at >= 0; ) {
    const next = xml.indexOf('<', at + 1);
    const end = next < 0 ? xml.length : next;
    if (end - at > MAX_ELEMENT_LETTERS) return { problem: `'${name}' has a text of more than 500,000 letters.` };
    if (xml.charCodeAt(at + 1) === EXCLAMATION && !isShort(xml, at)) return { problem: UNREADABLE };
    const kind = kindAt(xml, at);
    const max = maxOfKind[kind];
    if (max !== undefined) {
      const count = (counts.get(kind) ?? 0) + 1;
      if (count > max) return { problem: `The workbook has more than ${grouped(max)} ${wordOf(kind)}.` };
      counts.set(kind, count);
      if (kind === 'sheet') {
        const id = /:id\s*=\s*["']([^"']*)/.exec(xml.slice(at, end))?.[1] ?? '';
        if (relations.has(id)) return { problem: UNREADABLE };
        relations.add(id);
      }
    } else if (kind === 'row' || kind === 'c') {
      const place = placeOf(xml.slice(at, end));
      if (place === null) return { problem: UNREADABLE };
      if (kind === 'row') {
        cell = null;
        row = Number(place === '' ? 0 : place);
        if (place === '') unnumbered += 1;
        if (!isWithin(row, 0, LAST_ROW) || unnumbered > LAST_ROW) return noSuchCell(name, place);
      } else {
        cell = addressOf(place);
        if (cell === null) return noSuchCell(name, place);
      }
    } else if (cell !== null && (kind === 'v' || kind === 'is' || kind === 't')) {
      size = {
        rows: Math.max(size.rows, row + unnumbered, cell.row),
        columns: Math.max(size.columns, cell.column),
      };
      if (size.rows > MAX_SHEET_ROWS)
        return { problem: `'${name}' has more than ${grouped(MAX_SHEET_ROWS)} rows: please split it.` };
    }
    at = next;
  }
  return size;
}

const EXCLAMATION = 33;
const [COLON, CAPITAL_A, CAPITAL_Z, SMALL_A, SMALL_Z] = [58, 65, 90, 97, 122];

const restOfPrefix = /[^\s/>:<]*:/y;

/** The name of an opening element without its prefix; '' for anything else. */
function kindAt(xml: string, start: number): string {
  let from = start + 1;
  let at = from;
  for (; at < xml.length; at += 1) {
    const code = xml.charCodeAt(at);
    if (code === COLON) from = at + 1;
    else if (!((code >= SMALL_A && code <= SMALL_Z) || (code >= CAPITAL_A && code <= CAPITAL_Z))) {
      // Other letters belong to the prefix, if one follows.
      restOfPrefix.lastIndex = at;
      if (!restOfPrefix.test(xml)) break;
      from = restOfPrefix.lastIndex;
      at = from - 1;
    }
  }
  return xml.slice(from, at);
}

/** Whether a comment or the like ends soon: a reader looks for its end again and again. */
function isShort(xml: string, at: number): boolean {
  const end = xml.startsWith('<!--', at) ? '-->' : xml.startsWith('<![CDATA[', at) ? ']]>' : '>';
  return xml.slice(at, at + MAX_ELEMENT_LETTERS).includes(end);
}

/**
 * The attribute `r` of a row or a cell, '' without one; null where readers could disagree on what it is: several, one
 * without quotation marks, or an element that does not end where the next one begins.
 */
function placeOf(element: string): string | null {
  const names = element.match(/(?<![\w.-])r\s*=/g) ?? [];
  const [first, ...others] = [...element.matchAll(/(?<![\w.-])r\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
  if (names.length > 1 || others.length > 0) return null;
  if (names.length === 1 && first === undefined) return null;
  if (!element.replaceAll(/"[^"]*"|'[^']*'/g, '').includes('>')) return null;
  return first?.[1] ?? first?.[2] ?? '';
}

function addressOf(place: string): { readonly row: number; readonly column: number } | null {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(place) ?? [];
  const column = letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - CAPITAL_A + 1, 0);
  const row = Number(digits);
  return isWithin(row, 1, LAST_ROW) && isWithin(column, 1, LAST_COLUMN) ? { row, column } : null;
}

const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

const noSuchCell = (name: string, place: string): { readonly problem: string } => ({
  problem:
    place === ''
      ? `'${name}' has cells that do not say where they stand: save it again as .xlsx or CSV.`
      : `'${name}' has a cell or row '${place.slice(0, 20)}', which no sheet has.`,
});

const wordOf = (kind: string): string =>
  kind === 'sheet' ? 'sheets' : kind === 'si' ? 'texts' : kind === 'Relationship' ? 'parts' : 'formats';

/** Names of sheets by the file names of their parts. */
function sheetNames(workbook: string, relations: string): ReadonlyMap<string, string> {
  const attribute = (element: string, name: string): string =>
    new RegExp(`\\b${name}\\s*=\\s*"([^"]*)"`).exec(element)?.[1] ?? '';
  const elements = (xml: string, name: string): readonly string[] =>
    (xml.match(new RegExp(`<(?:\\w+:)?${name}\\b[^<>]{0,2000}>`, 'g')) ?? []).slice(0, MAX_SHEETS);
  const files = new Map(
    elements(relations, 'Relationship').map((element) => [attribute(element, 'Id'), attribute(element, 'Target')]),
  );
  return new Map(
    elements(workbook, 'sheet').map((element) => [
      files.get(attribute(element, 'r:id'))?.split('/').at(-1) ?? '',
      attribute(element, 'name').slice(0, 60),
    ]),
  );
}
