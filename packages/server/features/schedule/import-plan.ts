import { type EventResult, importFields, type ImportField, type OwnTournament } from '@strokebook/contract';
import type { ScheduleStatus } from '@strokebook/golf/schedule';
import { type TableEvent, tableEventKey } from '@strokebook/importers';
import type { EventRow, TournamentRow } from './event-queries.ts';

/** What stands before a table comes, each by what a table knows a tournament by. */
export type Standing = {
  /** How many events are in the schedule. */
  readonly eventCount: number;
  /** The player's schedule. */
  readonly known: ReadonlyMap<string, EventRow>;
  /** Tournaments that everyone can choose. */
  readonly catalog: ReadonlyMap<string, TournamentRow>;
};

/** What a row of a table comes to in the schedule. */
export type PlannedEvent = {
  /** Whether the event is in the schedule and is brought up to date. */
  readonly isKnown: boolean;
  /** Null where the tournament is to be made. */
  readonly tournamentId: string | null;
  /** The tournament that is to be made; null where there is one. */
  readonly made: OwnTournament | null;
  /** As it will be. */
  readonly tournament: OwnTournament | TournamentRow;
  /** What changes of a tournament that the player has made. */
  readonly change: Partial<OwnTournament>;
  /** Labels of what the row says otherwise of a tournament that is everyone's, and that stays as it is. */
  readonly kept: readonly string[];
  readonly choice: {
    readonly status: ScheduleStatus;
    readonly note: string | null;
    readonly result: EventResult | null;
  };
};

/** The columns that say what a tournament is, beside the name and first day that it is known by. */
const tournamentFields: readonly (readonly [column: ImportField, field: keyof OwnTournament])[] = [
  ['endDate', 'endDate'],
  ['city', 'city'],
  ['state', 'state'],
  ['url', 'url'],
  ['numberOfRounds', 'numberOfRounds'],
  ['eventType', 'eventType'],
  ['locale', 'locale'],
  ['team', 'isTeamEvent'],
];

/** What is there keeps all that the row says nothing of; what is everyone's is not a table's to change. */
export function planEvent(row: TableEvent, { known, catalog }: Standing, accountId: number): PlannedEvent {
  const key = tableEventKey(row.tournament);
  const event = known.get(key)?.event ?? null;
  const tournament = known.get(key)?.tournament ?? catalog.get(key);
  const choice = choiceOf(row, event);
  if (tournament === undefined) {
    const made = row.tournament;
    return { isKnown: false, tournamentId: null, made, tournament: made, change: {}, kept: [], choice };
  }
  const otherwise = tournamentFields.filter(
    ([column, field]) => row.said.has(column) && row.tournament[field] !== tournament[field],
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
    status: row.said.has('status') ? row.status : (event.status as ScheduleStatus),
    note: row.note ?? event.note,
    result: mergeResults(event.result, row),
  };
}

/** Rounds are replaced as a whole, but a course of which the row says nothing stays what it was. */
function mergeResults(stored: EventResult | null, { result, said }: TableEvent): EventResult | null {
  if (stored === null || result === null) return result ?? stored;
  const { place, isTied, ending } = said.has('finish') ? result : stored;
  const rounds = result.rounds.map((round, index) => {
    const { yards = null, courseRating = null, slopeRating = null } = stored.rounds[index] ?? {};
    return {
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
