import type { DayOrder } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { fold } from '@strokebook/golf/format';
import { guessDayOrder } from '../../tables/read-day.ts';
import { MAX_LINES_ABOVE_HEADS } from '../../tables/read-lines.ts';
import type { FoundRound } from '../found-round.ts';
import { MAX_ROUNDS_OF_FILE } from '../json-values.ts';
import { type RawRound, soundRound } from '../sound-round.ts';
import { roundsOfCards } from './card-rounds.ts';
import { fieldOfHead, guessMeanings, type RowKind, rowKindOf, unitOfHead } from './guess-meanings.ts';
import { roundsOfHoleRows } from './hole-rounds.ts';
import { cellsBy, yardsOf } from './row-cells.ts';
import { yearlessDaysIn } from './days-in-title.ts';
import { joinParts } from './join-parts.ts';
import { NO_DAY, type ReadingRules, type TableRounds } from './round-of-row.ts';
import { type KnownColumns, roundsOfGrids } from './score-grid.ts';
import { seasonFrom, seasonIn } from './season.ts';
import { blocksOf, type SheetBlock, type SheetRow } from './sheet-blocks.ts';
import { contextOf, noContext, type SheetContext, unreadOf as unreadOfTitles } from './sheet-context.ts';
import type { SkippedPart } from './skipped-part.ts';
import { MAX_SHEET_ROWS } from './sheet-limits.ts';
import { playersOfSheets } from './sheet-players.ts';
import { inOneLine, rowsOf, type Sheet, turnedCard } from './sheet-texts.ts';
import { roundsOfTotals } from './total-rounds.ts';
import type { ColumnMeaning, LengthUnit } from './worksheet-fields.ts';
import { readLie } from '../words/lie-words.ts';

/** What the person who imports has chosen; what is missing is guessed. */
export type WorksheetChoices = {
  /** The meaning of each column, for tables with as many columns. */
  readonly meanings?: readonly (ColumnMeaning | null)[] | undefined;
  readonly dayOrder?: DayOrder | undefined;
  readonly units?: LengthUnit | undefined;
  readonly greenUnits?: LengthUnit | undefined;
  /** For sheets without them. */
  readonly playedOn?: CalendarDay | undefined;
  readonly course?: string | undefined;
  readonly tournament?: string | undefined;
  /** The year of days that are written without one, such as '9/3'. */
  readonly year?: number | undefined;
  readonly par?: number | undefined;
};

/** A column of the first table, to be shown and changed. */
type WorksheetColumn = {
  readonly head: string;
  readonly example: string;
  readonly meaning: ColumnMeaning | null;
};

/** Choices of several files: of each by its name, and of an earlier file with the same heads by its `headsKey`. */
export type SheetChoices = {
  readonly byFile: ReadonlyMap<string, WorksheetChoices>;
  readonly byHeads: ReadonlyMap<string, WorksheetChoices>;
};

export type ReadWorksheet = {
  /** Of the first table; where no table was found, of the first row that could be its heads. */
  readonly columns: readonly WorksheetColumn[];
  /** The same for files with the same heads, so that a mapping can be remembered (IMPORT-15). */
  readonly headsKey: string;
  /** What a row is; `season` is a player with a column for each round of several events; null if the columns make no rounds. */
  readonly rowKind: RowKind | 'season' | null;
  readonly dayOrder: DayOrder;
  /** Whether days have no year, and no title says it. */
  readonly lacksYear: boolean;
  readonly units: LengthUnit;
  readonly greenUnits: LengthUnit;
  /** Three rows with their distances as they were read, for sheets of strokes (IMPORT-15). */
  readonly converted: readonly { readonly row: number; readonly typed: string; readonly yards: number }[];
  readonly rounds: readonly FoundRound[];
  /** Heads of scores, putts and the like that are not read, because another column is: a sheet of several events. */
  readonly unread: readonly string[];
  readonly skipped: readonly (SkippedPart & { readonly sheet: string })[];
  /** Problems of the sheet as a whole. */
  readonly problems: readonly string[];
};

const CONVERTED_ROWS = 3;

/**
 * Reads the rounds of one or several sheets: one row a round, a player, a hole or a stroke; heads in one line or two
 * after titles. Columns are guessed where none are given. Never throws: what is no round is named with its row.
 *
 * @param remembered choices for sheets with the same heads, by their `headsKey`; those of `given` win
 */
