import type { CalendarDay } from '@strokebook/golf/calendar';
import type { ResultRound, Results, ResultTournament, RoundRating } from '@strokebook/golf/results';
import { enteredRating, resultRoundKey, scoreDifferential } from '@strokebook/golf/results';
import {
  clashTexts,
  filterEvents,
  formatFinish,
  type ScheduleEvent,
  type ScheduleLine,
  scheduleLines,
  type ScheduleOptions,
  type SchedulePlayer,
  scheduleStatusLabel,
} from '@strokebook/golf/schedule';
import { isUpcoming, kindTexts, placingTexts } from './event-texts.ts';
import { statusColumnsOf } from './status-columns.ts';

/** Cell format of a column: text, day, integer, or number with one decimal. */
export type CellKind = 'text' | 'day' | 'whole' | 'tenths';
/** A day is 'yyyy-MM-dd'; null leaves the cell empty. */
export type WorkbookCell = string | number | null;

export type WorkbookSheet = {
  readonly name: string;
  /** Width in characters. */
  readonly columns: readonly { readonly header: string; readonly kind: CellKind; readonly width: number }[];
  readonly rows: readonly (readonly WorkbookCell[])[];
};

type ScheduleWorkbookInput = {
  /** The player first. */
  readonly players: readonly SchedulePlayer[];
  /** Past and upcoming events of all players. */
  readonly events: readonly ScheduleEvent[];
  readonly options: ScheduleOptions;
  readonly results: Results;
  /** Differentials of rounds with a rated tee, by round id. */
  readonly ratings: ReadonlyMap<string, RoundRating>;
  readonly today: CalendarDay;
};

/** The sheets of a schedule: each event once, and each round once (API-27). */
export function scheduleWorkbook(input: ScheduleWorkbookInput): readonly WorkbookSheet[] {
  const { players, options, results, today } = input;
  const events = filterEvents(input.events, options);
  const upcoming = events.filter((event) => isUpcoming(event, today));
  const past = events.filter((event) => !isUpcoming(event, today));
  return [
    sheet('Upcoming', eventColumns(upcoming, players), scheduleLines(upcoming, players)),
    sheet(
      'Historical',
      [...eventColumns(past, players), ...endColumns(players.length > 1)],
      scheduleLines(past, players).toReversed(),
    ),
    sheet('Results', tournamentColumns, results.tournaments),
    sheet('Rounds', roundColumns, roundsOf(input)),
  ];
}

type Column<Item> = WorkbookSheet['columns'][number] & { readonly cell: (item: Item) => WorkbookCell };

const column =
  (kind: CellKind, width: number) =>
  <Item>(header: string, cell: (item: Item) => WorkbookCell, ownWidth = width): Column<Item> => ({
    header,
    kind,
    width: ownWidth,
    cell,
  });
const text = column('text', 18);
const day = column('day', 12);
const whole = column('whole', 9);
const tenths = column('tenths', 11);

const sheet = <Item>(name: string, columns: readonly Column<Item>[], items: readonly Item[]): WorkbookSheet => ({
  name,
  columns: columns.map(({ header, kind, width }) => ({ header, kind, width })),
  rows: items.map((item) => columns.map(({ cell }) => cell(item))),
});

const WIDE = 40;
const SEPARATOR = ', ';

function eventColumns(
  events: readonly ScheduleEvent[],
  players: readonly SchedulePlayer[],
): readonly Column<ScheduleLine>[] {
  const clashes = clashTexts(events, players);
  return [
    day('First day', ({ startDate }) => startDate),
    day('Last day', ({ endDate }) => endDate),
    text('Tournament', ({ tournamentName }) => tournamentName, WIDE),
    text('City', ({ city }) => city),
    text('State', ({ state }) => state),
    text('Course', ({ courseName }) => courseName, 28),
    text('Type', (line) => kindTexts(line).type, 12),
    text('Locale', (line) => kindTexts(line).locale, 12),
    text('Individual or team', (line) => kindTexts(line).format),
    whole('Rounds', ({ numberOfRounds }) => numberOfRounds),
    ...(players.length > 1 ? statusColumns : [ownStatus]),
    text('Clashes', ({ tournamentId }) => clashes.get(tournamentId)?.join('; ') ?? null, WIDE),
    text('Link', ({ tournamentUrl }) => tournamentUrl, 28),
  ];
}

