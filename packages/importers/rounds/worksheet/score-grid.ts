import { fold } from '@strokebook/golf/format';
import { givenFirst } from '../../tables/given-first.ts';
import { UNKNOWN_TEE, type RoundNote } from '../found-round.ts';
import type { RawRound } from '../sound-round.ts';
import { isTotal, notesOfTotal, readScore, type ScoreCell } from '../words/result-words.ts';
import { isFigureLabel } from './course-figures.ts';
import { fieldOfHead } from './guess-meanings.ts';
import { isTotalLabel } from './row-cells.ts';
import { NO_DAY, type TableRounds } from './round-of-row.ts';
import type { SheetRules } from './days-in-title.ts';
import type { SheetRow } from './sheet-blocks.ts';
import { type RoundColumn, roundColumnsOf, type ScoreGrid } from './score-columns.ts';
import { contextOf, dayOfRound, type SheetContext, typeOf, unreadOf } from './sheet-context.ts';
import type { SkippedPart } from './skipped-part.ts';
import { isScoreOfRound, withdrawn } from './total-rounds.ts';

/** A team has no more players and lines of heads; longer sheets have a row for each round, hole or stroke. */
const MAX_ROWS = 2_000;
/** More columns stand before no sheet's names. */
const MAX_NAME_PLACE = 5;
/** Lines of heads: event, course, par, rating, slope, days, round. */
const MAX_HEAD_LINES = 12;
/** The lowest and highest number that can be the score of eighteen holes in a grid. */
const [MIN_STROKES, MAX_STROKES] = [55, 130];
/** A round further from par is none. */
const MAX_TO_PAR = 40;

const isScore = (cell: ScoreCell): boolean =>
  isTotal(cell) &&
  (cell.kind === 'relative'
    ? Math.abs(cell.value) <= MAX_TO_PAR
    : cell.value >= MIN_STROKES && cell.value <= MAX_STROKES);

const isName = (text: string): boolean =>
  text.length <= 60 &&
  (text.match(/\p{L}/gu)?.length ?? 0) >= 2 &&
  !/\d/.test(text) &&
  fieldOfHead(text) === undefined &&
  !isFigureLabel(text) &&
  readScore(text).kind === 'unknown' &&
  !isTotalLabel(text);

/** The grids of a sheet, one below the other; none for a sheet whose rows are something else. */
function gridsOf(rows: readonly SheetRow[]): readonly ScoreGrid[] {
  const grids: ScoreGrid[] = [];
  let rest = rows;
  for (;;) {
    const grid = firstGrid(rest);
    if (grid === null) return grids;
    grids.push(grid);
    const last = grid.players.at(-1);
    rest = rest.slice(last === undefined ? rest.length : rest.indexOf(last) + 1);
  }
}

function firstGrid(rows: readonly SheetRow[]): ScoreGrid | null {
  const nameAt = nameColumnOf(rows);
  if (nameAt === null) return null;
  const isPlayer = ({ cells }: SheetRow) =>
    isName(cells[nameAt] ?? '') && cells.some((cell, at) => at > nameAt && isScore(readScore(cell)));
  const begin = rows.findIndex(isPlayer);
  if (begin < 1) return null;
  const next = rows.findIndex((row, index) => index > begin && isHeadLine(row, nameAt));
  const body = rows.slice(begin, next < 0 ? rows.length : next);
  const columns = columnsOf(body.filter(isPlayer), nameAt);
  const [firstAt] = columns;
  if (firstAt === undefined) return null;
  const last = body.findLastIndex(
    ({ cells }) => (cells[nameAt] ?? '') !== '' && columns.some((at) => (cells[at] ?? '') !== ''),
  );
  const players = body.slice(0, last + 1);
  const before = rows.slice(0, begin);
  // A line about all columns may stand between the heads and the players: 'Course: Pine Hollow, Par 72'.
  const remarks = before.slice(before.findLastIndex((row) => !isRemark(row, nameAt)) + 1);
  const above = before.slice(0, before.length - remarks.length);
  // The lines directly above the players; a title with commas has cells above the scores too.
  const lastTitle = above.findLastIndex((row) => !isHeadOfColumns(row, nameAt, firstAt));
  const firstHead = lastTitle + 1;
  if (firstHead >= above.length || above.length - firstHead > MAX_HEAD_LINES) return null;
  const titles = [...above.slice(0, firstHead), ...remarks];
  return { titles, heads: above.slice(firstHead), players, nameAt, firstAt, columns };
}

