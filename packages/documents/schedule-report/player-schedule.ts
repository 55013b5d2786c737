import {
  cellOf,
  days,
  figures,
  names,
  type ReportCell,
  rowOf,
  type TableBlock,
  tableOf,
  words,
} from '../report/blocks/table.ts';
import { figuresOf } from '../report/blocks/figures.ts';
import type { ReportDocument, ReportSection } from '../report/document.ts';
import type { CalendarDay, DayRange } from '@strokebook/golf/calendar';
import { formatDays, NOTHING, plural } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import type { HistoricalMetric, Results, ResultsView } from '@strokebook/golf/results';
import {
  clashTexts,
  eventGaps,
  filterEvents,
  formatDaysBetween,
  groupLines,
  NO_DAYS_BETWEEN,
  type ScheduleEvent,
  type ScheduleLine,
  scheduleLines,
  type ScheduleOptions,
  type SchedulePlayer,
  scheduleStatusLabel,
  splitEvents,
  placeText,
} from '@strokebook/golf/schedule';
import { eventsInRange, isUpcoming, kindTexts, placingTexts } from './event-texts.ts';
import { resultsSection } from './results-section.ts';
import { statusColumnsOf } from './status-columns.ts';

/** Parts of the 'Player Schedule' report, in printed order. */
export const scheduleSections = ['Upcoming', 'Historical', 'Results'] as const;
export type ScheduleSection = (typeof scheduleSections)[number];

/** The 'Player Schedule' report with its first and last day for the file name (API-28, API-O5). */
type PlayerScheduleReport = ReportDocument & { readonly start: CalendarDay; readonly end: CalendarDay };

export type PlayerScheduleInput = {
  /** The player first. */
  readonly players: readonly SchedulePlayer[];
  /** Past and upcoming events of all players. */
  readonly events: readonly ScheduleEvent[];
  readonly options: ScheduleOptions;
  readonly sections: readonly ScheduleSection[];
  /** Open ends extend to the first or last printed event. */
  readonly range: DayRange;
  readonly metrics: readonly HistoricalMetric[];
  /** Results of the same days. */
  readonly results: Results;
  readonly resultsView: ResultsView;
  /** Only favorites among the results. */
  readonly isFavoritesOnly: boolean;
  /** Whether to show averages above the tables. */
  readonly hasStats: boolean;
  readonly units: UnitSystem;
  readonly today: CalendarDay;
};

/** The selected sections of a schedule in order. */
export function playerSchedule(input: PlayerScheduleInput): PlayerScheduleReport {
  const { players, range, sections, today } = input;
  const [player, ...others] = players;
  const events = eventsInRange(filterEvents(input.events, input.options), range);
  const upcoming = events.filter((event) => isUpcoming(event, today));
  const past = events.filter((event) => !isUpcoming(event, today));
  const results = input.isFavoritesOnly ? favoritesOf(input.results) : input.results;
  const printed: Readonly<Record<ScheduleSection, ReportSection>> = {
    Upcoming: upcomingSection(upcoming, input),
    Historical: historicalSection(past, input),
    Results: resultsSection(results, input),
  };
  const { start, end } = printedDays(
    [
      ...(sections.includes('Upcoming') ? upcoming : []),
      ...(sections.includes('Historical') ? past : []),
      ...(sections.includes('Results') ? daysOfResults(results) : []),
    ],
    range,
    today,
  );
  return {
    heading: 'Player Schedule',
    subject: player?.name ?? '',
    subtitle: [
      formatDays(start, end, true),
      ...(others.length === 0 ? [] : [`With ${listText(others.map(({ name }) => name))}`]),
    ].join(' · '),
    start,
    end,
    sections: scheduleSections.filter((name) => sections.includes(name)).map((name) => printed[name]),
  };
}

const favoritesOf = (results: Results): Results => ({
  ...results,
  rounds: results.rounds.filter(({ isFavorite }) => isFavorite),
  tournaments: results.tournaments.filter(({ isFavorite }) => isFavorite),
});

type Dated = { readonly startDate: CalendarDay; readonly endDate: CalendarDay };

const daysOfResults = ({ rounds, tournaments }: Results): readonly Dated[] => [
  ...rounds.flatMap(({ playedOn }) => (playedOn === null ? [] : { startDate: playedOn, endDate: playedOn })),
  ...tournaments.map(({ dateStarted, dateEnded }) => ({ startDate: dateStarted, endDate: dateEnded })),
];

/** The requested days; open ends become the first or last printed day, or today. */
function printedDays(
  dated: readonly Dated[],
  { start, end }: DayRange,
  today: CalendarDay,
): { readonly start: CalendarDay; readonly end: CalendarDay } {
  const first = dated.map(({ startDate }) => startDate).sort()[0];
  const last = dated
    .map(({ endDate }) => endDate)
    .sort()
    .at(-1);
  const from = start ?? first ?? (end !== null && end < today ? end : today);
  const to = end ?? last ?? today;
  return { start: from, end: to < from ? from : to };
}

