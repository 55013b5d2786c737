import type { DayOrder } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { FINAL_ROUND } from '@strokebook/golf/model';
import { UNKNOWN_TEE } from '../found-round.ts';
import type { RawRound } from '../sound-round.ts';
import { cellsBy, dayOf, decimalOf, playerName, type RowCells, timeOf, timeOfDay, wholeOf } from './row-cells.ts';
import type { SheetBlock, SheetRow } from './sheet-blocks.ts';
import { type Days, readSeasonDays, type Season } from './season.ts';
import { noContext, type SheetContext, typeOf, withFigureOf, withTitle } from './sheet-context.ts';
import type { SkippedPart } from './skipped-part.ts';
import type { LengthUnit, WorksheetField } from './worksheet-fields.ts';

/** How the cells of a table are read. */
export type ReadingRules = {
  readonly dayOrder: DayOrder;
  readonly units: LengthUnit;
  /** The unit of distances on the green. */
  readonly greenUnits: LengthUnit;
  readonly context: SheetContext;
  /** The years of days that are written without one, such as '9/3'; null if no title says them, and nobody has given them. */
  readonly season: Season | null;
  /** The player whose sheet it is, if each player has one. */
  readonly sheetPlayer: string | null;
};

/** Rounds of a table, before their values are checked. */
export type TableRounds = { readonly rounds: readonly RawRound[]; readonly skipped: readonly SkippedPart[] };

/** What a row says about its round; the day is null if neither the row nor a title tells it. */
export type RowRound = Omit<RawRound, 'playedOn' | 'holes'> & {
  readonly playedOn: CalendarDay | null;
  /** The days of the row's event, if it says several: 'Sep 8-9'. */
  readonly days: Days | null;
};

/** What is said of a round that cannot be stored without its day. */
export const NO_DAY = 'No day of the round.';

/** Merged cells have their text in the first of their rows: these fields go on until the next text. */
const mergedFields: readonly WorksheetField[] = [
  'playedOn',
  'course',
  'tournament',
  'tee',
  'courseRating',
  'slopeRating',
  'roundType',
  'par',
];
/** What a row with another course or event says anew, or not at all. */
const ofOneCourse: readonly WorksheetField[] = ['tee', 'courseRating', 'slopeRating', 'par'];
const mergedOfHoles: readonly WorksheetField[] = [
  ...mergedFields.filter((field) => field !== 'par'),
  'player',
  'firstName',
  'lastName',
  'roundNumber',
  'roundId',
  'startTime',
  'hole',
];

const ofOneRound: readonly WorksheetField[] = ['startTime', 'roundNumber', 'roundId'];

/**
 * The cells of every row, with those of merged cells above them.
 *
 * @param isOfPlayer whether the sheet is of one player of a team
 */
export function rowsWithCells(
  block: SheetBlock,
  isOfPlayer = false,
): readonly (SheetRow & { readonly cellsOf: RowCells })[] {
  const by = cellsBy(block.meanings);
  const hasPlayer = block.meanings.some((one) => one?.field === 'player' || one?.field === 'lastName');
  const merged = block.rowKind === 'round' ? (hasPlayer || isOfPlayer ? mergedFields : []) : mergedOfHoles;
  const last = new Map<WorksheetField, string>();
  return block.rows.map((row) => {
    const own = by(row.cells);
    if (own('course') !== '' || own('tournament') !== '') for (const field of ofOneCourse) last.delete(field);
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
  const event = eventOf(text('tournament'), text('course'), rules);
  const tournamentName = event.name ?? context.tournament;
  const tee = text('tee');
  const both = withFigureOf(noContext, 'CR', text('courseRating'));
  const rating = decimalOf(text('courseRating')) ?? both.rating ?? context.rating ?? undefined;
  const slope = wholeOf(text('slopeRating')) ?? both.slope ?? context.slope ?? undefined;
  const hasTee = tee !== '' || rating !== undefined || slope !== undefined;
  const player = playerName(cells) || sheetPlayer || '';
  const day = dayOf(text('playedOn'), dayOrder);
  const days = day === null ? readSeasonDays(text('playedOn'), dayOrder, rules.season) : { first: day, last: day };
  return {
    sourceId: text('roundId') || null,
    playedOn: days !== null && days.first === days.last ? days.first : null,
    days,
    startTime: timeOf(text('startTime')) ?? timeOfDay(text('playedOn')),
    course: {
      name: event.course || context.course || '',
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

/** The event of a row, and the course of a cell that says both: 'Spring Open @ Pine Hollow'. */
function eventOf(
  text: string,
  course: string,
  { season, dayOrder }: ReadingRules,
): { name: string | null; course: string } {
  if (text === '') return { name: null, course };
  const parts = withTitle(noContext, text, { season, dayOrder });
  const isOfBoth = course === '' && parts.tournament !== null && (parts.course ?? parts.names[0]) !== undefined;
  return isOfBoth ? { name: parts.tournament, course: parts.course ?? parts.names[0] ?? '' } : { name: text, course };
}

function roundNumberOf(text: string): number | null {
  if (/^final/i.test(text)) return FINAL_ROUND;
  const number = /^\D{0,8}(\d{1,2})$/.exec(text)?.[1];
  return number === undefined ? null : Number(number);
}
