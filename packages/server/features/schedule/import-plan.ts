import type { AccountId } from '@strokebook/golf/access';
import { type EventResult, importFields, type ImportField, type OwnTournament } from '@strokebook/contract';
import { daysBetween } from '@strokebook/golf/calendar';
import { createEventFinder, eventKey, eventName, formatFinish, type ScheduleStatus } from '@strokebook/golf/schedule';
import { type ScheduleTable, duplicateMessage, type TableEvent } from '@strokebook/importers/schedule';
import type { EventRow, TournamentRow } from './event-queries.ts';

/** The stored data before an import. */
export type StoredSchedule = {
  /** The player's schedule. */
  readonly events: readonly EventRow[];
  /** Public tournaments by the key that tables use. */
  readonly catalog: ReadonlyMap<string, TournamentRow>;
};

/** The effect of a row on the schedule. */
export type PlannedEvent = {
  /** Whether the event exists and is updated. */
  readonly isKnown: boolean;
  /** Null if the tournament will be created. */
  readonly tournamentId: string | null;
  /** The tournament to create; null if it exists. */
  readonly made: OwnTournament | null;
  /** The tournament after the import. */
  readonly tournament: OwnTournament | TournamentRow;
  /** Changes of a tournament that the player created. */
  readonly change: Partial<OwnTournament>;
  /** Labels of fields in which the row differs from a public tournament, which stays unchanged. */
  readonly kept: readonly string[];
  readonly choice: {
    readonly status: ScheduleStatus;
    readonly note: string | null;
    readonly result: EventResult | null;
  };
};

/** A row of a table as it will be stored, with its problems, or excluded. */
export type PlannedRow = {
  readonly line: number;
  /** The name in the table. */
  readonly name: string;
  readonly planned: PlannedEvent | null;
  readonly problems: readonly string[];
  readonly isLeftOut: boolean;
};

/** The columns that describe a tournament, besides its name. */
const tournamentFields: readonly (readonly [column: ImportField, field: keyof OwnTournament])[] = [
  ['startDate', 'startDate'],
  ['endDate', 'endDate'],
  ['city', 'city'],
  ['state', 'state'],
  ['url', 'url'],
  ['numberOfRounds', 'numberOfRounds'],
  ['eventType', 'eventType'],
  ['locale', 'locale'],
  ['team', 'isTeamEvent'],
];

/**
 * Plans every row. If two rows match the same tournament, the second row has a problem; so has a row that seems to be a
 * further round of a tournament above it.
 */
export function planTable(
  { rows }: ScheduleTable,
  stored: StoredSchedule,
  accountId: AccountId,
): readonly PlannedRow[] {
  const find = createEventFinder(stored.events);
  const lineOf = new Map<string, number>();
  const findRoundBefore = roundFinder();
  return rows.map(({ line, name, event, problems, isLeftOut }) => {
    const refused = (problem: string) => ({ line, name, planned: null, problems: [problem], isLeftOut });
    if (event === null) return { line, name, planned: null, problems, isLeftOut };
    const planned = planEvent(event, find(event.tournament), stored.catalog, accountId);
    const before = findRoundBefore(event, line);
    if (planned.tournamentId === null) {
      return before === null ? { line, name, planned, problems, isLeftOut } : refused(looksLikeRoundOf(before));
    }
    const earlier = lineOf.get(planned.tournamentId);
    if (earlier !== undefined) return refused(duplicateMessage(earlier));
    lineOf.set(planned.tournamentId, line);
    return { line, name, planned, problems, isLeftOut };
  });
}

/** The problem of a row that seems to be a round, not a tournament. */
const looksLikeRoundOf = (line: number): string =>
  `This looks like another round of the tournament on line ${line}: put a tournament on one line, with its rounds side by side.`;

/**
 * Returns a function that finds the line of the tournament of which a row seems to be a further round: both have one
 * score, the same name, and consecutive days, ascending or, in tables with the latest first, descending. Rows with
 * different finishes are different tournaments.
 */
function roundFinder(): (row: TableEvent, line: number) => number | null {
  type Round = { readonly line: number; readonly tournament: OwnTournament; readonly finish: string | null };
  const linesOf = new Map<string, Round[]>();
  return ({ tournament, result }, line) => {
    if (result?.rounds.length !== 1) return null;
    const finish = formatFinish(result);
    const name = eventName(tournament);
    const rounds = linesOf.get(name) ?? [];
    const before = rounds.find(
      (round) =>
        (round.finish === null || finish === null || round.finish === finish) &&
        (daysBetween(round.tournament.endDate, tournament.startDate) === 1 ||
          daysBetween(tournament.endDate, round.tournament.startDate) === 1),
    );
    // Problems of all rounds refer to the tournament's first line.
    linesOf.set(name, [...rounds, { line: before?.line ?? line, tournament, finish }]);
    return before?.line ?? null;
  };
}

/** An existing event keeps all fields that the row lacks; a table cannot change a public tournament. */
function planEvent(
  row: TableEvent,
  known: EventRow | null,
  catalog: StoredSchedule['catalog'],
  accountId: AccountId,
): PlannedEvent {
  const event = known?.event ?? null;
  const tournament = known?.tournament ?? catalog.get(eventKey(row.tournament));
  const choice = choiceOf(row, event);
  if (tournament === undefined) {
    const made = row.tournament;
    return { isKnown: false, tournamentId: null, made, tournament: made, change: {}, kept: [], choice };
  }
  const says = (column: ImportField) =>
    // A single day is only one of the event's days.
    column === 'startDate' ? row.given.has('endDate') : row.given.has(column);
  const otherwise = tournamentFields.filter(
    ([column, field]) => says(column) && row.tournament[field] !== tournament[field],
  );
  const isOwn = tournament.madeByAccountId === accountId;
  const change = isOwn ? Object.fromEntries(otherwise.map(([, field]) => [field, row.tournament[field]])) : {};
  return {
    isKnown: event !== null,
    tournamentId: tournament.tournamentId,
    made: null,
    tournament: { ...tournament, ...change },
    change,
    kept: isOwn ? [] : otherwise.map(([column]) => importFields.find(({ field }) => field === column)?.label ?? column),
    choice,
  };
}

function choiceOf(row: TableEvent, event: EventRow['event'] | null): PlannedEvent['choice'] {
  if (event === null) return { status: row.status, note: row.note, result: row.result };
  return {
    status: row.given.has('status') ? row.status : (event.status as ScheduleStatus),
    note: row.note ?? event.note,
    result: mergeResults(event.result, row),
  };
}

/** Rounds are replaced as a whole, but keep their course if the row has none. */
function mergeResults(stored: EventResult | null, { result, given }: TableEvent): EventResult | null {
  if (stored === null || result === null) return result ?? stored;
  const { place, isTied, ending } = given.has('finish') ? result : stored;
  const rounds = result.rounds.map((round, index) => {
    const { yards = null, courseRating = null, slopeRating = null, playedOn, courseName } = stored.rounds[index] ?? {};
    return {
      ...(playedOn == null ? {} : { playedOn }),
      ...(courseName == null ? {} : { courseName }),
      ...round,
      yards: round.yards ?? yards,
      courseRating: round.courseRating ?? courseRating,
      slopeRating: round.slopeRating ?? slopeRating,
    };
  });
  return {
    place,
    isTied,
    ending,
    fieldSize: result.fieldSize ?? stored.fieldSize,
    rounds: rounds.length > 0 ? rounds : stored.rounds,
  };
}