const isRemark = ({ cells }: SheetRow, nameAt: number): boolean =>
  fieldOfHead(cells[nameAt] ?? '') === undefined && cells.every((cell, at) => cell === '' || at <= nameAt);

/** A line with words above the scores, and nothing but the name of a field, or '#', before them. */
function isHeadOfColumns({ cells }: SheetRow, nameAt: number, firstAt: number): boolean {
  const before = cells.slice(0, nameAt + 1).filter((cell) => cell !== '');
  const isOfField =
    before.length === 0 || before.some((cell) => fieldOfHead(cell) !== undefined || isFigureLabel(cell));
  return isOfField && cells.some((cell, at) => at >= firstAt && cell !== '');
}

/** The line that names the columns of players begins another grid, and a line of words that no player has. */
const isHeadLine = ({ cells }: SheetRow, nameAt: number): boolean => {
  const name = cells[nameAt] ?? '';
  const field = fieldOfHead(name);
  if (field === 'player' || field === 'firstName' || field === 'lastName') return true;
  const words = cells.filter((cell, at) => at > nameAt && /\p{L}{3}/u.test(cell) && readScore(cell).kind === 'unknown');
  return name === '' && words.length > 1;
};

/** The column with the most names beside scores, the first of several. */
function nameColumnOf(rows: readonly SheetRow[]): number | null {
  const names = Array.from({ length: MAX_NAME_PLACE }, () => new Set<string>());
  for (const { cells } of rows) {
    const first = cells.findIndex((cell) => isScore(readScore(cell)));
    for (let at = 0; at < Math.min(first, MAX_NAME_PLACE); at += 1) {
      const cell = cells[at] ?? '';
      if (isName(cell)) names[at]?.add(fold(cell));
    }
  }
  const most = Math.max(...names.map(({ size }) => size));
  return most === 0 ? null : names.findIndex(({ size }) => size === most);
}

/** Columns of which most filled cells are scores, or words in place of one. */
function columnsOf(players: readonly SheetRow[], nameAt: number): readonly number[] {
  const width = Math.max(0, ...players.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_unused, at) => at).filter((at) => {
    if (at <= nameAt) return false;
    const cells = players.map((row) => readScore(row.cells[at] ?? '')).filter(({ kind }) => kind !== 'nothing');
    const scores = cells.filter((cell) => isScore(cell) || isSmall(cell) || cell.kind === 'withdrawn');
    return scores.length > 0 && cells.filter(({ kind }) => kind === 'unknown').length * 2 <= cells.length;
  });
}

/** A number that is a score to par if its table is. */
const isSmall = (cell: ScoreCell): boolean => cell.kind === 'strokes' && cell.value < MAX_TO_PAR;

/** The rounds of a grid: one for each score, with the day of its event. */
function roundsOfGrid(grid: ScoreGrid, columns: readonly RoundColumn[], sheetContext: SheetContext): TableRounds {
  const skipped: SkippedPart[] = [];
  const isToPar = isGridToPar(grid, columns);
  const events = [...Map.groupBy(columns, eventKey).values()];
  const rounds = grid.players.flatMap(({ row, cells }): readonly RawRound[] => {
    const name = (cells[grid.nameAt] ?? '').replaceAll(/\s*\n\s*/g, ' ');
    const isPlayed = columns.some(({ at }) => (cells[at] ?? '') !== '');
    if (name === '' || !isPlayed) return [];
    if (!isName(name)) {
      skipped.push({ row, what: 'row', text: `'${name}' is no player's round.` });
      return [];
    }
    const player = givenFirst(name);
    return events.flatMap((event) => {
      const scores = event.map(({ at }) => readScore(cells[at] ?? ''));
      // Who plays another round after a 'DQ' has not left.
      const end = scores.findLast(({ kind }) => kind !== 'nothing');
      const notes: RoundNote[] = end?.kind === 'withdrawn' ? [withdrawn] : [];
      return event.flatMap((column, place): RawRound[] => {
        const cell = scores[place] ?? { kind: 'nothing' };
        const { context } = column;
        const text = cells[column.at] ?? '';
        const skip = (why: string): [] => {
          skipped.push({ row, what: 'cell', text: `${player}, ${titleOf(column, place, event)}: ${why}` });
          return [];
        };
        if (cell.kind === 'nothing') return [];
        if (!isTotal(cell)) return skip(`'${text}' is no score.`);
        const isRelative = cell.kind === 'relative' || isToPar;
        if (isRelative && context.par === null) return skip(`'${text}' is to par, and no par is known.`);
        const total = isRelative ? (context.par ?? 0) + cell.value : cell.value;
        // Spreadsheets print the sum of nothing as 0.
        if (total === 0) return [];
        if (!isScoreOfRound(total)) return skip(`${total} is not a score of one round.`);
        const roundNumber = context.tournament === null ? column.number : (column.number ?? place + 1);
        const playedOn = column.hasOwnDay
          ? (context.days?.first ?? null)
          : dayOfRound(context.days, roundNumber ?? place + 1, event.length);
        if (playedOn === null) return skip(NO_DAY);
        const hasTee = context.rating !== null || context.slope !== null;
        return [
          {
            ...{ sourceId: null, playedOn, startTime: null, player, total, holes: [] },
            notes: [...notes, ...notesOfTotal(cell, text)],
            course: {
              name: context.course ?? '',
              ...(hasTee
                ? {
                    tee: {
                      name: UNKNOWN_TEE,
                      ...(context.rating === null ? {} : { rating: context.rating }),
                      ...(context.slope === null ? {} : { slope: context.slope }),
                    },
                  }
                : {}),
            },
            type: typeOf('', context.tournament),
            tournamentName: context.tournament,
            roundNumber,
            totalPar: context.par,
            tournamentDays: daysOfEvent(event) ?? sheetContext.days,
          },
        ];
      });
    });
  });
  return { rounds, skipped };
}