const ownStatus = text<ScheduleLine>('Status', ({ entries: [own] }) => (own ? scheduleStatusLabel(own.status) : null));

const statusColumns = statusColumnsOf({ entries: [] }).map(({ label }, index) =>
  text<ScheduleLine>(label, (line) => statusColumnsOf(line)[index]?.names.join(SEPARATOR) || null, 28),
);

/** Results of past events. */
const endColumns = (hasSeveral: boolean): readonly Column<ScheduleLine>[] =>
  hasSeveral
    ? [text('Placings', (line) => placingTexts(line, true).join('; ') || null, WIDE)]
    : [
        text('Finish', ({ entries: [own] }) => (own?.result ? formatFinish(own.result) : null), 9),
        whole('Place', ({ entries: [own] }) => own?.result?.place ?? null),
        whole('Field', ({ entries: [own] }) => own?.result?.fieldSize ?? null),
      ];

const yesOrNothing = (is: boolean): string | null => (is ? 'Yes' : null);

const tournamentColumns: readonly Column<ResultTournament>[] = [
  day('First day', ({ dateStarted }) => dateStarted),
  day('Last day', ({ dateEnded }) => dateEnded),
  text('Tournament', ({ name }) => name, WIDE),
  text('Place', ({ location }) => location, 24),
  whole('Rounds', ({ includedRounds }) => includedRounds.length),
  whole('Total score', ({ totalScoreWithPar }) => totalScoreWithPar?.score ?? null, 12),
  whole('Total par', ({ totalScoreWithPar }) => totalScoreWithPar?.par ?? null),
  tenths('Average score', ({ averageScoreWithPar }) => averageScoreWithPar?.score ?? null, 14),
  tenths('Average par', ({ averageScoreWithPar }) => averageScoreWithPar?.par ?? null, 12),
  whole('Best score', ({ bestRoundScoreWithPar }) => bestRoundScoreWithPar?.score ?? null, 12),
  whole('Average yards', ({ averageYards }) => averageYards, 14),
  text('Placing', ({ placing }) => (placing === '-' ? null : placing), 14),
  text('Favorite', ({ isFavorite }) => yesOrNothing(isFavorite), 10),
  text('Note', ({ note }) => note, WIDE),
];

type RatedRound = { readonly round: ResultRound; readonly rating: RoundRating | null };

const roundColumns: readonly Column<RatedRound>[] = [
  day('Date', ({ round }) => round.playedOn),
  text('Tournament', ({ round }) => round.tournamentName, WIDE),
  text('Round', ({ round }) => round.name),
  text('Course', ({ round }) => round.courseName, 28),
  whole('Holes', ({ round }) => round.holeCount),
  whole('Score', ({ round }) => round.performance.score),
  whole('Par', ({ round }) => round.performance.par),
  whole('Yards', ({ round }) => (round.courseLengthYards === null ? null : Math.round(round.courseLengthYards))),
  tenths('Course rating', ({ rating }) => rating?.courseRating ?? null, 14),
  whole('Slope', ({ rating }) => rating?.slopeRating ?? null),
  tenths('Differential', ({ rating }) => rating && scoreDifferential(rating), 12),
  text('Favorite', ({ round }) => yesOrNothing(round.isFavorite), 10),
  text('Note', ({ round }) => round.note, WIDE),
];

/** Rounds of the results and of their tournaments, each once. */
function roundsOf({ results, ratings, events, players }: ScheduleWorkbookInput): readonly RatedRound[] {
  const own = new Map(
    events.filter(({ accountId }) => accountId === players[0]?.accountId).map((event) => [event.tournamentId, event]),
  );
  const ratingOf = (round: ResultRound): RoundRating | null =>
    round.golfRoundId === null
      ? enteredRating(own.get(round.tournamentId ?? ''), round)
      : (ratings.get(round.golfRoundId) ?? null);
  const all = [...results.rounds, ...results.tournaments.flatMap(({ includedRounds }) => includedRounds)];
  const once = new Map(all.map((round) => [resultRoundKey(round), round]));
  return [...once.values()].map((round) => ({ round, rating: ratingOf(round) }));
}