export function readWorksheet(
  sheets: readonly Sheet[],
  given: WorksheetChoices = {},
  remembered: SheetChoices['byHeads'] = new Map(),
): ReadWorksheet {
  const guessed = sheets.map(({ name, rows }) => {
    const lines = rowsOf(rows);
    const texts = inOneLine(lines);
    const own = blocksOf(texts);
    return { name, lines, texts, blocks: own.length > 0 ? own : blocksOf(turnedCard(texts)) };
  });
  const top = guessed.flatMap((table) => table.blocks)[0] ?? unknownTable(guessed.flatMap(({ texts }) => texts));
  const headsKey = (top?.heads ?? []).map(fold).join('|');
  const choices = { ...remembered.get(headsKey), ...given };
  const tables = guessed.map((table) => ({ ...table, blocks: withChosen(table.blocks, choices, table.texts) }));
  const blocks = tables.flatMap((table) => table.blocks);
  const [first] = blocks;
  const upper = guessed.flatMap(({ lines }) => lines.slice(0, MAX_LINES_ABOVE_HEADS).flatMap(({ cells }) => cells));
  const dayOrder = choices.dayOrder ?? guessDayOrder([...blocks.flatMap(dayTexts), ...upper.flatMap(daysInFigures)]);
  const yearless = [...upper, ...blocks.flatMap(dayTexts)].flatMap(yearlessDaysIn);
  const season =
    choices.year === undefined
      ? seasonIn([...guessed.map(({ name }) => name), ...upper])
      : seasonFrom(choices.year, yearless, dayOrder);
  const units =
    choices.units ??
    blocks.map((block) => unitOf(block, 'toPin') ?? unitOf(block, 'yards')).find((one) => one !== null) ??
    'yards';
  const greenUnits = choices.greenUnits ?? (units === 'metres' ? 'metres' : 'feet');
  const titleRules = { dayOrder, season, chosenPar: choices.par ?? null };
  const chosen: SheetContext = {
    ...noContext,
    course: choices.course ?? null,
    tournament: choices.tournament ?? null,
    par: choices.par ?? null,
    days: choices.playedOn === undefined ? null : { first: choices.playedOn, last: choices.playedOn },
  };
  const rounds: FoundRound[] = [];
  const skipped: (SkippedPart & { sheet: string })[] = [];
  const take = (sheet: string, found: TableRounds): void => {
    for (const row of found.skipped) skipped.push({ ...row, sheet });
    rounds.push(...found.rounds.flatMap((raw) => soundRound(raw) ?? []));
  };
  const players = playersOfSheets(tables);
  let isSeason = false;
  for (const { name, lines, blocks: own } of tables) {
    let context = contextOf([{ row: 0, cells: [name] }], titleRules, chosen);
    const known = choices.meanings === undefined ? knownColumnsOf(own) : 'holes';
    const grids = known === 'holes' ? null : roundsOfGrids(lines, titleRules, context, known);
    if (grids !== null) {
      isSeason = true;
      take(name, grids);
      continue;
    }
    const found: RawRound[] = [];
    for (const block of own) {
      context = contextOf(block.titles, titleRules, context);
      const sheetPlayer = players.get(name) ?? null;
      const read = roundsOf(block, { dayOrder, units, greenUnits, context, sheetPlayer, season: titleRules.season });
      take(name, { rounds: [], skipped: [...unreadOfTitles(block.titles, context), ...read.skipped] });
      found.push(...read.rounds);
    }
    take(name, { rounds: joinParts(found), skipped: [] });
  }
  const columns = top === undefined || isSeason ? [] : columnsOf(top, choices.meanings);
  return {
    columns,
    headsKey,
    rowKind: isSeason ? 'season' : (first?.rowKind ?? null),
    dayOrder,
    lacksYear: season === null && yearless.length > 0 && skipped.some(({ text }) => text.endsWith(NO_DAY)),
    units,
    greenUnits,
    converted: first === undefined || isSeason ? [] : convertedOf(first, units, greenUnits),
    rounds,
    unread: unreadOf(columns),
    skipped,
    problems: problemsOf(sheets, { blocks, isSeason }, rounds, skipped),
  };
}

function roundsOf(block: SheetBlock, rules: ReadingRules): TableRounds {
  if (block.rowKind !== 'round') return roundsOfHoleRows(block, rules);
  const isCard = block.meanings.some((one) => one?.field === 'score' && one.hole !== undefined);
  const short = { ...block, rows: block.rows.slice(0, MAX_ROUNDS_OF_FILE) };
  return isCard ? roundsOfCards(short, rules) : roundsOfTotals(short, rules);
}

/** What the heads of the tables of a sheet make known by themselves. */
function knownColumnsOf(blocks: readonly SheetBlock[]): 'holes' | KnownColumns {
  const has = (kind: 'hole' | 'round') =>
    blocks.some(({ meanings }) => meanings.some((one) => one?.[kind] !== undefined));
  if (has('hole') || blocks.some(({ rowKind }) => rowKind !== 'round')) return 'holes';
  return blocks.length === 0 ? 'none' : has('round') ? 'rounds' : 'score';
}

/** Days such as '8/23' and '23.8.2026' in titles and heads: the order of day and month shows in them. */
const daysInFigures = (text: string): readonly string[] =>
  text.match(/(?<![\d./])\d{1,2}[./]\d{1,2}(?:[./](?:\d{4}|\d{2})|\.)?(?![\d./])/g) ?? [];