/** Rounds of no event stand each for itself. */
const eventKey = ({ context, at }: RoundColumn): string => context.tournament ?? `column ${at}`;

const titleOf = ({ context, number }: RoundColumn, place: number, event: readonly RoundColumn[]): string => {
  const round = event.length < 2 ? '' : ` round ${number ?? place + 1}`;
  return `${context.tournament ?? context.course ?? ''}${round}`.trim() || `round ${place + 1}`;
};

/** From the first to the last day of an event. */
function daysOfEvent(event: readonly RoundColumn[]): SheetContext['days'] {
  const days = event.flatMap(({ context }) => context.days ?? []);
  const firsts = days.map(({ first }) => first).toSorted();
  const lasts = days.map(({ last }) => last).toSorted();
  const [first, last] = [firsts[0], lasts.at(-1)];
  return first === undefined || last === undefined ? null : { first, last };
}

/** A grid of small numbers is to par, also where spreadsheets hide the signs. */
function isGridToPar({ players }: ScoreGrid, columns: readonly RoundColumn[]): boolean {
  const cells = players.flatMap((row) => columns.map(({ at }) => readScore(row.cells[at] ?? '')));
  const numbers = cells.filter(({ kind }) => kind === 'strokes' || kind === 'relative');
  const small = numbers.filter((cell) => cell.kind === 'relative' || isSmall(cell));
  return small.length * 2 > numbers.length && numbers.some(({ kind }) => kind === 'relative');
}

/** Whether a grid says more than a table of one event, which is read by its own heads. */
const isOfSeveral = (columns: readonly RoundColumn[]): boolean =>
  columns.some(({ hasOwnDay }) => hasOwnDay) || new Set(columns.map(({ context }) => context.tournament)).size > 1;

/** No columns of scores, one, or one for each round. */
export type KnownColumns = 'none' | 'score' | 'rounds';

/**
 * Reads a sheet of several events side by side, or with a column for each day; null for other sheets.
 *
 * @param before what the name of the sheet and the person who imports say @param known the columns that a table of one
 *   event reads by their own heads
 */
export function roundsOfGrids(
  rows: readonly SheetRow[],
  rules: SheetRules,
  before: SheetContext,
  known: KnownColumns,
): TableRounds | null {
  if (rows.length > MAX_ROWS) return null;
  let context = before;
  const grids = gridsOf(rows).map((grid) => {
    context = contextOf(grid.titles, rules, context);
    const { columns, unread } = roundColumnsOf(grid, context, rules);
    return { grid, context, columns, unread: [...unreadOf(grid.titles, context), ...unread] };
  });
  const isRead = grids.some(
    ({ columns }) =>
      isOfSeveral(columns) || columns.length > { none: 0, score: 1, rounds: Number.POSITIVE_INFINITY }[known],
  );
  if (!isRead) return null;
  const read = grids.map((one) => roundsOfGrid(one.grid, one.columns, one.context));
  return {
    rounds: read.flatMap(({ rounds }) => rounds),
    skipped: grids.flatMap(({ unread }, place) => [...unread, ...(read[place]?.skipped ?? [])]),
  };
}
