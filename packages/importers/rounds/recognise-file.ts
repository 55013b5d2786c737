import type { CsvTable } from './csv-table.ts';
import { csvTableOf, headsOf } from './csv-table.ts';
import { decodeText } from './decode-text.ts';
import type { FileFormat, JsonFormat, TableFormat } from './file-format.ts';
import { isJson } from './json-values.ts';
import { ownDocuments } from './round-documents.ts';
import { withWorksheetHeads } from './script-heads.ts';
import { arccos } from './sources/arccos.ts';
import { eighteenBirdies } from './sources/eighteen-birdies.ts';
import { isFit } from './sources/fit-messages.ts';
import { type FitScorecard, garminFit, readFitScorecard } from './sources/garmin-fit.ts';
import { garminJson } from './sources/garmin-json.ts';
import { ghin } from './sources/ghin.ts';
import { golfmetrics } from './sources/golfmetrics.ts';
import { golfPadFormats } from './sources/golf-pad.ts';
import { hole19 } from './sources/hole19.ts';
import { ownExport, ownTable } from './sources/own-export.ts';
import { shotScope } from './sources/shot-scope.ts';
import { tourFeed } from './tour-feed.ts';
import { grouped } from '@strokebook/golf/format';
import { delimiterOf, readLines } from '../tables/read-lines.ts';
import { fieldOfHead } from './worksheet/guess-meanings.ts';
import { MAX_CELLS } from './worksheet/sheet-limits.ts';
import type { Sheet } from './worksheet/sheet-texts.ts';

/** A file as the page has it; a workbook is given as its sheets. */
export type RoundFile = { readonly name: string; readonly content: Uint8Array | string | readonly Sheet[] };

/** The contents of a file. */
export type FileContents =
  | { readonly of: 'json'; readonly json: unknown; readonly format: JsonFormat }
  | { readonly of: 'lines'; readonly text: string }
  | { readonly of: 'table'; readonly table: CsvTable }
  | { readonly of: 'fit'; readonly scorecard: FitScorecard }
  | { readonly of: 'sheets'; readonly sheets: readonly Sheet[] };

export type RecognisedFile = { readonly format: FileFormat; readonly contents: FileContents };
/** Why a file cannot be read: what it was taken for, null for nothing known, and what is wrong. */
export type RefusedFile = { readonly format: FileFormat | null; readonly failure: string };

const MEGABYTE = 1024 * 1024;
/** An account of ten years with all strokes has 30 MB. */
const MAX_BYTES = 64 * MEGABYTE;
/** A team's strokes of four years. */
const MAX_LINES = 200_000;
/** Three hundred columns, each with a note. */
const MAX_LINE_LETTERS = 100_000;
/** Replies of services are ten deep; ten thousand brackets are an attack on the stack. */
const MAX_NESTING = 64;
/** A thousand rounds with all strokes. */
const MAX_OBJECTS = 600_000;
/** A service's map of rounds by their ids; a million fields of one object take a minute to parse. */
const MAX_KEYS = 50_000;
/** Max objects of all files of an import: an account's export is one file for each kind of thing. */
const MAX_OBJECTS_OF_ALL = 2_000_000;

/** What the files of an import have together, so that many files take no more memory than one. */
export type Counted = { cells: number; objects: number };

const refused = (failure: string, format: FileFormat | null = null): RefusedFile => ({ format, failure });

/**
 * Tells what a file is by its contents, never by its name, and whether it is too large to be read.
 *
 * @param counted of the files before it, to which this one is added
 */
export function recogniseFile({ content, name }: RoundFile, counted: Counted): RecognisedFile | RefusedFile {
  if (typeof content === 'string') return recogniseText(content, name, counted);
  if (!(content instanceof Uint8Array)) return { format: worksheet, contents: { of: 'sheets', sheets: content } };
  if (content.length === 0) return refused('it is empty');
  if (content.length > MAX_BYTES) return refused(`it has more than ${MAX_BYTES / MEGABYTE} MB`);
  if (isFit(content)) return recogniseFit(content);
  if (content[0] === 0x50 && content[1] === 0x4b) return refused('it is a zip within a zip, or a file of a program');
  if (content[0] === 0x25 && content[1] === 0x50) return refused('it is a PDF');
  const text = decodeText(content);
  return text === null ? refused('it is neither text nor a scorecard') : recogniseText(text, name, counted);
}

function recogniseFit(bytes: Uint8Array): RecognisedFile | RefusedFile {
  const scorecard = readFitScorecard(bytes);
  if (typeof scorecard === 'string') return refused(scorecard, garminFit);
  if (scorecard === null) return refused('it is of another activity than golf', garminFit);
  return { format: garminFit, contents: { of: 'fit', scorecard } };
}

function recogniseText(decoded: string, name: string, counted: Counted): RecognisedFile | RefusedFile {
  if (decoded.length > MAX_BYTES) return refused(`it has more than ${MAX_BYTES / MEGABYTE} MB`);
  const text = decoded.startsWith('\uFEFF') ? decoded.slice(1) : decoded;
  const first = /\S/.exec(text)?.[0];
  if (first === undefined) return refused('it is empty');
  return first === '{' || first === '[' ? recogniseJson(text, counted) : recogniseTable(text, name, counted);
}

/** Formats of JSON, a narrow test before a wide one: several have a list called `rounds`. */
const jsonFormats = [
  ...[ownExport, tourFeed, eighteenBirdies, shotScope, hole19, arccos, ghin, garminJson, ownDocuments],
];
const tableFormats: readonly TableFormat[] = [...golfPadFormats, golfmetrics, ownTable];
const worksheet: FileFormat = {
  source: 'worksheet',
  name: 'a worksheet',
  canBeRead: 'CSV and worksheets with a row for each round, player, hole or stroke can be read.',
};

