import type { CalendarDay } from '@strokebook/golf/calendar';
import { formatDay, formatDays, plural } from '@strokebook/golf/format';
import {
  clashText,
  findClashes,
  isConfirmed,
  isScheduleStatus,
  type ScheduleEvent,
  type ScheduleLine,
  scheduleLines,
  type SchedulePlayer,
  type ScheduleStatus,
  scheduleStatuses,
  placeText,
} from '@strokebook/golf/schedule';
import { isUpcoming } from './event-texts.ts';

/** One letter each, so that a roster fits across a page. */
const statusCodes: Readonly<Record<ScheduleStatus, string>> = {
  inField: 'F',
  considering: 'C',
  qualifying: 'Q',
  applied: 'A',
  conflict: 'W',
  invited: 'I',
};
/** A status of another program. */
const OTHER_STATUS = 'O';
const CLASH_MARK = '!';
/** What stands where an event is not in a player's schedule. */
const NOT_IN_SCHEDULE = '';

/** As many columns of one letter as stand beside an event on a page that lies on its side. */
const PLAYERS_IN_GRID = 16;

type OrgScheduleGrid = {
  /** 'Players 1 to 16 of 40'; '' where all stand in one grid. */
  readonly heading: string;
  readonly players: readonly string[];
  readonly rows: readonly {
    readonly days: string;
    readonly name: string;
    readonly place: string;
    /** How many of all players are going to play, and how many think of it. */
    readonly playing: number;
    readonly considering: number;
    /** A code for each of the grid's players. */
    readonly codes: readonly string[];
  }[];
};

/** Lines of a list: what does not fit the first page is found in the grid. */
const MAX_LINES_LISTED = 40;

/** The upcoming schedules of an organization's players: what is printed, word for word. */
export type OrgScheduleReport = {
  readonly heading: string;
  readonly organizationName: string;
  /** 'From Sep 20, 2026', and how much there is. */
  readonly days: string;
  readonly start: CalendarDay;
  readonly end: CalendarDay;
  /** What the codes stand for. */
  readonly legend: readonly { readonly code: string; readonly label: string }[];
  readonly notes: readonly string[];
  readonly grids: readonly OrgScheduleGrid[];
  /** What to look after, at a glance: a line each under a heading. */
  readonly lists: readonly {
    readonly heading: string;
    /** Of all lines, listed or not. */
    readonly count: number;
    readonly lines: readonly string[];
    readonly empty: string;
  }[];
};

type OrgScheduleInput = {
  readonly organizationName: string;
  /** Whose schedule is open to the reader, in the order of their columns. */
  readonly players: readonly SchedulePlayer[];
  /** How many more there are, whose schedules are closed. */
  readonly closedCount: number;
  readonly events: readonly ScheduleEvent[];
  readonly today: CalendarDay;
};

/** Events down and players across, with clashes and who covers what. */
export function orgSchedule(input: OrgScheduleInput): OrgScheduleReport {
  const { organizationName, players, closedCount, today } = input;
  const events = input.events.filter((event) => isUpcoming(event, today));
  const lines = scheduleLines(events, players);
  const ends = lines.map(({ endDate }) => endDate).sort();
  return {
    heading: 'Organization Schedule',
    organizationName,
    days: `From ${formatDay(today, true)}: ${plural(lines.length, 'event')}, ${plural(players.length, 'player')}`,
    start: today,
    end: ends.at(-1) ?? today,
    legend: [
      ...scheduleStatuses.map(({ status, label }) => ({ code: statusCodes[status], label })),
      ...(events.every(({ status }) => isScheduleStatus(status))
        ? []
        : [{ code: OTHER_STATUS, label: 'Another program’s status' }]),
      { code: CLASH_MARK, label: 'Clashes with another event of the player' },
    ],
    notes: [
      ...(closedCount === 0 ? [] : [closedText(closedCount)]),
      ...(players.length === 0 && closedCount === 0 ? ['No players are on the rosters.'] : []),
      ...(players.length > 0 && lines.length === 0 ? ['No player has an upcoming event.'] : []),
    ],
    grids: lines.length === 0 ? [] : gridsOf(lines, players, clashKeys(events)),
    lists: players.length === 0 ? [] : listsOf(lines, events, players),
  };
}