/** Tables with the meanings that were chosen; a sheet whose heads nobody knows becomes a table by them. */
function withChosen(
  blocks: readonly SheetBlock[],
  { meanings }: WorksheetChoices,
  rows: readonly SheetRow[],
): readonly SheetBlock[] {
  if (meanings === undefined) return blocks;
  const rowKind = rowKindOf(meanings);
  if (rowKind === null) return blocks.filter(({ heads }) => heads.length !== meanings.length);
  if (blocks.length > 0) {
    return blocks.map((block) => (block.heads.length === meanings.length ? { ...block, meanings, rowKind } : block));
  }
  const table = unknownTable(rows);
  return table === undefined ? [] : [{ ...table, meanings, rowKind }];
}

/** The first row with several cells as the heads of the rows below it. */
function unknownTable(rows: readonly SheetRow[]): Omit<SheetBlock, 'rowKind'> | undefined {
  const place = rows.findIndex(({ cells }) => cells.filter((cell) => cell !== '').length > 1);
  const heads = rows[place]?.cells;
  return heads === undefined
    ? undefined
    : { titles: rows.slice(0, place), heads, meanings: guessMeanings(heads), rows: rows.slice(place + 1) };
}

const placeOf = ({ meanings }: SheetBlock, field: ColumnMeaning['field']): number =>
  meanings.findIndex((one) => one?.field === field);

const unitOf = (block: SheetBlock, field: 'toPin' | 'yards'): LengthUnit | null =>
  unitOfHead(block.heads[placeOf(block, field)] ?? '');

/** The days of a table, to guess the order of day and month; days repeat in sheets of holes and strokes. */
function dayTexts(block: SheetBlock): readonly string[] {
  const places = block.meanings.flatMap((one, place) => (one?.field === 'playedOn' ? [place] : []));
  const titles = block.titles.flatMap(({ cells }) =>
    cells.filter((cell) => /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(cell)),
  );
  return [...new Set([...titles, ...block.rows.flatMap(({ cells }) => places.map((place) => cells[place] ?? ''))])];
}

function columnsOf(
  { heads, meanings, rows }: Omit<SheetBlock, 'rowKind'>,
  chosen: WorksheetChoices['meanings'],
): readonly WorksheetColumn[] {
  const shown = chosen?.length === heads.length ? chosen : meanings;
  return heads.map((head, place) => ({
    head,
    example: rows.find(({ cells }) => (cells[place] ?? '') !== '')?.cells[place] ?? '',
    meaning: shown[place] ?? null,
  }));
}

/** 'Fall Open Score' beside 'Spring Cup Score' of which one is read. */
const unreadOf = (columns: readonly WorksheetColumn[]): readonly string[] =>
  columns.flatMap(({ head, meaning }) => {
    const field = fieldOfHead(head.split(' ').at(-1) ?? '');
    // 'Net score' is known, and nobody needs it.
    const isOther =
      meaning === null && fieldOfHead(head) !== null && (field === 'score' || field === 'putts' || field === 'toPar');
    return isOther && columns.some((one) => one.meaning?.field === field) ? [head] : [];
  });

function convertedOf(block: SheetBlock, units: LengthUnit, greenUnits: LengthUnit): ReadWorksheet['converted'] {
  const by = cellsBy(block.meanings);
  const field = block.rowKind === 'stroke' ? 'toPin' : 'yards';
  const found: { row: number; typed: string; yards: number }[] = [];
  for (const { row, cells } of block.rows) {
    const cellsOf = by(cells);
    const typed = cellsOf(field);
    const yards = yardsOf(typed, readLie(cellsOf('lie')) === 'green' ? greenUnits : units);
    if (yards !== undefined) found.push({ row, typed, yards });
    if (found.length === CONVERTED_ROWS) break;
  }
  return found;
}

function problemsOf(
  sheets: readonly Sheet[],
  { blocks, isSeason }: { readonly blocks: readonly SheetBlock[]; readonly isSeason: boolean },
  rounds: readonly FoundRound[],
  skipped: readonly SkippedPart[],
): readonly string[] {
  const long = sheets.filter(({ rows }) => rows.length > MAX_SHEET_ROWS);
  const isWithoutDay = rounds.length === 0 && skipped.some(({ text }) => text.endsWith(NO_DAY));
  return [
    ...long.map(({ name }) => `'${name}' has more than 200,000 rows: please split it.`),
    ...(blocks.some(({ rowKind, rows }) => rowKind === 'round' && rows.length > MAX_ROUNDS_OF_FILE)
      ? ['A table has more than 10,000 rows of rounds: please split it.']
      : []),
    ...(blocks.length === 0 && !isSeason
      ? ['No columns of rounds were found: a score, and a player, a day or a hole, make one.']
      : isWithoutDay
        ? ['No column and no title says on which day the rounds were played.']
        : rounds.length === 0
          ? ['No row below the heads is a round.']
          : []),
  ];
}