/** 'Bea Mate', 'Bea Mate and Cleo Fox', 'Bea, Cleo and Dee'. */
function listText(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

function upcomingSection(events: readonly ScheduleEvent[], input: PlayerScheduleInput): ReportSection {
  const { players, options, hasStats } = input;
  const clashes = clashTexts(events, players);
  const eventsOf = (title: string, some: readonly ScheduleEvent[], empty: string) =>
    eventTable(title, scheduleLines(some, players), empty, input, clashes);
  const { planned, considering } = splitEvents(events);
  const gaps = eventGaps(events.filter(({ accountId }) => accountId === players[0]?.accountId));
  return {
    heading: 'Upcoming Events',
    hint: plural(scheduleLines(events, players).length, 'event'),
    blocks: [
      ...(hasStats && gaps.shortest !== NO_DAYS_BETWEEN
        ? figuresOf([
            { label: 'Shortest between events', value: formatDaysBetween(gaps.shortest), basis: '' },
            { label: 'Longest between events', value: formatDaysBetween(gaps.longest), basis: '' },
          ])
        : []),
      ...(options.isMerged
        ? [eventsOf('', events, 'No upcoming events.')]
        : [
            eventsOf('Planned Events', planned, 'No planned events.'),
            eventsOf('Considering Events', considering, 'No events are being considered.'),
          ]),
    ],
  };
}

function historicalSection(events: readonly ScheduleEvent[], input: PlayerScheduleInput): ReportSection {
  const lines = scheduleLines(events, input.players).toReversed();
  const metrics = tableOf(
    '',
    [...names('Tournaments'), ...figures('This year', 'Last three years', 'Days since')],
    input.metrics.map(({ statName, year, lastThree, daysSince }) => rowOf([statName, year, lastThree, daysSince])),
    '',
  );
  return {
    heading: 'Historical Events',
    hint: plural(lines.length, 'event'),
    blocks: [
      ...(input.hasStats ? [metrics] : []),
      eventTable('', lines, 'No historical events.', input, new Map(), placingTexts),
    ],
  };
}

type Endings = (line: ScheduleLine, hasSeveral: boolean) => readonly string[];

/** @param endings results of past events; undefined for upcoming ones. */
function eventTable(
  title: string,
  lines: readonly ScheduleLine[],
  empty: string,
  { players, options }: Pick<PlayerScheduleInput, 'players' | 'options'>,
  clashes: ReadonlyMap<string, readonly string[]>,
  endings?: Endings,
): TableBlock {
  const hasSeveral = players.length > 1;
  const cellsOf = (line: ScheduleLine): readonly (string | ReportCell)[] => {
    const { type, locale, format } = kindTexts(line);
    return [
      formatDays(line.startDate, line.endDate, true),
      cellOf(
        line.tournamentName,
        [placeText(line), line.courseName ?? ''].filter((part) => part !== '').join(' · '),
        null,
        clashes.get(line.tournamentId) ?? [],
      ),
      cellOf(type, `${locale} · ${format}`),
      String(line.numberOfRounds),
      ...(endings === undefined || hasSeveral ? [statusCell(line, hasSeveral)] : []),
      ...(endings === undefined ? [] : [placingCell(endings(line, hasSeveral))]),
    ];
  };
  return tableOf(
    title,
    [
      ...days('Dates'),
      ...names('Tournament'),
      ...words('Type'),
      ...figures('Rounds'),
      // How the player entered is irrelevant once an event is over.
      ...words(
        ...(hasSeveral ? ['Players'] : endings === undefined ? ['Status'] : []),
        ...(endings === undefined ? [] : ['Placing']),
      ),
    ],
    groupLines(lines, options.viewBy).flatMap((group) => [
      ...(group.label === '' ? [] : [rowOf([group.label], 'group')]),
      ...group.lines.map((line) => rowOf(cellsOf(line))),
    ]),
    empty,
  );
}

/** The status of one player, or the players by status. */
function statusCell(line: ScheduleLine, hasSeveral: boolean): ReportCell {
  const [own] = line.entries;
  if (!hasSeveral) return cellOf(own === undefined ? NOTHING : scheduleStatusLabel(own.status));
  const taken = statusColumnsOf(line).filter(({ names }) => names.length > 0);
  return cellOf(
    '',
    taken.map(({ label, names }) => `${label}: ${names.join(', ')}`),
  );
}

const placingCell = (placings: readonly string[]): ReportCell =>
  placings.length < 2 ? cellOf(placings[0] ?? NOTHING) : cellOf('', placings);