const closedText = (count: number): string =>
  count === 1
    ? '1 player is not shown: that schedule is closed to you.'
    : `${count} players are not shown: their schedules are closed to you.`;

const keyOf = (accountId: number, tournamentId: string): string => `${accountId} ${tournamentId}`;

/** Every event of a player that clashes with another. */
const clashKeys = (events: readonly ScheduleEvent[]): ReadonlySet<string> =>
  new Set(
    findClashes(events).flatMap(({ accountId, first, second }) => [
      keyOf(accountId, first.tournamentId),
      keyOf(accountId, second.tournamentId),
    ]),
  );

function gridsOf(
  lines: readonly ScheduleLine[],
  players: readonly SchedulePlayer[],
  clashes: ReadonlySet<string>,
): readonly OrgScheduleGrid[] {
  const firsts = Array.from({ length: Math.ceil(players.length / PLAYERS_IN_GRID) }, (_, index) => index);
  return firsts.map((index) => {
    const from = index * PLAYERS_IN_GRID;
    const across = players.slice(from, from + PLAYERS_IN_GRID);
    return {
      heading: firsts.length === 1 ? '' : `Players ${from + 1} to ${from + across.length} of ${players.length}`,
      players: across.map(({ name }) => name),
      rows: lines.map((line) => ({
        days: formatDays(line.startDate, line.endDate, true),
        name: line.tournamentName,
        place: placeText(line),
        ...coverageOf(line),
        codes: across.map(({ accountId }) => codeOf(line, accountId, clashes)),
      })),
    };
  });
}

function codeOf(line: ScheduleLine, accountId: number, clashes: ReadonlySet<string>): string {
  const entry = line.entries.find((one) => one.accountId === accountId);
  if (entry === undefined) return NOT_IN_SCHEDULE;
  const code = isScheduleStatus(entry.status) ? statusCodes[entry.status] : OTHER_STATUS;
  return clashes.has(keyOf(accountId, line.tournamentId)) ? `${code}${CLASH_MARK}` : code;
}

/** Whoever has withdrawn neither plays nor considers it. */
function coverageOf({ entries }: Pick<ScheduleLine, 'entries'>): {
  readonly playing: number;
  readonly considering: number;
} {
  const open = entries.filter(({ status }) => status !== 'conflict');
  const playing = open.filter(isConfirmed).length;
  return { playing, considering: open.length - playing };
}

function listsOf(
  lines: readonly ScheduleLine[],
  events: readonly ScheduleEvent[],
  players: readonly SchedulePlayer[],
): OrgScheduleReport['lists'] {
  const nameOf = new Map(players.map(({ accountId, name }) => [accountId, name]));
  const ofPlayers = events.filter(({ accountId }) => nameOf.has(accountId));
  const busy = new Set(ofPlayers.map(({ accountId }) => accountId));
  return [
    listOf(
      'Clashes',
      findClashes(ofPlayers).map(
        (clash) =>
          `${nameOf.get(clash.accountId)}, ${clash.first.tournamentName}: ${clashText(clash, clash.first.tournamentId)}`,
      ),
      'No events clash.',
    ),
    listOf(
      'Events nobody plays',
      lines
        .filter((line) => coverageOf(line).playing === 0)
        .map((line) => `${line.tournamentName}, ${formatDays(line.startDate, line.endDate, true)}`),
      'Every event is played by someone.',
    ),
    listOf(
      'Players without events',
      players.filter(({ accountId }) => !busy.has(accountId)).map(({ name }) => name),
      'Every player has an event.',
    ),
  ];
}

function listOf(heading: string, lines: readonly string[], empty: string): OrgScheduleReport['lists'][number] {
  const listed = lines.slice(0, MAX_LINES_LISTED);
  const rest = lines.length - listed.length;
  return { heading, count: lines.length, lines: rest === 0 ? listed : [...listed, `and ${rest} more`], empty };
}
