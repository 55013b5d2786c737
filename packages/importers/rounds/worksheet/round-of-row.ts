import type { DayOrder } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { FINAL_ROUND } from '@strokebook/golf/model';
import { UNKNOWN_TEE } from '../found-round.ts';
import type { RawRound } from '../sound-round.ts';
import { cellsBy, dayOf, decimalOf, playerName, type RowCells, timeOf, wholeOf } from './row-cells.ts';
import type { SheetBlock, SheetRow } from './sheet-blocks.ts';
import { type SheetContext, typeOf } from './sheet-context.ts';
import type { LengthUnit, WorksheetField } from './worksheet-fields.ts';

/** How the cells of a table are read. */
export type ReadingRules = {
  readonly dayOrder: DayOrder;
  readonly units: LengthUnit;
  /** The unit of distances on the green. */
  readonly greenUnits: LengthUnit;
  readonly context: SheetContext;
  /** The year of days that are written without one, such as '9/3'; null if nobody has given it. */
  readonly year: number | null;
  /** The player whose sheet it is, if each player has one. */
  readonly sheetPlayer: string | null;
};

/** A row that makes no round, and why. */
export type SkippedRow = { readonly row: number; readonly text: string };

/** Rounds of a table, before their values are checked. */
export type TableRounds = { readonly rounds: readonly RawRound[]; readonly skipped: readonly SkippedRow[] };

/** What a row says about its round; the day is null if neither the row nor a title tells it. */
export type RowRound = Omit<RawRound, 'playedOn' | 'holes'> & { readonly playedOn: CalendarDay | null };

/** Merged cells have their text in the first of their rows: these fields go on until the next text. */
const mergedFields: readonly WorksheetField[] = [
  'playedOn',
  'course',
  'tournament',
  'tee',
  'courseRating',
  'slopeRating',
  'roundType',
];
const mergedOfHoles: readonly WorksheetField[] = [
  ...mergedFields,
  'player',
  'firstName',
  'lastName',
  'roundNumber',
  'roundId',
  'startTime',
  'hole',
];

const ofOneRound: readonly WorksheetField[] = ['startTime', 'roundNumber', 'roundId'];

/** The cells of every row, with those of merged cells above them. */
export function rowsWithCells(block: SheetBlock): readonly (SheetRow & { readonly cellsOf: RowCells })[] {
  const by = cellsBy(block.meanings);
  const hasPlayer = block.meanings.some((one) => one?.field === 'player' || one?.field === 'lastName');
  const merged = block.rowKind === 'round' ? (hasPlayer ? mergedFields : []) : mergedOfHoles;
  const last = new Map<WorksheetField, string>();
  return block.rows.map((row) => {
    const own = by(row.cells);
    for (const field of merged) {
      const text = own(field);
      if (text === '') continue;
      // Another player's first row begins another round: its tee time and number are not those of the one above.
      if (field === 'player' && text !== last.get(field)) for (const own of ofOneRound) last.delete(own);
      last.set(field, text);
    }
    const above = new Map(last);
    const cellsOf: RowCells = (field, of) => own(field, of) || (of === undefined ? (above.get(field) ?? '') : '');
    return { ...row, cellsOf };
  });
}

/** @param round the number of the column's round, for a row with a column for each round */
export function roundOfRow(cells: RowCells, rules: ReadingRules, round?: number): RowRound {
  const { context, dayOrder, sheetPlayer } = rules;
  const of = round === undefined ? undefined : { round };
  const text = (field: WorksheetField): string => (of === undefined ? '' : cells(field, of)) || cells(field);
  const tournamentName = text('tournament') || context.tournament;
  const tee = text('tee');
  const [rating, slope] = [decimalOf(text('courseRating')), wholeOf(text('slopeRating'))];
  const hasTee = tee !== '' || rating !== undefined || slope !== undefined;
  const player = playerName(cells) || sheetPlayer || '';
  return {
    sourceId: text('roundId') || null,
    playedOn: dayOf(withYear(text('playedOn'), rules), dayOrder),
    startTime: timeOf(text('startTime')) ?? timeOf(text('playedOn')),
    course: {
      name: text('course') || context.course || '',
      ...(hasTee
        ? {
            tee: {
              name: tee || UNKNOWN_TEE,
              ...(rating === undefined ? {} : { rating }),
              ...(slope === undefined ? {} : { slope }),
            },
          }
        : {}),
    },
    type: typeOf(text('roundType'), tournamentName),
    tournamentName,
    roundNumber: round ?? roundNumberOf(cells('roundNumber')),
    holeCount: wholeOf(text('holes')),
    player: player === '' ? null : player,
  };
}

/** '9/3' and 'Sep 3' are days of the year that was chosen. */
function withYear(text: string, { year, dayOrder }: ReadingRules): string {
  if (year === null || !/^\s*(\d{1,2}[./-]\d{1,2}\.?|\p{L}{3,9}\.? \d{1,2}|\d{1,2}\.? \p{L}{3,9})\s*$/u.test(text))
    return text;
  const [sign = '/'] = /[./-]/.exec(text) ?? [];
  if (/\p{L}/u.test(text)) return `${text.trim()} ${year}`;
  const day = text.trim().replace(/\.$/, '');
  return dayOrder === 'year-month-day' ? `${year}${sign}${day}` : `${day}${sign}${year}`;
}

function roundNumberOf(text: string): number | null {
  if (/^final/i.test(text)) return FINAL_ROUND;
  const number = /^\D{0,8}(\d{1,2})$/.exec(text)?.[1];
  return number === undefined ? null : Number(number);
}
