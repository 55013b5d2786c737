import type { AccountId } from '@strokebook/golf/access';
import { type EventResult, importFields, type ImportField, type OwnTournament } from '@strokebook/contract';
import { daysBetween } from '@strokebook/golf/calendar';
import { formatFinish, type ScheduleStatus } from '@strokebook/golf/schedule';
import {
  type ScheduleTable,
  duplicateMessage,
  type TableEvent,
  tableEventKey,
  tableEventName,
} from '@strokebook/importers';
import type { EventRow, TournamentRow } from './event-queries.ts';

/** What stands before a table comes. */
export type Standing = {
  /** The player's schedule. */
  readonly events: readonly EventRow[];
  /** Tournaments that everyone can choose, by what a table knows a tournament by. */
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

/** A row of a table, as it will be stored, with what is wrong with it, or left out. */
export type PlannedRow = {
  readonly line: number;
  readonly planned: PlannedEvent | null;
  readonly problems: readonly string[];
  readonly isLeftOut: boolean;
};

/** The columns that say what a tournament is, beside the name that it is known by. */
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
 * What every row comes to. A tournament that two rows mean is one of the schedule, and the second row has a problem; so
 * has one that seems to be a further round of a tournament above it.
 */
export function planTable({ rows }: ScheduleTable, standing: Standing, accountId: AccountId): readonly PlannedRow[] {
  const find = createFinder(standing.events);
  const lineOf = new Map<string, number>();
  const findRoundBefore = roundFinder();
  return rows.map(({ line, event, problems, isLeftOut }) => {
    const refused = (problem: string) => ({ line, planned: null, problems: [problem], isLeftOut });
    if (event === null) return { line, planned: null, problems, isLeftOut };
    const planned = planEvent(event, find(event), standing.catalog, accountId);
    const before = findRoundBefore(event, line);
    if (planned.tournamentId === null) {
      return before === null ? { line, planned, problems, isLeftOut } : refused(looksLikeRoundOf(before));
    }
    const earlier = lineOf.get(planned.tournamentId);
    if (earlier !== undefined) return refused(duplicateMessage(earlier));
    lineOf.set(planned.tournamentId, line);
    return { line, planned, problems, isLeftOut };
  });
}

/** What is wrong with a row that seems to be no tournament of its own. */
const looksLikeRoundOf = (line: number): string =>
  `This looks like another round of the tournament of line ${line}: a tournament stands on one line, its rounds beside each other.`;

/**
 * Finds the line on which a tournament begins of which a row seems to be a further round: both have one score, the same
 * name, and days that follow on each other, forwards or, as in tables with the latest first, backwards. Two that ended
 * otherwise are two.
 */
function roundFinder(): (row: TableEvent, line: number) => number | null {
  type Round = { readonly line: number; readonly tournament: OwnTournament; readonly finish: string | null };
  const linesOf = new Map<string, Round[]>();
  return ({ tournament, result }, line) => {
    if (result?.rounds.length !== 1) return null;
    const finish = formatFinish(result);
    const name = tableEventName(tournament);
    const rounds = linesOf.get(name) ?? [];
    const before = rounds.find(
      (round) =>
        (round.finish === null || finish === null || round.finish === finish) &&
        (daysBetween(round.tournament.endDate, tournament.startDate) === 1 ||
          daysBetween(tournament.endDate, round.tournament.startDate) === 1),
    );
    // All rounds of a tournament are told of its first line.
    linesOf.set(name, [...rounds, { line: before?.line ?? line, tournament, finish }]);
    return before?.line ?? null;
  };
}

/**
 * Finds the event that a row means: of its name and first day, else the only one of its name that is on one of its days,
 * since tables of results often have a tournament's last day, and tables of plans the days it was moved from.
 */
function createFinder(events: readonly EventRow[]): (row: TableEvent) => EventRow | null {
  const byKey = new Map(events.map((event) => [tableEventKey(event.tournament), event]));
  const byName = Map.groupBy(events, ({ tournament }) => tableEventName(tournament));
  return ({ tournament }) => {
    const exact = byKey.get(tableEventKey(tournament));
    if (exact !== undefined) return exact;
    const [only, ...others] = (byName.get(tableEventName(tournament)) ?? []).filter(
      (event) => event.tournament.startDate <= tournament.endDate && tournament.startDate <= event.tournament.endDate,
    );
    return others.length === 0 ? (only ?? null) : null;
  };
}

/** What is there keeps all that the row says nothing of; what is everyone's is not a table's to change. */
function planEvent(
  row: TableEvent,
  known: EventRow | null,
  catalog: Standing['catalog'],
  accountId: AccountId,
): PlannedEvent {
  const event = known?.event ?? null;
  const tournament = known?.tournament ?? catalog.get(tableEventKey(row.tournament));
  const choice = choiceOf(row, event);
  if (tournament === undefined) {
    const made = row.tournament;
    return { isKnown: false, tournamentId: null, made, tournament: made, change: {}, kept: [], choice };
  }
  const says = (column: ImportField) =>
    // One day alone is one of its days.
    column === 'startDate' ? row.said.has('endDate') : row.said.has(column);
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