/** The beginning of a text, in which these words stand. */
const BEGINNING = 20_000;

function recogniseJson(text: string, counted: Counted): RecognisedFile | RefusedFile {
  const beginning = text.slice(0, BEGINNING);
  const likely = jsonFormats.find(({ words }) => words?.test(beginning) === true) ?? null;
  const size = sizeProblem(text, counted);
  if (size !== null) return refused(size, likely);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // One document per line.
    const firstLine = text.slice(0, text.indexOf('\n') + 1 || text.length);
    if (firstLine.length < text.trimEnd().length && isJson(firstLine))
      return { format: ownDocuments, contents: { of: 'lines', text } };
    return refused(/[\]}]\s*$/.test(text.slice(-BEGINNING)) ? 'it is no valid JSON' : 'it is cut off', likely);
  }
  const format = jsonFormats.find(({ is }) => is(json));
  return format === undefined
    ? refused('its JSON holds no rounds that are known', likely)
    : { format, contents: { of: 'json', json, format } };
}

/** Whether JSON is too deep or has too many objects to be read at once; brackets within texts are left out. */
function sizeProblem(text: string, counted: Counted): string | null {
  let depth = 0;
  let objects = 0;
  const keys: number[] = [];
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInText) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isInText = false;
    } else if (code === QUOTE) isInText = true;
    else if (code === COLON) {
      keys[depth] = (keys[depth] ?? 0) + 1;
      if ((keys[depth] ?? 0) > MAX_KEYS) return `one of its objects has more than ${grouped(MAX_KEYS)} fields`;
    } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      depth += 1;
      keys[depth] = 0;
      objects += 1;
      if (depth > MAX_NESTING) return 'its lists and objects are nested too deep';
      if (objects > MAX_OBJECTS) return `it has more than ${grouped(MAX_OBJECTS)} objects`;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) depth -= 1;
  }
  counted.objects += objects;
  if (counted.objects > MAX_OBJECTS_OF_ALL) {
    return `the files have more than ${grouped(MAX_OBJECTS_OF_ALL)} objects together: please choose fewer at once`;
  }
  return null;
}
const COLON = 58;
const [QUOTE, BACKSLASH, OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [34, 92, 91, 93, 123, 125];

function recogniseTable(text: string, name: string, counted: Counted): RecognisedFile | RefusedFile {
  const lines = linesProblem(text, counted);
  if (lines !== null) return refused(lines, worksheet);
  const heads = headsOf(text);
  const format = tableFormats.find(({ isOf }) => isOf(heads));
  if (format === undefined) return recogniseSheet(text, name);
  const table = csvTableOf(text);
  if (table === null) return refused('a quotation mark is opened and not closed', format);
  const problem = format.problemOf?.(table) ?? null;
  if (problem !== null) return refused(`row ${problem.line} has no ${problem.lacks}`, format);
  return { format, contents: { of: 'table', table } };
}

/** Whether a table has more lines or cells than a team plays, or a longer line than any row of rounds. */
function linesProblem(text: string, counted: Counted): string | null {
  let [lines, start] = [1, 0];
  const cells = new Map([...DELIMITERS].map((code) => [code, 1]));
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LINE_FEED || code === CARRIAGE_RETURN) {
      if (code === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED) at += 1;
      start = at + 1;
      lines += 1;
      if (lines > MAX_LINES) return `it has more than ${grouped(MAX_LINES)} rows`;
    } else if (at - start >= MAX_LINE_LETTERS) {
      return `row ${lines} has more than ${grouped(MAX_LINE_LETTERS)} letters`;
    } else if (DELIMITERS.has(code)) {
      const count = (cells.get(code) ?? 0) + 1;
      if (count > MAX_CELLS) return `it has more than ${grouped(MAX_CELLS)} cells`;
      cells.set(code, count);
    }
  }
  counted.cells += Math.max(...cells.values());
  if (counted.cells > MAX_CELLS) {
    return `the files have more than ${grouped(MAX_CELLS)} cells together: please choose fewer at once`;
  }
  return null;
}
const [LINE_FEED, CARRIAGE_RETURN] = [10, 13];
/** Comma, semicolon and tab. */
const DELIMITERS: ReadonlySet<number> = new Set([44, 59, 9]);

/** A text in CSV format as the one sheet of a workbook. */
function recogniseSheet(text: string, name: string): RecognisedFile | RefusedFile {
  const headCells = (lines: readonly (readonly string[])[]): readonly string[] =>
    lines.toSorted((a, b) => knownHeads(b) - knownHeads(a))[0] ?? [];
  const lines = readLines(
    text,
    delimiterOf(text, headCells, (cells) => knownHeads(cells) >= 2),
  );
  if (typeof lines === 'string') return refused('a quotation mark is opened and not closed', worksheet);
  const isTable = lines.some(({ cells }) => cells.length > 1);
  if (!isTable) return refused('it is a text without columns');
  const rows: string[][] = [];
  // Lines keep their numbers, so that problems name them as the program shows them.
  for (const { line, cells } of lines) {
    while (rows.length < line - 1 && rows.length < MAX_LINES) rows.push([]);
    rows.push([...cells]);
  }
  return {
    format: worksheet,
    contents: { of: 'sheets', sheets: [{ name: sheetName(name), rows: withWorksheetHeads(rows) }] },
  };
}

const knownHeads = (cells: readonly string[]): number =>
  cells.filter((cell) => cell.length <= 24 && fieldOfHead(cell) !== undefined).length;

/** 'data/Ada Berg.csv' is the sheet 'Ada Berg'. */
const sheetName = (name: string): string => (name.split(/[\\/]/).at(-1) ?? name).replace(/\.[a-z]{2,4}$/i, '');
